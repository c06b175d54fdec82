'use client';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { isComposing } from '../components/hooks/isComposing.js';
import { useIsomorphicLayoutEffect } from '../components/hooks/useIsomorphicLayoutEffect.js';
import { useDisplay } from '../display/useDisplay.js';
import type { MerchantLookup } from '../query/hooks/MerchantLookup.js';
import type { ListedTransaction } from '../record/ListedTransaction.js';
import { ReportMerchant, type ReportMerchantProps } from './ReportMerchant.js';

export interface WaysOutProps {
  id: string;
  transaction: ListedTransaction;
  lookup: MerchantLookup | undefined;
  /** Index in `lookup.merchants` of the record shown. */
  candidate: number;
  onReport: ReportMerchantProps['onReport'] | undefined;
  onDispute: ((transaction: ListedTransaction) => void) | undefined;
  /** Requests to be unmounted. */
  onClose: () => void;
}

/**
 * Options for a payment that looks wrong: recognise it, correct its merchant, dispute it. With
 * `onReport` alone, the form is shown directly. Takes the focus when it appears; Escape goes back.
 * Renders a `<div role="group">`.
 */
export function WaysOut(props: WaysOutProps): ReactElement {
  const { id, transaction, lookup, candidate, onReport, onDispute, onClose } = props;
  const { messages } = useDisplay();
  const words = messages.wrong;
  const canCorrect = onReport !== undefined && lookup !== undefined;
  const [wantsForm, setWantsForm] = useState(false);
  const showsForm = canCorrect && (wantsForm || !onDispute);
  const group = useRef<HTMLDivElement>(null);
  // Moves the focus to the new content, because the focused element may be gone. During the commit,
  // so that a press right after it keeps its own focus.
  useIsomorphicLayoutEffect(() => group.current?.focus(), [showsForm]);
  const back = () => (onDispute && showsForm ? setWantsForm(false) : onClose());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Keeps containers of the details, such as a dialog, open.
    event.stopPropagation();
    // Escape first cancels a character that is being composed.
    if (isComposing(event)) return;
    event.preventDefault();
    back();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={group}
      id={id}
      role="group"
      aria-label={showsForm ? messages.report.title : words.title}
      tabIndex={-1}
      className="mry-WaysOut"
      onKeyDown={onKeyDown}
    >
      {showsForm ? (
        <>
          {onDispute && (
            <button type="button" className="mry-QuietButton" onClick={back}>
              {words.back}
            </button>
          )}
          <ReportMerchant
            transaction={transaction}
            lookup={lookup}
            candidate={candidate}
            onReport={onReport}
          />
        </>
      ) : (
        <ul>
          <Way label={words.recognise} hint={words.recogniseHint} onChoose={onClose} />
          {canCorrect && (
            <Way
              label={words.correct}
              hint={words.correctHint}
              onChoose={() => setWantsForm(true)}
            />
          )}
          {onDispute && (
            <Way
              label={words.dispute}
              hint={words.disputeHint}
              onChoose={() => onDispute(transaction)}
            />
          )}
        </ul>
      )}
    </div>
  );
}

interface WayProps {
  label: string;
  hint: string;
  onChoose: () => void;
}

function Way({ label, hint, onChoose }: WayProps): ReactElement {
  return (
    <li>
      <button type="button" className="mry-WaysOut-way" onClick={onChoose}>
        <span className="mry-WaysOut-label">{label}</span>
        <span className="mry-WaysOut-hint">{hint}</span>
      </button>
    </li>
  );
}
