import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type ListedTransaction,
  type MerchantLookup,
  type MerchantRecord,
  TransactionRow,
  type TransactionRowProps,
  type TransactionRowSlots,
} from '../../../src/index.js';

afterEach(cleanup);

const transaction: ListedTransaction = {
  id: '1',
  merchant_name: 'PYZ*NORTHSIDE COFF 2041 LONDON GB',
  amount: '-4.20',
  currency: 'GBP',
  date: '2026-11-20',
  pending: true,
};
const merchant: MerchantRecord = {
  name: 'Northside Coffee',
  category: 'Eating out',
  rating: 4.6,
  intermediary: { name: 'PayZip', website: 'https://payzip.example' },
  opening_hours: { periods: [{ open: { day: 1, time: '0800' }, close: { day: 1, time: '1900' } }] },
};
const lookup: MerchantLookup = {
  status: 'matched',
  merchant,
  merchants: [merchant],
  error: undefined,
  lookupId: '1',
  retry: () => undefined,
};

const row = (props: Partial<TransactionRowProps> = {}) =>
  render(<TransactionRow transaction={transaction} lookup={lookup} {...props} />).container;

const VIA = '.mry-IntermediaryBadge';
const HOURS = '.mry-OpeningHoursPopover';
const RATING = '.mry-Rating';
const AMOUNT = '.mry-TransactionAmount';
const PENDING = '.mry-TransactionRow-pending';

/** Where our own part of each slot is. */
const ours: Record<keyof TransactionRowSlots, readonly string[]> = {
  leading: ['.mry-MerchantLogo'],
  name: ['.mry-MerchantName'],
  category: ['.mry-CategoryIcon'],
  badges: [VIA, HOURS, RATING],
  via: [VIA],
  hours: [HOURS],
  rating: [RATING],
  trailing: [AMOUNT, PENDING],
  amount: [AMOUNT],
  pending: [PENDING],
};
const ALL = [...new Set(Object.values(ours).flat())];
const SLOTS = Object.keys(ours) as (keyof TransactionRowSlots)[];
const present = (root: HTMLElement) => ALL.filter((part) => root.querySelector(part));
const without = (slot: keyof TransactionRowSlots) =>
  ALL.filter((part) => !ours[slot].includes(part));

describe.each(SLOTS)('the slot %s', (slot) => {
  it('keeps ours where it is undefined', () => {
    expect(present(row({ [slot]: undefined }))).toEqual(ALL);
  });

  it('takes away its part, and no other, where it is null', () => {
    expect(present(row({ [slot]: null }))).toEqual(without(slot));
  });

  it('shows what it is given instead of its part, and no other', () => {
    const root = row({ [slot]: <b>Own part</b> });
    expect(screen.getAllByText('Own part')).toHaveLength(1);
    expect(present(root)).toEqual(without(slot));
  });

  it('reaches no attribute of the element', () => {
    expect(row({ [slot]: 'Own part' }).firstElementChild?.getAttributeNames()).toEqual([
      'data-status',
      'data-pending',
      'class',
    ]);
  });
});

describe('slots', () => {
  it('stand where ours would', () => {
    const given = Object.fromEntries(SLOTS.map((slot) => [slot, <i key={slot}>{slot} </i>]));
    const groups = { badges: undefined, trailing: undefined };
    expect(row({ ...given, ...groups }).textContent).toBe(
      'leading name category via hours rating amount pending ',
    );
  });

  it('show what they are given before anything is known, whatever the transaction says', () => {
    row({
      lookup: undefined,
      transaction: { ...transaction, online: true, pending: false },
      rating: 'Own rating',
      hours: 'Own hours',
      pending: 'Own mark',
    });
    for (const text of ['Own rating', 'Own hours', 'Own mark'])
      screen.getByText(text, { exact: false });
    expect(screen.queryByText('Online')).toBeNull();
  });

  it('a group that is given stands in for its parts, which may be given too', () => {
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

  it('take false for nothing, so that a host can write a condition', () => {
    const root = row({ name: false, pending: false, rating: false });
    expect(present(root)).toEqual(
      ALL.filter((part) => !['.mry-MerchantName', PENDING, RATING].includes(part)),
    );
  });

  it.each([null, false, ''])('leave no empty line where category and badges are %o', (nothing) => {
    const root = row({ category: nothing, badges: nothing });
    expect(root.querySelector('.mry-TransactionRow-line')).toBeNull();
  });
});

describe('the name of a row that is a button', () => {
  const button = () => screen.getByRole('button', { name: 'Northside Coffee' });
  const onSelect = () => undefined;

  it.each([null, false, ''])('is still the name of its button where it is %o', (nothing) => {
    row({ name: nothing, onSelect });
    expect(button()).toHaveTextContent('');
  });

  it('is the raw text where nothing else is known', () => {
    row({ name: false, onSelect, lookup: undefined });
    expect(
      screen.getByRole('button', { name: 'PYZ*NORTHSIDE COFF 2041 LONDON GB' }),
    ).toBeInTheDocument();
  });

  it('is what the host gives', () => {
    row({ name: <em>Coffee, again</em>, onSelect, selected: true, tabIndex: -1 });
    const own = screen.getByRole('button', { name: 'Coffee, again' });
    expect(own).toHaveAttribute('aria-current', 'true');
    expect(own).toHaveAttribute('tabindex', '-1');
    expect(own).not.toHaveAttribute('aria-label');
  });
});
