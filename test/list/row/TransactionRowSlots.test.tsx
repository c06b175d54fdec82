import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type ListedTransaction,
  type MerchantRecord,
  TransactionRow,
  type TransactionRowProps,
  type TransactionRowSlots,
  type TransactionRowState,
} from '../../../src/index.js';
import { lookupOf } from '../../lookupOf.js';

afterEach(cleanup);

const transaction: ListedTransaction = {
  id: '1',
  merchant_name: 'PYZ*NORTHSIDE COFF 2041 LONDON GB',
  amount: '-4.20',
  currency: 'GBP',
  date: '2026-11-20',
  fee: '0.20',
};
const merchant: MerchantRecord = {
  name: 'Northside Coffee',
  category: 'Eating out',
  rating: 4.6,
  intermediary: { name: 'PayZip', website: 'https://payzip.example' },
  opening_hours: { periods: [{ open: { day: 1, time: '0800' }, close: { day: 1, time: '1900' } }] },
};
const lookup = lookupOf(merchant);

const row = (slots?: TransactionRowSlots, props: Partial<TransactionRowProps> = {}) =>
  render(<TransactionRow transaction={transaction} lookup={lookup} slots={slots} {...props} />)
    .container;

const VIA = '.mry-IntermediaryBadge';
const HOURS = '.mry-OpeningHoursPopover';
const RATING = '.mry-Rating';
const AMOUNT = '.mry-TransactionAmount';
const PENDING = '.mry-TransactionRow-below';

/** Selectors of the default part of each slot. */
const DEFAULT_PARTS: Record<keyof TransactionRowSlots, readonly string[]> = {
  logo: ['.mry-MerchantLogo'],
  name: ['.mry-MerchantName'],
  category: ['.mry-CategoryIcon'],
  badges: [VIA, HOURS, RATING],
  via: [VIA],
  hours: [HOURS],
  rating: [RATING],
  trailing: [AMOUNT, PENDING],
  amount: [AMOUNT],
  below: [PENDING],
};
const ALL = [...new Set(Object.values(DEFAULT_PARTS).flat())];
const SLOTS = Object.keys(DEFAULT_PARTS) as (keyof TransactionRowSlots)[];
const present = (root: HTMLElement) => ALL.filter((part) => root.querySelector(part));
const without = (slot: keyof TransactionRowSlots) =>
  ALL.filter((part) => !DEFAULT_PARTS[slot].includes(part));

describe.each(SLOTS)('the slot %s', (slot) => {
  it('keeps the default part when it is undefined', () => {
    expect(present(row({ [slot]: undefined }))).toEqual(ALL);
  });

  it.each([null, false, () => null, () => undefined])(
    'removes its part, and no other, when it is %s',
    (nothing) => {
      expect(present(row({ [slot]: nothing }))).toEqual(without(slot));
    },
  );

  it('shows the node it is given instead of its part, and of no other', () => {
    const root = row({ [slot]: <b>Own part</b> });
    expect(screen.getAllByText('Own part')).toHaveLength(1);
    expect(present(root)).toEqual(without(slot));
  });

  it('can be a function that wraps the default part', () => {
    const wrap = vi.fn((_: TransactionRowState, defaultPart: ReactNode) => (
      <div data-testid="own">{defaultPart}</div>
    ));
    expect(present(row({ [slot]: wrap }))).toEqual(ALL);
    expect(screen.getByTestId('own')).not.toBeEmptyDOMElement();
    expect(wrap.mock.calls[0]?.[0]).toEqual({ transaction, lookup, merchant });
  });
});

describe('slots', () => {
  it('stand where their default parts would', () => {
    const slots = Object.fromEntries(SLOTS.map((slot) => [slot, <i key={slot}>{slot} </i>]));
    expect(row({ ...slots, badges: undefined, trailing: undefined }).textContent).toBe(
      'logo name amount below category via hours rating ',
    );
  });

  it('have an element that places what stands for the logo, and none without it', () => {
    const place = '.mry-TransactionRow-logo';
    expect(
      row({ logo: <input type="checkbox" /> }).querySelector(`${place} > input`),
    ).toBeVisible();
    expect(row({ logo: null }).querySelector(place)).toBeNull();
    expect(row({}).querySelector(place)).toBeNull();
  });

  it('are shown before anything is known, whatever the transaction says', () => {
    row(
      { rating: 'Own rating', hours: 'Own hours', below: () => 'Own mark' },
      { lookup: undefined, transaction: { ...transaction, online: true, fee: undefined } },
    );
    for (const text of ['Own rating', 'Own hours', 'Own mark'])
      screen.getByText(text, { exact: false });
    expect(screen.queryByText('Online')).toBeNull();
  });

  it('for a group replace all its parts, even those with a slot of their own', () => {
    const root = row({
      badges: 'Own badges',
      via: 'Own via',
      trailing: null,
      amount: 'Own amount',
    });
    expect(root.textContent).toContain('Own badges');
    expect(root.textContent).not.toContain('Own via');
    expect(root.textContent).not.toContain('Own amount');
  });

  it('show nothing for false, so that a host can write a condition', () => {
    const root = row({ name: false, below: false, rating: false });
    expect(present(root)).toEqual(
      ALL.filter((part) => !['.mry-MerchantName', PENDING, RATING].includes(part)),
    );
  });

  it.each([null, false, ''])('leave no empty line when category and badges are %o', (nothing) => {
    const root = row({ category: nothing, badges: nothing });
    expect(root.querySelector('.mry-TransactionRow-line')).toBeNull();
  });
});

describe('the name of a row that is a button', () => {
  const button = () => screen.getByRole('button', { name: /^Northside Coffee/ });
  const onSelect = () => undefined;

  it.each([null, false, ''])('still names its button when the slot is %o', (nothing) => {
    row({ name: nothing }, { onSelect });
    expect(button()).toHaveTextContent('');
  });

  it('is the raw text when nothing else is known', () => {
    row({ name: false }, { onSelect, lookup: undefined });
    expect(
      screen.getByRole('button', { name: /^PYZ\*NORTHSIDE COFF 2041 LONDON GB/ }),
    ).toBeInTheDocument();
  });

  it('is what the slot shows', () => {
    row({ name: <em>Coffee, again</em> }, { onSelect, selected: true, tabIndex: -1 });
    const own = screen.getByRole('button', { name: /^Coffee, again/ });
    expect(own).toHaveAttribute('aria-current', 'true');
    expect(own).toHaveAttribute('tabindex', '-1');
    expect(own).not.toHaveAttribute('aria-label');
  });
});
