'use client';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, memo, useMemo, useRef } from 'react';
import { CategoryIcon } from '../../components/CategoryIcon.js';
import { MerchantLogo } from '../../components/MerchantLogo.js';
import { MerchantName } from '../../components/MerchantName.js';
import { TransactionAmount } from '../../components/TransactionAmount.js';
import { orNull } from '../../display/orNull.js';
import { useDisplay } from '../../display/useDisplay.js';
import type { MerchantLookup } from '../../query/hooks/MerchantLookup.js';
import { merchantName } from '../../record/merchantName.js';
import { recordForRow } from '../../sources/recordForRow.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';
import { RowBadges } from './RowBadges.js';
import type { TransactionRowSlots } from './TransactionRowSlots.js';
import { useFittingParts } from './useFittingParts.js';

export interface TransactionRowProps
  extends TransactionRowSlots,
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onSelect'> {
  transaction: ListedTransaction;
  lookup: MerchantLookup | undefined;
  selected?: boolean | undefined;
  /** Makes the name a button that covers the row. */
  onSelect?: (() => void) | undefined;
  /** Of the row's buttons: a list gives 0 to one row and -1 to the others. */
  tabIndex?: 0 | -1 | undefined;
}

/**
 * One transaction with what is known of its merchant. Renders a `<div>`. Presentational: reads well without any lookup, and
 * nothing moves when one arrives. Its parts can be replaced or taken away, each by itself: see `TransactionRowSlots`.
 * States: `data-status` (of the lookup), `data-pending`, `data-selected`.
 */
export const TransactionRow = memo(
  forwardRef<HTMLDivElement, TransactionRowProps>(function TransactionRow(props, ref) {
    const { transaction, lookup, selected = false, onSelect, tabIndex, ...others } = props;
    const { leading, name, category, badges, via, hours, rating, ...ending } = others;
    const { trailing, amount, pending, className, ...rest } = ending;
    const { attributions, messages } = useDisplay();
    const line = useRef<HTMLDivElement>(null);
    useFittingParts(line);
    const known = lookup?.merchant;
    const merchant = useMemo(() => recordForRow(known, attributions), [known, attributions]);
    const isUnknown = lookup?.status === 'unmatched' || lookup?.status === 'failed';
    const shown = { merchant, transaction };
    const nameContent = name === undefined ? <MerchantName {...shown} /> : orNull(name);
    const hasName = nameContent !== null;
    const hasLine = [category, badges].some((slot) => slot === undefined || orNull(slot) !== null);
    return (
      <div
        data-status={lookup?.status ?? 'idle'}
        data-pending={transaction.pending ? '' : undefined}
        data-selected={selected ? '' : undefined}
        {...rest}
        ref={ref}
        className={clsx('mry-TransactionRow', className)}
      >
        {leading === undefined ? <MerchantLogo {...shown} /> : leading}
        <div className="mry-TransactionRow-body">
          {onSelect ? (
            <button
              type="button"
              dir="auto"
              className="mry-TransactionRow-name"
              aria-current={selected || undefined}
              aria-label={hasName ? undefined : merchantName(merchant, transaction)}
              tabIndex={tabIndex}
              onClick={onSelect}
            >
              {nameContent}
            </button>
          ) : (
            hasName && (
              <div dir="auto" className="mry-TransactionRow-name">
                {nameContent}
              </div>
            )
          )}
          {hasLine && (
            <div ref={line} className="mry-TransactionRow-line">
              {category === undefined ? (
                <CategoryIcon
                  merchant={merchant}
                  transaction={lookup?.status === 'unmatched' ? undefined : transaction}
                  fallback={isUnknown ? 'unidentified' : undefined}
                />
              ) : (
                category
              )}
              {badges === undefined ? (
                <RowBadges {...shown} {...{ tabIndex, via, hours, rating }} />
              ) : (
                badges
              )}
            </div>
          )}
        </div>
        {trailing === undefined ? (
          <div className="mry-TransactionRow-trailing">
            {amount === undefined ? <TransactionAmount transaction={transaction} /> : amount}
            {pending === undefined
              ? transaction.pending && (
                  <span className="mry-TransactionRow-pending">{messages.pending}</span>
                )
              : pending}
          </div>
        ) : (
          trailing
        )}
      </div>
    );
  }),
);
