'use client';
import { clsx } from 'clsx';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { useMergedRef } from '../components/hooks/useMergedRef.js';
import { renderSlot } from '../components/renderSlot.js';
import { useDisplay } from '../display/useDisplay.js';
import { useMessages } from '../display/useMessages.js';
import type { MerchantLookup } from '../query/hooks/MerchantLookup.js';
import { cleanText } from '../record/cleanText.js';
import { merchantName } from '../record/merchantName.js';
import { parseMerchant } from '../service/response/parseMerchant.js';
import type { MerchantRecord } from '../service/types.js';
import { groupFieldsBySource } from '../sources/groupFieldsBySource.js';
import type { ListedTransaction } from '../view/ListedTransaction.js';
import { DetailsHeader } from './DetailsHeader.js';
import { DetailsStatus } from './DetailsStatus.js';
import {
  DetailsSlotsContext,
  type MerchantDetailsSlots,
  type MerchantDetailsState,
} from './MerchantDetailsSlots.js';
import { DetailsAbout } from './sections/DetailsAbout.js';
import { DetailsCandidates } from './sections/DetailsCandidates.js';
import { DetailsPlace } from './sections/DetailsPlace.js';
import { DetailsSection } from './sections/DetailsSection.js';
import { DetailsSources } from './sections/DetailsSources.js';

export interface MerchantDetailsProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  transaction: ListedTransaction;
  /** From `useMerchantDetails`, or from anywhere else. */
  lookup: MerchantLookup | undefined;
  /**
   * Index in `lookup.merchants` of the record to show. Without it the component keeps the reader's
   * choice itself.
   */
  candidate?: number | undefined;
  onCandidateChange?: ((candidate: number) => void) | undefined;
  /** Level of the heading; sections are one level below. Default 2. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** What else the bank knows of the transaction, such as which card; stands beside the date. */
  meta?: ReactNode;
  /** Replaces or removes single parts of the details. */
  slots?: MerchantDetailsSlots | undefined;
  /** A map of the place. Called only for a record with a `position` that was not bought online. */
  map?: ((merchant: MerchantRecord) => ReactNode) | undefined;
  /** The bank's own actions, such as "Split this payment". */
  actions?: ReactNode;
  /** A way to report a wrong merchant, such as `ReportMerchant`. */
  report?: ReactNode;
}

const NO_SLOTS: MerchantDetailsSlots = {};

const SECTION_LEVELS = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6 } as const;

/**
 * Everything that is known of one transaction's merchant, with its sources. Renders an `<article>`
 * named by the merchant: content for a page, a side panel or a sheet, not a dialog. Fields of a
 * source that `attributions` names stand in one container with its attribution. `slots` replaces
 * or removes its parts. State: `data-status` (of the lookup).
 */
export const MerchantDetails = forwardRef<HTMLElement, MerchantDetailsProps>(
  function MerchantDetails(props, ref) {
    const {
      transaction,
      lookup,
      candidate: controlled,
      onCandidateChange,
      headingLevel: level = 2,
      meta,
      slots = NO_SLOTS,
      map,
      actions,
      report,
      className,
      ...rest
    } = props;
    const { attributions } = useDisplay();
    const messages = useMessages();
    const [choice, setChoice] = useState({ id: transaction.id, candidate: 0 });
    const root = useRef<HTMLElement>(null);
    const mergedRef = useMergedRef(root, ref);
    const heading = useRef<HTMLHeadingElement>(null);
    const headingId = useId();
    const focusName = useCallback(() => (heading.current ?? root.current)?.focus(), []);

    // An index keeps its meaning: a record that is none counts as empty.
    const merchants = (lookup?.merchants ?? []).map((json) => parseMerchant(json) ?? {});
    const chosen = controlled ?? (choice.id === transaction.id ? choice.candidate : 0);
    const candidate = merchants[chosen] ? chosen : 0;
    const merchant = merchants[candidate] ?? parseMerchant(lookup?.merchant);
    const status = lookup?.status ?? 'idle';
    const statement = cleanText(transaction.merchant_name);
    const state: MerchantDetailsState = {
      transaction,
      lookup,
      merchant,
      candidate,
      onCandidateChange: (next) => {
        setChoice({ id: transaction.id, candidate: next });
        onCandidateChange?.(next);
      },
      sectionLevel: SECTION_LEVELS[level],
    };
    // A header of the host may not contain the heading that otherwise names the article.
    const isDefaultHeader = slots.header === undefined;
    return (
      <DetailsSlotsContext.Provider value={{ slots, state }}>
        <article
          aria-labelledby={isDefaultHeader ? headingId : undefined}
          aria-label={isDefaultHeader ? undefined : merchantName(merchant, transaction)}
          tabIndex={isDefaultHeader ? undefined : -1}
          data-status={status}
          {...rest}
          ref={mergedRef}
          className={clsx('mry-MerchantDetails', className)}
        >
          {renderSlot(
            slots.header,
            state,
            <DetailsHeader
              transaction={transaction}
              merchant={merchant}
              status={status}
              level={level}
              headingId={headingId}
              heading={heading}
              meta={meta}
            />,
          )}
          {/* Above everything that a lookup adds, so that it does not move. */}
          {statement &&
            renderSlot(
              slots.statement,
              state,
              <DetailsSection level={level} title={messages.statementText}>
                <p dir="auto" translate="no" className="mry-MerchantDetails-statement">
                  {statement}
                </p>
              </DetailsSection>,
            )}
          {renderSlot(
            slots.status,
            state,
            <DetailsStatus key={transaction.id} lookup={lookup} focusName={focusName} />,
          )}
          <DetailsCandidates
            merchants={merchants}
            transaction={transaction}
            candidate={candidate}
            onCandidateChange={state.onCandidateChange}
          />
          {merchant && (
            <>
              {groupFieldsBySource(merchant, attributions).map((part) => (
                <DetailsPlace
                  key={`${transaction.id} ${candidate} ${part.label ?? ''}`}
                  part={part}
                  place={merchant}
                  transaction={transaction}
                  level={level}
                  map={map}
                />
              ))}
              <DetailsAbout merchant={merchant} level={level} />
              <DetailsSources merchant={merchant} level={level} />
            </>
          )}
          {(actions || report) && (
            <div className="mry-MerchantDetails-actions">
              {actions}
              {report}
            </div>
          )}
        </article>
      </DetailsSlotsContext.Provider>
    );
  },
);
