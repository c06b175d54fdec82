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
import { describeCategory } from '../components/CategoryIcon/describeCategory.js';
import { useMergedRef } from '../components/hooks/useMergedRef.js';
import { usePaymentId } from '../components/hooks/usePaymentId.js';
import { describeTile } from '../components/MerchantLogo/describeTile.js';
import { useLogoColor } from '../components/MerchantLogo/useLogoColor.js';
import { renderSlot } from '../components/markup/renderSlot.js';
import { readPerson } from '../components/TransactionAmount/describeBelowAmount.js';
import { hasReceipt } from '../components/TransactionAmount/describeSecondLine.js';
import { useDisplay } from '../display/useDisplay.js';
import type { MerchantLookup } from '../query/hooks/MerchantLookup.js';
import { cleanText } from '../record/cleanText.js';
import type { ListedTransaction } from '../record/ListedTransaction.js';
import { merchantName } from '../record/merchantName.js';
import type { ReportMerchantProps } from '../report/ReportMerchant.js';
import { SomethingWrong } from '../report/SomethingWrong.js';
import { parseMerchant } from '../service/response/parseMerchant.js';
import type { MerchantRecord } from '../service/types.js';
import { groupFieldsBySource } from '../sources/groupFieldsBySource.js';
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
import { DetailsSources } from './sections/DetailsSources.js';
import { DetailsStatement } from './sections/DetailsStatement.js';
import { ViewReceipt, type ViewReceiptProps } from './ViewReceipt.js';

export interface MerchantDetailsProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  transaction: ListedTransaction;
  /** The lookup, from `useMerchantDetails` or elsewhere. */
  lookup: MerchantLookup | undefined;
  /**
   * Index in `lookup.merchants` of the record to show. Without it the component keeps the reader's
   * choice itself.
   */
  candidate?: number | undefined;
  /** Index of the record shown initially, without `candidate`. Default 0, the best one. */
  defaultCandidate?: number | undefined;
  onCandidateChange?: ((candidate: number) => void) | undefined;
  /** Level of the heading; sections are one level below. Default 2. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** Further data of the bank, shown next to date and card. */
  meta?: ReactNode;
  /** Replaces, removes or adds single parts of the details. */
  slots?: MerchantDetailsSlots | undefined;
  /**
   * URL of directions to a record's place, `https:`, for instance of a map. Called only if the
   * details show its address.
   */
  directions?: ((merchant: MerchantRecord) => string | undefined) | undefined;
  /**
   * Shows "Something wrong?", which opens the form of `ReportMerchant` with this `onReport`. Only
   * with a `lookup`.
   */
  onReport?: ReportMerchantProps['onReport'] | undefined;
  /**
   * Starts the bank's own dispute. With it, "Something wrong?" shows three options: recognise the
   * payment, correct it (`onReport`) or dispute it.
   */
  onDispute?: ((transaction: ListedTransaction) => void) | undefined;
  /**
   * Shows "View receipt" for a transaction with a `receipt`. Return a fresh URL of it, `https:`,
   * `http:`, `blob:` or relative to the page, or a promise of one, to open it in a new tab; return
   * nothing if the host app shows the receipt itself. For any other URL, an error or a rejection,
   * the details say that it could not be opened; the error is neither shown nor logged.
   */
  onReceipt?: ViewReceiptProps['onReceipt'] | undefined;
}

const NO_SLOTS: MerchantDetailsSlots = {};

const SECTION_LEVELS = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6 } as const;

/**
 * The details of one transaction and its merchant, in the order in which people ask: what, how
 * much, when, where, whether it is open, how to reach it, what others say, how it was paid, what
 * the bank printed, and the sources. Renders an `<article>` named after the merchant: content for a
 * page, a side panel or a sheet, not a dialog. Fields of a source in `attributions` are in
 * containers with its attribution. `slots` replaces or removes parts. Chips, and everything below
 * the header, wait up to a second for the first result, so that nothing moves. State: `data-status`
 * (of the lookup), `data-hue` (of the merchant), `data-loading` until that result.
 *
 * A section without data is omitted. Without a record, the details show raw text, monogram, amount,
 * date and the status of the lookup.
 */
