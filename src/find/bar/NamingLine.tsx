'use client';
import { type ReactElement, useEffect, useReducer, useRef } from 'react';
import { containsFocus } from '../../components/hooks/containsFocus.js';
import { useIsomorphicLayoutEffect } from '../../components/hooks/useIsomorphicLayoutEffect.js';
import { useDisplay } from '../../display/useDisplay.js';
import { formatMessage, formatPlural } from '../../i18n/formatMessage.js';
import { numberFormat } from '../../i18n/intl.js';
import { removeUnitSpace } from '../../i18n/removeUnitSpace.js';
import { useMerchantContext } from '../../query/MerchantProvider.js';
import { dependsOnNames } from '../FindState.js';
import type { Find } from '../useFind.js';
import type { FindText } from './createFindText.js';
import { FindGlyph, type FindGlyphName } from './FindGlyph.js';

export interface NamingLineProps {
  find: Find<unknown>;
  text: FindText;
  /**
   * What is incomplete without the names: a search, so that the line is there only while it depends
   * on names, or the payments at a merchant.
   */
  about: 'search' | 'merchant';
  /** Whether there are payments that the page has not loaded. */
  hasMore?: boolean | undefined;
}

interface Line {
  glyph: FindGlyphName;
  first: string;
  second?: string | undefined;
  progress?: boolean | undefined;
  action?: 'look-up' | 'cancel' | 'retry' | undefined;
}

/**
 * What could not be searched, because it has no name yet, and a button that looks it up.
 * Of one height, whatever it says.
 */
export function NamingLine({
  find,
  text,
  about,
  hasMore = false,
}: NamingLineProps): ReactElement | null {
  const { locale, messages: listMessages } = useDisplay();
  const { config } = useMerchantContext();
  const { messages } = text;
  useEverySecond(find.naming.status === 'paused');
  const line = describe();
  if (!line) return null;
  const { named, total } = find.naming;
  const done = { done: text.count(named), total: text.count(total) };

  function describe(): Line | undefined {
    const { naming, unnamed } = find;
    const plural = (message: keyof typeof messages, count: number) =>
      formatPlural(messages[message] as { other: string }, count, locale);
    const soFar = () =>
      formatMessage(messages.namedOf, {
        done: text.count(naming.named),
        total: text.count(naming.total),
      });
    switch (naming.status) {
      case 'naming':
        return {
          glyph: 'card',
          first: plural('naming', naming.total),
          progress: true,
          action: 'cancel',
        };
      case 'paused':
        return { glyph: 'clock', first: pausedFor(), second: soFar(), action: 'cancel' };
      default:
    }
    if (about === 'search' && !dependsOnNames(find.state)) return undefined;
    const left = plural('stillUnnamed', unnamed);
    if (unnamed > 0 && naming.status === 'offline') {
      return { glyph: 'warning', first: messages.offline, second: left, action: 'retry' };
    }
    if (unnamed > 0 && naming.status === 'failed') {
      return { glyph: 'warning', first: messages.namesFailed, second: left, action: 'retry' };
    }
    const canLookUp = unnamed > naming.failed;
    const missing = canLookUp
      ? plural('unnamed', unnamed)
      : naming.failed > 0 && plural('notNamed', naming.failed);
    if (about === 'merchant') {
      if (!missing) return undefined;
      const action = canLookUp ? 'look-up' : undefined;
      return { glyph: 'card', first: missing, second: messages.mayBelong, action };
    }
    const noFilter = Object.fromEntries(Object.keys(find.state).map((name) => [name, undefined]));
    const searched = plural('searched', find.preview(noFilter).count);
    const second = [
      missing,
      canLookUp && config.identity === 'transaction' && plural('lookUpCosts', find.unnamedRequests),
      hasMore && messages.notAllLoaded,
    ].filter((part) => typeof part === 'string');
    if (second.length === 0) return undefined;
    return {
      glyph: 'card',
      first: canLookUp && naming.status === 'stopped' ? soFar() : searched,
      second: second.join(' '),
      action: canLookUp ? 'look-up' : undefined,
    };
  }

  function pausedFor(): string {
    const ms = (find.naming.resumesAt ?? 0) - Date.now();
    const seconds = Math.max(1, Math.ceil(ms / 1_000));
    const duration = removeUnitSpace(numberFormat(locale, SECONDS).format(seconds));
    return formatMessage(messages.pausedFor, { duration });
  }

  const words = {
    'look-up': messages.lookUp,
    cancel: messages.cancel,
    retry: listMessages.retry,
  };
  const { action } = line;
  return (
    <div className="mry-FindNaming">
      <FindGlyph name={line.glyph} />
      <span className="mry-FindNaming-text">
        <span>{line.first}</span>
        {line.progress ? (
          <span className="mry-FindNaming-progress">
            <progress max={total} value={named} aria-label={line.first} />
            <small>{formatMessage(messages.doneOf, done)}</small>
          </span>
        ) : (
          <small>{line.second}</small>
        )}
      </span>
      {action && (
        <NamingButton
          label={words[action]}
          onClick={() => {
            if (action === 'cancel') find.cancelNaming();
            else find.nameAll();
          }}
        />
      )}
    </div>
  );
}

/** Renders each second, so that what is left of a pause is right. */
function useEverySecond(isOn: boolean): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(render, 1_000);
    return () => clearInterval(timer);
  }, [isOn]);
}

/** Gives its focus to the field or the heading when it disappears, as when all rows have names. */
function NamingButton({ label, onClick }: { label: string; onClick: () => void }): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  useIsomorphicLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (containsFocus(element))
        element?.closest(HOMES)?.querySelector<HTMLElement>(HOME)?.focus();
    };
  }, []);
  return (
    <button ref={button} type="button" className="mry-FindLink" onClick={onClick}>
      {label}
    </button>
  );
}

const HOMES = '.mry-FindBar, .mry-MerchantPayments';
const HOME = 'input, [tabindex="-1"]';

const SECONDS = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;
