'use client';
import { clsx } from 'clsx';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  memo,
  type ReactNode,
  useMemo,
  useRef,
} from 'react';
import { CategoryIcon } from '../components/CategoryIcon.js';
import { IntermediaryBadge } from '../components/IntermediaryBadge.js';
import { MerchantLogo } from '../components/MerchantLogo.js';
import { MerchantName } from '../components/MerchantName.js';
import { OpeningHoursPopover } from '../components/OpeningHoursPopover.js';
import { OpeningHoursStatus } from '../components/OpeningHoursStatus.js';
import { Rating } from '../components/Rating.js';
import { TransactionAmount } from '../components/TransactionAmount.js';
import type { MerchantRecord } from '../contract/types.js';
import type { ListedTransaction } from '../display/ListedTransaction.js';
import { rowRecord } from '../display/rowRecord.js';
import { useDisplay } from '../display/useDisplay.js';
import type { MerchantLookup } from '../query/MerchantLookup.js';
import { useCoarsePointer } from './useCoarsePointer.js';
import { useFittingParts } from './useFittingParts.js';

export interface TransactionRowProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onSelect'> {
  transaction: ListedTransaction;
  lookup: MerchantLookup | undefined;
  selected?: boolean | undefined;
  /** Makes the name a button that covers the row. */
  onSelect?: (() => void) | undefined;
  /** Instead of the logo; null for none. */
  leading?: ReactNode;
  /** Instead of amount and pending mark; null for none. */
  trailing?: ReactNode;
  /** Instead of what follows the category: intermediary, hours, rating; null for none. */
  badges?: ReactNode;
  /** Of the row's buttons: a list gives 0 to one row and -1 to the others. */
  tabIndex?: 0 | -1 | undefined;
}

/**
 * One transaction with what is known of its merchant. Renders a `<div>`. Presentational: reads well without any lookup, and
 * nothing moves when one arrives. States: `data-status` (of the lookup), `data-pending`, `data-selected`.
 */
export const TransactionRow = memo(
  forwardRef<HTMLDivElement, TransactionRowProps>(function TransactionRow(props, ref) {
    const {
      transaction,
      lookup,
      selected = false,
      onSelect,
      tabIndex,
      className,
      ...others
    } = props;
    const { leading, trailing, badges, ...rest } = others;
    const { attributions, messages } = useDisplay();
    const line = useRef<HTMLDivElement>(null);
    useFittingParts(line);
    const known = lookup?.merchant;
    const merchant = useMemo(() => rowRecord(known, attributions), [known, attributions]);
    const isUnknown = lookup?.status === 'unmatched' || lookup?.status === 'failed';
    const name = <MerchantName merchant={merchant} transaction={transaction} />;
    return (
      <div
        data-status={lookup?.status ?? 'idle'}
        data-pending={transaction.pending ? '' : undefined}
        data-selected={selected ? '' : undefined}
        {...rest}
        ref={ref}
        className={clsx('mry-TransactionRow', className)}
      >
        {leading === undefined ? (
          <MerchantLogo merchant={merchant} transaction={transaction} />
        ) : (
          leading
        )}
        <div className="mry-TransactionRow-body">
          {onSelect ? (
            <button
              type="button"
              dir="auto"
              className="mry-TransactionRow-name"
              aria-current={selected || undefined}
              tabIndex={tabIndex}
              onClick={onSelect}
            >
              {name}
            </button>
          ) : (
            <div dir="auto" className="mry-TransactionRow-name">
              {name}
            </div>
          )}
          <div ref={line} className="mry-TransactionRow-line">
            <CategoryIcon
              merchant={merchant}
              transaction={lookup?.status === 'unmatched' ? undefined : transaction}
              fallback={isUnknown ? 'unidentified' : undefined}
            />
            {badges === undefined ? (
              <RowBadges transaction={transaction} merchant={merchant} tabIndex={tabIndex} />
            ) : (
              badges
            )}
          </div>
        </div>
        {trailing === undefined ? (
          <div className="mry-TransactionRow-trailing">
            <TransactionAmount transaction={transaction} />
            {transaction.pending && (
              <span className="mry-TransactionRow-pending">{messages.pending}</span>
            )}
          </div>
        ) : (
          trailing
        )}
      </div>
    );
  }),
);

interface RowBadgesProps extends Pick<TransactionRowProps, 'transaction' | 'tabIndex'> {
  merchant: MerchantRecord | undefined;
}

/** Via, place or "Online", hours, rating. */
function RowBadges({ transaction, merchant, tabIndex }: RowBadgesProps): ReactNode {
  const { messages } = useDisplay();
  const isCoarse = useCoarsePointer();
  if (!merchant) return null;
  const place = { merchant, transaction };
  return (
    <>
      <IntermediaryBadge merchant={merchant} tabIndex={tabIndex} />
      {transaction.online ? (
        <span className="mry-TransactionRow-online">{messages.online}</span>
      ) : isCoarse ? (
        <OpeningHoursStatus {...place} />
      ) : (
        <OpeningHoursPopover {...place} tabIndex={tabIndex} />
      )}
      <Rating merchant={merchant} />
    </>
  );
}
