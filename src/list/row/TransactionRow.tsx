'use client';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, memo, useState } from 'react';
import { renderCategory } from '../../components/CategoryIcon.js';
import { OpeningHoursOverlay } from '../../components/hours/OpeningHoursOverlay.js';
import { IntermediaryOverlay } from '../../components/IntermediaryBadge.js';
import { renderLogo } from '../../components/MerchantLogo.js';
import { renderName } from '../../components/MerchantName.js';
import { renderSlot } from '../../components/renderSlot.js';
import { renderAmount } from '../../components/TransactionAmount.js';
import { useDisplay } from '../../display/useDisplay.js';
import { useRowView } from '../../display/useRowView.js';
import type { MerchantLookup } from '../../query/hooks/MerchantLookup.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';
import { hideClippedParts } from './hideClippedParts.js';
import { type RowOverlays, renderBadges } from './renderBadges.js';
import type { TransactionRowSlots, TransactionRowState } from './TransactionRowSlots.js';

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
const NO_OVERLAYS: RowOverlays = {};

/**
 * One transaction with what is known of its merchant. Renders a `<div>`. Presentational: it reads
 * well without a lookup, and nothing moves when one arrives. `slots` replaces or removes its parts.
 * State: `data-status` (of the lookup), `data-pending`, `data-selected`; `data-alone` where there is
 * a logo and nothing but the amount at the end.
 *
 * A page has hundreds of rows, so this is one component: what it shows is worked out once
 * (`useRowView`), each part is the element of its leaf, and overlays are mounted while they are
 * wanted.
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
    const { messages } = useDisplay();
    const view = useRowView(lookup, transaction);
    const [overlays, setOverlays] = useState(NO_OVERLAYS);
    const { merchant, status, category } = view;
    const state: TransactionRowState = { transaction, lookup, merchant };
    const isLookedUp = status !== 'idle' && status !== 'pending' && status !== 'failed';
    // Record and statement may be blank, but a button needs a name.
    const text = view.name ?? (isLookedUp ? messages.notIdentified : '—');
    const name = renderSlot(
      slots.name,
      state,
      renderName({ name: text, nameSource: view.nameSource }),
    );
    const logo = renderSlot(slots.logo, state, renderLogo(view));
    const categoryPart = renderSlot(slots.category, state, category && renderCategory(category));
    const badges = renderSlot(
      slots.badges,
      state,
      renderBadges({ view, slots, state, messages, tabIndex, setOverlays }),
    );
    const isPending = transaction.pending === true;
    const isPlain = !isPending && slots.amount === undefined && slots.pending === undefined;
    const trailing = renderSlot(
      slots.trailing,
      state,
      isPlain ? (
        renderAmount(view.amount, { className: 'mry-TransactionRow-trailing' })
      ) : (
        <div className="mry-TransactionRow-trailing">
          {renderSlot(slots.amount, state, renderAmount(view.amount))}
          {renderSlot(
            slots.pending,
            state,
            isPending && <span className="mry-TransactionRow-pending">{messages.pending}</span>,
          )}
        </div>
      ),
    );
    const isAlone = isPlain && slots.trailing === undefined && logo !== null;
    return (
      <div
        data-status={status}
        data-pending={isPending ? '' : undefined}
        data-selected={selected ? '' : undefined}
        data-alone={isAlone ? '' : undefined}
        {...rest}
        ref={ref}
        className={clsx('mry-TransactionRow', className)}
      >
        {logo}
        <div className="mry-TransactionRow-body">
          {onSelect ? (
            <button
              type="button"
              dir="auto"
              className="mry-TransactionRow-name"
              aria-current={selected || undefined}
              aria-label={name === null ? text : undefined}
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
          {(categoryPart !== null || view.date !== undefined || badges !== null) && (
            <div ref={hideClippedParts(slots !== NO_SLOTS)} className="mry-TransactionRow-line">
              {categoryPart}
              {view.date !== undefined && (
                <span className="mry-TransactionRow-date">{view.date}</span>
              )}
              {badges}
            </div>
          )}
        </div>
        {trailing}
        {overlays.hours && merchant && (
          <OpeningHoursOverlay
            merchant={merchant}
            transaction={transaction}
            anchor={overlays.hours}
            onClose={() => setOverlays((open) => ({ ...open, hours: undefined }))}
          />
        )}
        {overlays.via && view.intermediary?.host && (
          <IntermediaryOverlay
            anchor={overlays.via}
            content={view.intermediary.host}
            onClose={() => setOverlays((open) => ({ ...open, via: undefined }))}
          />
        )}
      </div>
    );
  }),
);
