'use client';
import { clsx } from 'clsx/lite';
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
import { usePaymentId } from '../components/hooks/usePaymentId.js';
import { renderSlot } from '../components/renderSlot.js';
import { wrapText } from '../components/wrapText.js';
import { useDisplay } from '../display/useDisplay.js';
import type { MerchantLookup } from '../query/hooks/MerchantLookup.js';
import { cleanText } from '../record/cleanText.js';
import { merchantName } from '../record/merchantName.js';
import type { ReportMerchantProps } from '../report/ReportMerchant.js';
import { SomethingWrong } from '../report/SomethingWrong.js';
import { parseMerchant } from '../service/response/parseMerchant.js';
import type { MerchantRecord } from '../service/types.js';
import { groupFieldsBySource } from '../sources/groupFieldsBySource.js';
import { readPerson } from '../view/describeBelow.js';
import { describeCategory } from '../view/describeCategory.js';
import { describeTile } from '../view/describeTile.js';
import { hasReceipt } from '../view/describeWords.js';
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
import { DetailsOpinion } from './sections/DetailsOpinion.js';
import { DetailsPayment } from './sections/DetailsPayment.js';
import { byQuestion, DetailsPlace } from './sections/DetailsPlace.js';
import { DetailsSection } from './sections/DetailsSection.js';
import { DetailsSources } from './sections/DetailsSources.js';
import { ViewReceipt, type ViewReceiptProps } from './ViewReceipt.js';

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
  /** What else the bank knows of the transaction; stands beside the date and the card. */
  meta?: ReactNode;
  /** Replaces or removes single parts of the details. */
  slots?: MerchantDetailsSlots | undefined;
  /**
   * A map of the place. Called only for a record with a `position` that was not bought online, and
   * not where `attributions` has `map: false` for the source of the position. A single picture that does not load takes no room.
   */
  map?: ((merchant: MerchantRecord) => ReactNode) | undefined;
  /**
   * Address of the way to a record's place, `https:`, such as one of a map. Called only where the
   * details show its address.
   */
  directions?: ((merchant: MerchantRecord) => string | undefined) | undefined;
  /** The reader's other payments to the merchant, such as `MerchantVisits`. */
  visits?: ReactNode;
  /** The bank's own actions, such as "Split this payment". */
  actions?: ReactNode;
  /**
   * Shows "Something wrong?", which opens the form of `ReportMerchant` with this `onReport`. Only
   * with a `lookup`.
   */
  onReport?: ReportMerchantProps['onReport'] | undefined;
  /**
   * Begins the bank's own dispute. With it, "Something wrong?" shows three ways out: to recognise
   * the payment, to correct it (`onReport`) and to dispute it.
   */
  onDispute?: ((transaction: ListedTransaction) => void) | undefined;
  /**
   * Shows "View receipt" for a transaction with a `receipt`. Returns a fresh address of it, `https:`,
   * `http:`, `blob:` or relative to the page, or a promise of one, which opens in a new tab; nothing
   * if the host app shows the receipt itself. Any other address, an error and a rejection say that
   * it could not be opened; the error is neither shown nor logged.
   */
  onReceipt?: ViewReceiptProps['onReceipt'] | undefined;
  /** A way of the host app's own to report a wrong merchant. */
  report?: ReactNode;
}

const NO_SLOTS: MerchantDetailsSlots = {};

const SECTION_LEVELS = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6 } as const;

/**
 * Everything that is known of one transaction and its merchant, in the order in which people ask:
 * what, how much, when, where, whether it is open, how to reach it, what others say, how it was
 * paid, what the bank printed, and who says so. Renders an `<article>` named by the merchant:
 * content for a page, a side panel or a sheet, not a dialog. Fields of a source that `attributions`
 * names stand in containers with its attribution. `slots` replaces or removes its parts. Chips, and
 * what stands below the header, wait for the first answer, for up to a second, so that nothing
 * moves. State: `data-status` (of the lookup), `data-hue` (of the merchant), `data-loading` until
 * that answer.
 */
