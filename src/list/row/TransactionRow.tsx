'use client';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, memo, useMemo, useRef } from 'react';
import { CategoryIcon } from '../../components/CategoryIcon.js';
import { MerchantLogo } from '../../components/MerchantLogo.js';
import { MerchantName } from '../../components/MerchantName.js';
import { renderSlot } from '../../components/renderSlot.js';
import { TransactionAmount } from '../../components/TransactionAmount.js';
import { useDisplay } from '../../display/useDisplay.js';
import { unreadableDate } from '../../i18n/readDate.js';
import type { MerchantLookup } from '../../query/hooks/MerchantLookup.js';
import { merchantName } from '../../record/merchantName.js';
import { parseMerchant } from '../../service/response/parseMerchant.js';
import { recordForRow } from '../../sources/recordForRow.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';
import { RowBadges } from './RowBadges.js';
import type { TransactionRowSlots, TransactionRowState } from './TransactionRowSlots.js';
import { useHideOverflowingParts } from './useHideOverflowingParts.js';

export interface TransactionRowProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onSelect'> {
  transaction: ListedTransaction;
  lookup: MerchantLookup | undefined;
  selected?: boolean | undefined;
  /** Makes the name a button that covers the row. */
  onSelect?: (() => void) | undefined;
  /** Tab index of the row's buttons: a list gives 0 to one row and -1 to the others. */
  tabIndex?: 0 | -1 | undefined;
  /** Replaces or removes single parts of the row. */
  slots?: TransactionRowSlots | undefined;
}

const NO_SLOTS: TransactionRowSlots = {};

/** Characters of a date that is shown as text, so that it fits beside the category on a phone. */
const MAX_DATE_LENGTH = 24;

/**
 * One transaction with what is known of its merchant. Renders a `<div>`. Presentational: it reads
 * well without a lookup, and nothing moves when one arrives. `slots` replaces or removes its parts.
 * State: `data-status` (of the lookup), `data-pending`, `data-selected`.
 */
export const TransactionRow = memo(
  forwardRef<HTMLDivElement, TransactionRowProps>(function TransactionRow(props, ref) {
    const {
      transaction,
      lookup,
      selected = false,
      onSelect,
      tabIndex,
      slots = NO_SLOTS,
      className,
      ...rest
    } = props;
    const { attributions, messages } = useDisplay();
    const line = useRef<HTMLDivElement>(null);
    useHideOverflowingParts(line);
    const record = parseMerchant(lookup?.merchant);
    const merchant = useMemo(() => recordForRow(record, attributions), [record, attributions]);
    const status = lookup?.status ?? 'idle';
    const state: TransactionRowState = { transaction, lookup, merchant };
    const text = merchantName(merchant, transaction);
    const isLookedUp = status !== 'idle' && status !== 'pending' && status !== 'failed';
    const nameless = isLookedUp ? messages.notIdentified : '—';
    const name = renderSlot(
      slots.name,
      state,
      text === undefined ? (
        // Record and statement are blank, but a button needs a name.
        <span data-source="transaction" className="mry-MerchantName">
          {nameless}
        </span>
      ) : (
        <MerchantName merchant={merchant} transaction={transaction} />
      ),
    );
    const category = renderSlot(
      slots.category,
      state,
      <CategoryIcon
        merchant={merchant}
        transaction={status === 'unmatched' ? undefined : transaction}
        fallback={status === 'unmatched' ? 'unidentified' : undefined}
      />,
    );
    // The heading of its day cannot say it.
    const date = unreadableDate(transaction.date, MAX_DATE_LENGTH);
    const badges = renderSlot(
      slots.badges,
      state,
      <RowBadges slots={slots} state={state} tabIndex={tabIndex} />,
    );
    return (
      <div
        data-status={status}
        data-pending={transaction.pending === true ? '' : undefined}
        data-selected={selected ? '' : undefined}
        {...rest}
        ref={ref}
        className={clsx('mry-TransactionRow', className)}
      >
        {renderSlot(
          slots.logo,
          state,
          <MerchantLogo merchant={merchant} transaction={transaction} />,
        )}
        <div className="mry-TransactionRow-body">
          {onSelect ? (
            <button
              type="button"
              dir="auto"
              className="mry-TransactionRow-name"
              aria-current={selected || undefined}
              aria-label={name === null ? (text ?? nameless) : undefined}
              tabIndex={tabIndex}
              onClick={onSelect}
            >
              {name}
            </button>
          ) : (
            name !== null && (
              <div dir="auto" className="mry-TransactionRow-name">
                {name}
              </div>
            )
          )}
          {(category !== null || date !== undefined || badges !== null) && (
            <div ref={line} className="mry-TransactionRow-line">
              {category}
              {date !== undefined && (
                <span dir="auto" className="mry-TransactionRow-date">
                  {date}
                </span>
              )}
              {badges}
            </div>
          )}
        </div>
        {renderSlot(
          slots.trailing,
          state,
          <div className="mry-TransactionRow-trailing">
            {renderSlot(slots.amount, state, <TransactionAmount transaction={transaction} />)}
            {renderSlot(
              slots.pending,
              state,
              transaction.pending === true && (
                <span className="mry-TransactionRow-pending">{messages.pending}</span>
              ),
            )}
          </div>,
        )}
      </div>
    );
  }),
);
