'use client';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, memo, useId, useState } from 'react';
import { OpeningHoursOverlay } from '../../components/hours/OpeningHoursOverlay.js';
import { IntermediaryOverlay } from '../../components/IntermediaryBadge.js';
import { renderLogo } from '../../components/MerchantLogo.js';
import { renderSlot } from '../../components/renderSlot.js';
import { useDisplay } from '../../display/useDisplay.js';
import { useRowView } from '../../display/useRowView.js';
import type { MerchantLookup } from '../../query/hooks/MerchantLookup.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';
import { renderEnds } from './renderEnds.js';
import { NO_SLOTS, type RowOverlays, renderLine } from './renderLine.js';
import { renderTitle } from './renderTitle.js';
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

const NO_OVERLAYS: RowOverlays = {};
const NO_IDS: readonly undefined[] = [];

/**
 * One transaction with what is known of its merchant. Renders a `<div>`. Presentational: it reads
 * well without a lookup, and nothing moves when one arrives. `slots` replaces or removes its parts.
 * State: `data-status` (of the lookup), `data-state` (of a transaction that is not booked),
 * `data-pending`, `data-selected`.
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
    const id = useId();
    const { merchant, status } = view;
    const state: TransactionRowState = { transaction, lookup, merchant };
    const isLookedUp = status !== 'idle' && status !== 'pending' && status !== 'failed';
    // Record and statement may be blank, but a button needs a name.
    const text = view.name ?? (isLookedUp ? messages.notIdentified : '—');
    const [amountId, belowId, lineId] = onSelect ? [`${id}a`, `${id}b`, `${id}c`] : NO_IDS;
    const { amount, below } = renderEnds({ view, slots, state, amountId, belowId });
    const { line, ids } = renderLine({
      view,
      slots,
      state,
      id: lineId,
      messages,
      tabIndex,
      onSelect,
      setOverlays,
    });
    const logo = renderSlot(slots.logo, state, renderLogo(view));
    const title = renderTitle({
      text,
      nameSource: view.nameSource,
      own: slots.name,
      state,
      button: onSelect && {
        'aria-current': selected || undefined,
        'aria-describedby': clsx(amount && amountId, below && belowId, ids),
        tabIndex,
        onClick: onSelect,
      },
    });
    return (
      <div
        data-status={status}
        data-state={view.amount.state}
        data-pending={view.amount.state === 'pending' ? '' : undefined}
        data-selected={selected ? '' : undefined}
        {...rest}
        ref={ref}
        className={clsx('mry-TransactionRow', className)}
      >
        {slots.logo === undefined || logo === null ? (
          logo
        ) : (
          <div className="mry-TransactionRow-logo">{logo}</div>
        )}
        {slots.trailing === undefined ? (
          <div className="mry-TransactionRow-top">
            {title}
            {amount}
          </div>
        ) : (
          title
        )}
        {below}
        {line}
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
