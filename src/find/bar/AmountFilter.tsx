'use client';
import { type ReactElement, useState } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import type { FindAmounts } from '../FindState.js';
import type { Find } from '../useFind.js';
import type { FindText } from './createFindText.js';
import { setFilter } from './Filter.js';
import { type Option, Options } from './Options.js';
import { readTypedAmount } from './readTypedAmount.js';

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
  return (
    <>
      <div className="mry-FindRange">
        <AmountField
          label={messages.from}
          value={amount?.from}
          onChange={(from) => setFilter(find, 'amount', { ...amount, from })}
          onLeave={() => setFilter(find, 'amount', inOrder(amount))}
        />
        <AmountField
          label={messages.to}
          value={amount?.to}
          onChange={(to) => setFilter(find, 'amount', { ...amount, to })}
          onLeave={() => setFilter(find, 'amount', inOrder(amount))}
        />
      </div>
      <Options text={text} label={messages.amount} options={options} kind="one" />
    </>
  );
}

interface AmountFieldProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  onLeave: () => void;
}

/** Keeps what was typed while it has the focus, and shows the amount that was read afterwards. */
function AmountField({ label, value, onChange, onLeave }: AmountFieldProps): ReactElement {
  const { locale } = useDisplay();
  const [typed, setTyped] = useState<string>();
  return (
    <label className="mry-FindRange-field">
      <span>{label}</span>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? value ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readTypedAmount(target.value, locale));
        }}
        onBlur={() => {
          setTyped(undefined);
          onLeave();
        }}
      />
    </label>
  );
}

/** Ends that were given the wrong way round change places. */
function inOrder(amount: FindAmounts | undefined): FindAmounts | undefined {
  if (amount?.from === undefined || amount.to === undefined) return amount;
  return Number(amount.from) > Number(amount.to) ? { from: amount.to, to: amount.from } : amount;
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
