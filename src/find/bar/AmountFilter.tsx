'use client';
import { type ReactElement, useState } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import type { FindAmounts } from '../FindState.js';
import type { Find } from '../useFind.js';
import { type FindText, inOrder } from './createFindText.js';
import { setFilter } from './Filter.js';
import { type Option, Options } from './Options.js';
import { RangeField } from './RangeField.js';
import { readTypedAmount, writeTypedAmount } from './readTypedAmount.js';

/** Ends of the offered ranges, in a unit that fits the amounts. */
const ENDS = [10, 25, 50, 100];

/** The largest unit: enough for currencies with millions in a purse. */
const MAX_UNIT = 1_000_000;

/** A range of amounts, typed or chosen. Without a sign and in any currency. */
export function AmountFilter({
  find,
  text,
}: {
  find: Find<unknown>;
  text: FindText;
}): ReactElement {
  const { messages } = text;
  const { locale } = useDisplay();
  const [ranges] = useState(() => offeredRanges(find));
  const { amount } = find.state;
  const key = JSON.stringify(amount ?? {});
  const options = [undefined, ...ranges].map(
    (range): Option => ({
      key: JSON.stringify(range ?? {}),
      label: range ? text.amounts(range) : messages.anyAmount,
      sum: find.preview({ amount: range }),
      isChosen: JSON.stringify(range ?? {}) === key,
      onChoose: () => setFilter(find, 'amount', range),
    }),
  );
  const change = (next: (current: FindAmounts | undefined) => FindAmounts | undefined) =>
    find.setState((state) => ({ ...state, amount: next(state.amount) }));
  const write = (decimal: string | undefined) => decimal && writeTypedAmount(decimal, locale);
  const field = (end: 'from' | 'to', label: string) => (
    <RangeField
      label={label}
      type="text"
      inputMode="decimal"
      value={write(amount?.[end])}
      onType={(typed) =>
        change((current) => ({ ...current, [end]: readTypedAmount(typed, locale) }))
      }
      onLeave={() => change((current) => current && inOrder(current))}
    />
  );
  return (
    <>
      <div className="mry-FindRange">
        {field('from', messages.from)}
        {field('to', messages.to)}
      </div>
      <Options text={text} label={messages.amount} options={options} kind="one" />
    </>
  );
}

/** Ranges in a unit such that most of the payments are not in the last of them. */
function offeredRanges(find: Find<unknown>): readonly FindAmounts[] {
  const all = find.preview({ amount: undefined }).count;
  const last = ENDS.at(-1) as number;
  let unit = 1;
  while (
    unit < MAX_UNIT &&
    find.preview({ amount: { from: String(last * unit) } }).count > all / 2
  ) {
    unit *= 10;
  }
  const ends = ENDS.map((end) => String(end * unit));
  return [...ends, undefined].map((to, index) => {
    const from = ends[index - 1];
    return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  });
}