export const MerchantDetails = /* @__PURE__ */ forwardRef<HTMLElement, MerchantDetailsProps>(
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
      directions,
      visits,
      actions,
      onReport,
      onDispute,
      onReceipt,
      report,
      className,
      ...rest
    } = props;
    const { attributions, icons, categoryPictures, messages } = useDisplay();
    const paymentId = usePaymentId(transaction);
    const [choice, setChoice] = useState({ id: paymentId, candidate: 0 });
    const root = useRef<HTMLElement>(null);
    const mergedRef = useMergedRef(root, ref);
    const heading = useRef<HTMLHeadingElement>(null);
    const headingId = useId();
    const focusName = useCallback(() => (heading.current ?? root.current)?.focus(), []);

    // An index keeps its meaning: a record that is none counts as empty.
    const merchants = (lookup?.merchants ?? []).map((json) => parseMerchant(json) ?? {});
    const chosen = controlled ?? (choice.id === paymentId ? choice.candidate : 0);
    const candidate = merchants[chosen] ? chosen : 0;
    const merchant = merchants[candidate] ?? parseMerchant(lookup?.merchant);
    const status = lookup?.status ?? 'idle';
    const isLoading = status === 'pending' || lookup?.isFetching === true;
    // Not set in the first render, after which React 18 counts its ids on.
    const [answered, setAnswered] = useState(isLoading ? undefined : paymentId);
    if (!isLoading && answered !== paymentId) setAnswered(paymentId);
    const statement = cleanText(transaction.merchant_name);
    const state: MerchantDetailsState = {
      transaction,
      lookup,
      merchant,
      candidate,
      onCandidateChange: (next) => {
        setChoice({ id: paymentId, candidate: next });
        onCandidateChange?.(next);
      },
      sectionLevel: SECTION_LEVELS[level],
    };
    const parts = merchant ? groupFieldsBySource(merchant, attributions) : [];
    // What the reader has unfolded of one merchant is folded again of the next.
    const shownId = `${paymentId} ${candidate}`;
    const category = describeCategory(merchant, { transaction, messages, icons });
    const { hue } = describeTile(merchant, transaction, { category, categoryPictures });
    const isDoubtful = onDispute !== undefined || (onReport !== undefined && lookup !== undefined);
    const viewReceipt = onReceipt && hasReceipt(transaction) && (
      <ViewReceipt key={`${paymentId} receipt`} transaction={transaction} onReceipt={onReceipt} />
    );
    const payee = readPerson(transaction.counterparty)?.name ?? merchantName(merchant, transaction);
    // A header of the host app may not contain the heading that otherwise names the article.
    const isDefaultHeader = slots.header === undefined;
    return (
      <DetailsSlotsContext.Provider value={{ slots, state }}>
        <article
          aria-labelledby={isDefaultHeader ? headingId : undefined}
          aria-label={isDefaultHeader ? undefined : payee}
          tabIndex={isDefaultHeader ? undefined : -1}
          data-status={status}
          data-hue={hue}
          data-loading={isLoading && answered !== paymentId ? '' : undefined}
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
          {renderSlot(
            slots.status,
            state,
            <DetailsStatus
              key={paymentId}
              lookup={lookup}
              transaction={transaction}
              focusName={focusName}
            />,
          )}
          <DetailsCandidates
            merchants={merchants}
            transaction={transaction}
            candidate={candidate}
            onCandidateChange={state.onCandidateChange}
          />
          {merchant &&
            byQuestion(parts).map((part) => (
              <DetailsPlace
                key={`${shownId} ${part.label ?? ''}`}
                part={part}
                place={merchant}
                transaction={transaction}
                level={level}
                map={map}
                directions={directions}
              />
            ))}
          {visits && <div className="mry-MerchantDetails-visits">{wrapText(visits)}</div>}
          {parts.map((part) => (
            <DetailsOpinion key={`${shownId} ${part.label ?? ''}`} part={part} level={level} />
          ))}
          {merchant && <DetailsAbout merchant={merchant} level={level} />}
          <DetailsPayment transaction={transaction} merchant={merchant} level={level} />
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
          {merchant && <DetailsSources key={shownId} merchant={merchant} level={level} />}
          {(actions || report || isDoubtful || viewReceipt) && (
            <div className="mry-MerchantDetails-actions">
              {viewReceipt}
              {wrapText(actions)}
              {isDoubtful && (
                <SomethingWrong
                  key={paymentId}
                  transaction={transaction}
                  lookup={lookup}
                  onReport={onReport}
                  onDispute={onDispute}
                />
              )}
              {wrapText(report)}
            </div>
          )}
        </article>
      </DetailsSlotsContext.Provider>
    );
  },
);
