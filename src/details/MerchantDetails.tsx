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
import { useDisplay } from '../display/useDisplay.js';
import type { MerchantLookup } from '../query/hooks/MerchantLookup.js';
import { merchantName } from '../record/merchantName.js';
import type { MerchantRecord } from '../service/types.js';
import { splitBySource } from '../sources/splitBySource.js';
import type { ListedTransaction } from '../view/ListedTransaction.js';
import { DetailsContext } from './DetailsContext.js';
import { DetailsHeader } from './DetailsHeader.js';
import { DetailsPart } from './DetailsPart.js';
import { DetailsStatus } from './DetailsStatus.js';
import type { MerchantDetailsParts, MerchantDetailsShown } from './MerchantDetailsParts.js';
import { DetailsAbout } from './sections/DetailsAbout.js';
import { DetailsCandidates } from './sections/DetailsCandidates.js';
import { DetailsPlace } from './sections/DetailsPlace.js';
import { DetailsSources } from './sections/DetailsSources.js';
import { DetailsStatement } from './sections/DetailsStatement.js';

export interface MerchantDetailsProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  transaction: ListedTransaction;
  /** From `useMerchantDetails`, or from anywhere. */
  lookup: MerchantLookup | undefined;
  /** Index in `lookup.merchants` of the record to show. Without it the view remembers the reader's choice itself. */
  candidate?: number | undefined;
  onCandidateChange?: ((candidate: number) => void) | undefined;
  /** Level of the heading; those of the sections are one below. Default 2. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** What else the bank knows of the transaction, such as which card; stands beside the date. */
  meta?: ReactNode;
  /** Instead of our own parts; null for none. */
  parts?: MerchantDetailsParts | undefined;
  /** A map of the place. Called only for a record with a `position`, and not for what was bought online. */
  map?: ((merchant: MerchantRecord) => ReactNode) | undefined;
  /** The bank's own actions, such as "Split this payment". */
  actions?: ReactNode;
  /** Where a wrong merchant is reported. */
  report?: ReactNode;
}

const OURS: MerchantDetailsParts = {};

const SECTION_LEVELS = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6 } as const;

/**
 * Everything that is known of one transaction's merchant, with the sources it comes from. Renders an `<article>` named by the
 * merchant: content for a page, a side panel or a sheet, not a dialog. Each field that `attributions` speaks of stands in one
 * container with its attribution. Its parts can be replaced or taken away, each by itself: `parts`. States: `data-status` (of the lookup).
 */
export const MerchantDetails = forwardRef<HTMLElement, MerchantDetailsProps>(
  function MerchantDetails(props, ref) {
    const { transaction, lookup, candidate: controlled, onCandidateChange, ...others } = props;
    const { headingLevel: level = 2, meta, map, actions, report, ...q } = others;
    const { parts = OURS, className, ...rest } = q;
    const { attributions } = useDisplay();
    const [choice, setChoice] = useState({ id: transaction.id, candidate: 0 });
    const root = useRef<HTMLElement>(null);
    const mergedRef = useMergedRef(root, ref);
    const heading = useRef<HTMLHeadingElement>(null);
    const headingId = useId();

    const merchants = lookup?.merchants ?? [];
    const wanted = controlled ?? (choice.id === transaction.id ? choice.candidate : 0);
    const candidate = merchants[wanted] ? wanted : 0;
    const merchant = merchants[candidate] ?? lookup?.merchant;
    const status = lookup?.status ?? 'idle';
    const choose = (next: number) => {
      setChoice({ id: transaction.id, candidate: next });
      onCandidateChange?.(next);
    };
    const focusName = useCallback(() => (heading.current ?? root.current)?.focus(), []);
    // Our heading may not be in a header of the host's.
    const isOwnHeader = parts.header === undefined;
    const label = isOwnHeader
      ? { 'aria-labelledby': headingId }
      : { 'aria-label': merchantName(merchant, transaction), tabIndex: -1 };
    const shown: MerchantDetailsShown = {
      transaction,
      lookup,
      merchant,
      candidate,
      onCandidateChange: choose,
      sectionLevel: SECTION_LEVELS[level],
    };
    return (
      <DetailsContext.Provider value={{ parts, shown }}>
        <article
          {...label}
          data-status={status}
          {...rest}
          ref={mergedRef}
          className={clsx('mry-MerchantDetails', className)}
        >
          <DetailsPart name="header">
            <DetailsHeader
              {...{ transaction, merchant, status, level, headingId, heading, meta }}
            />
          </DetailsPart>
          {/* Before all that an answer adds: what is there already must not move. */}
          <DetailsStatement transaction={transaction} level={level} />
          <DetailsPart name="status">
            <DetailsStatus key={transaction.id} lookup={lookup} focusName={focusName} />
          </DetailsPart>
          <DetailsCandidates
            merchants={merchants}
            transaction={transaction}
            candidate={candidate}
            onCandidateChange={choose}
          />
          {merchant &&
            splitBySource(merchant, attributions).map((part) => (
              <DetailsPlace
                key={`${transaction.id} ${candidate} ${part.label ?? ''}`}
                {...{ part, place: merchant, transaction, level, map }}
              />
            ))}
          {merchant && <DetailsAbout merchant={merchant} level={level} />}
          {merchant && <DetailsSources merchant={merchant} level={level} />}
          {(actions || report) && (
            <div className="mry-MerchantDetails-actions">
              {actions}
              {report}
            </div>
          )}
        </article>
      </DetailsContext.Provider>
    );
  },
);
