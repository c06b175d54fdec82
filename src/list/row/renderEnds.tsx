import { Fragment, type ReactElement, type ReactNode } from 'react';
import { renderLogo } from '../../components/MerchantLogo.js';
import { renderSlot } from '../../components/renderSlot.js';
import { renderAmount } from '../../components/TransactionAmount.js';
import type { RowView } from '../../display/useRowView.js';
import type { TransactionRowSlots, TransactionRowState } from './TransactionRowSlots.js';

export interface RowEnds {
  view: RowView;
  slots: TransactionRowSlots;
  state: TransactionRowState;
  /** Ids of the elements; undefined where nothing refers to them. */
  amountId: string | undefined;
  belowId: string | undefined;
}

/**
 * The amount, and what is below it; or both at once, as `trailing`. Each is null where there is
 * nothing. What a slot shows instead gets an element by which it is placed.
 */
export function renderEnds({ view, slots, state, amountId, belowId }: RowEnds): {
  amount: ReactNode;
  below: ReactNode;
} {
  const isPlain = slots.trailing === undefined;
  const place = (id: string | undefined, className: string, node: ReactNode) =>
    node === null ? null : (
      <div id={id} className={className}>
        {node}
      </div>
    );
  let amount: ReactNode = renderAmount(view.amount, { id: isPlain ? amountId : undefined });
  if (slots.amount !== undefined) {
    const own = renderSlot(slots.amount, state, renderAmount(view.amount));
    amount = place(amountId, 'mry-TransactionRow-amount', own);
  }
  // Where the host app fills the whole end, that is what the id is on.
  const partId = isPlain ? belowId : undefined;
  let below: ReactNode = view.below ? renderBelow(view.below, partId) : null;
  if (slots.pending !== undefined) {
    const own = renderSlot(slots.pending, state, view.below && renderBelow(view.below));
    below = place(partId, 'mry-TransactionRow-end', own);
  }
  if (isPlain) return { amount, below };
  const both = (
    <>
      {amount}
      {below}
    </>
  );
  const trailing = renderSlot(slots.trailing, state, both);
  return { amount: null, below: place(belowId, 'mry-TransactionRow-trailing', trailing) };
}

type Below = NonNullable<RowView['below']>;

function renderBelow({ text, tone, others }: Below, id?: string): ReactElement {
  return (
    <span id={id} className="mry-TransactionRow-below" data-tone={tone}>
      {others && renderOthers(others)}
      {text}
    </span>
  );
}

function renderOthers({ label, shown, more }: NonNullable<Below['others']>): ReactElement {
  return (
    <span role="img" aria-label={label} className="mry-TransactionRow-others">
      {shown.map((tile, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
        <Fragment key={index}>{renderLogo({ tile })}</Fragment>
      ))}
      {more}
    </span>
  );
}