export const MerchantDetails = /* @__PURE__ */ forwardRef<HTMLElement, MerchantDetailsProps>(
  function MerchantDetails(props, ref) {
    const {
      transaction,
      lookup,
      candidate: controlled,
      defaultCandidate = 0,
      onCandidateChange,
      headingLevel: level = 2,
      meta,
      slots = NO_SLOTS,
      directions,
      onReport,
      onDispute,
      onReceipt,
      className,
      ...rest
    } = props;
    const { attributions, icons, categoryPictures, messages } = useDisplay();
    const paymentId = usePaymentId(transaction);
    const [choice, setChoice] = useState({ id: paymentId, candidate: defaultCandidate });
    const root = useRef<HTMLElement>(null);
    const mergedRef = useMergedRef(root, ref);
    const heading = useRef<HTMLHeadingElement>(null);
    const headingId = useId();
    const focusName = useCallback(() => (heading.current ?? root.current)?.focus(), []);

    // Malformed records count as empty, so that indexes keep their meaning.
    const merchants = (lookup?.merchants ?? []).map((json) => parseMerchant(json) ?? {});
    const chosen = controlled ?? (choice.id === paymentId ? choice.candidate : defaultCandidate);
    const candidate = merchants[chosen] ? chosen : 0;
    const merchant = merchants[candidate] ?? parseMerchant(lookup?.merchant);
    const status = lookup?.status ?? 'idle';
    const isLoading = lookup?.isFetching === true;
    // Not set in the first render, because React 18 would then shift its ids.
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
    // Resets what the reader has unfolded when the merchant changes.
    const shownId = `${paymentId} ${candidate}`;
    const category = describeCategory(merchant, { transaction, messages, icons });
    const person = readPerson(transaction.counterparty);
    const { onLoadCapture: onLogo, ...logo } = useLogoColor(
      root,
      merchant,
      person ? undefined : merchant,
    );
    const { hue } = describeTile(merchant, transaction, { category, categoryPictures });
    const isDoubtful = onDispute !== undefined || (onReport !== undefined && lookup !== undefined);
    const viewReceipt = onReceipt && hasReceipt(transaction) && (
      <ViewReceipt key={`${paymentId} receipt`} transaction={transaction} onReceipt={onReceipt} />
    );
    const visits = renderSlot(slots.visits, state, null);
    const actions = renderSlot(slots.actions, state, null);
    const report = renderSlot(slots.report, state, null);
    // Record and statement may be blank, but a heading needs text.
    const payee = person?.name ?? merchantName(merchant, transaction) ?? messages.notIdentified;
    // A host app's header may lack the heading that otherwise names the article.
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
          {...logo}
          {...rest}
          ref={mergedRef}
          className={clsx('mry-MerchantDetails', className)}
          style={{ ...rest.style, ...logo.style }}
        >
          {renderSlot(
            slots.header,
            state,
            <DetailsHeader
              transaction={transaction}
              merchant={merchant}
              payee={payee}
              status={status}
              level={level}
              headingId={headingId}
              heading={heading}
              meta={meta}
              onLogo={onLogo}
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
                directions={directions}
              />
            ))}
          {visits !== null && <div className="mry-MerchantDetails-visits">{visits}</div>}
          {parts.map((part) => (
            <DetailsOpinion key={`${shownId} ${part.label ?? ''}`} part={part} level={level} />
          ))}
          {merchant && <DetailsAbout merchant={merchant} level={level} />}
          <div className="mry-MerchantDetails-receipt">
            <DetailsPayment transaction={transaction} merchant={merchant} level={level} />
            {statement && <DetailsStatement key={paymentId} statement={statement} level={level} />}
          </div>
          {merchant && <DetailsSources key={shownId} merchant={merchant} level={level} />}
          {(actions || report || isDoubtful || viewReceipt) && (
            <div className="mry-MerchantDetails-actions">
              {viewReceipt}
              {actions}
              {isDoubtful && (
                <SomethingWrong
                  key={paymentId}
                  transaction={transaction}
                  lookup={lookup}
                  candidate={candidate}
                  onReport={onReport}
                  onDispute={onDispute}
                />
              )}
              {report}
            </div>
          )}
        </article>
      </DetailsSlotsContext.Provider>
    );
  },
);
