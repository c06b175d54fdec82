import { describe, expect, it } from 'vitest';
import { describeAmount } from '../../../src/components/TransactionAmount/describeAmount.js';
import { describeBelowAmount } from '../../../src/components/TransactionAmount/describeBelowAmount.js';
import { en } from '../../../src/i18n/en.js';
import type { Messages } from '../../../src/i18n/Messages.js';
import { ar } from '../../../src/locales/ar.js';
import { de } from '../../../src/locales/de.js';
import { ja } from '../../../src/locales/ja.js';
import type { ListedTransaction } from '../../../src/record/ListedTransaction.js';

const payment: ListedTransaction = {
  id: '1',
  amount: '-24.00',
  currency: 'GBP',
  date: '2026-11-20T17:40:00Z',
};
const below = (
  fields: Partial<Record<keyof ListedTransaction, unknown>>,
  locale = 'en-GB',
  messages: Messages = en,
) =>
  describeBelowAmount(
    { ...payment, ...fields } as ListedTransaction,
    { locale, messages },
    ({ counterparty }) => counterparty.name,
  );

describe('below the amount', () => {
  it.each([
    ['pending', 'Pending', undefined],
    ['declined', 'Declined', 'declined'],
    ['reversed', 'Reversed', undefined],
    ['refunded', 'Refund', 'positive'],
    ['scheduled', 'Scheduled', undefined],
  ])('stands the state in words: %s', (state, text, tone) => {
    expect(below({ state })).toEqual({ text, tone, others: undefined });
  });

  it.each([
    ['de', de],
    ['ar', ar],
    ['ja', ja],
  ] as const)('stands the state in the words of %s', (locale, messages) => {
    for (const state of ['pending', 'declined', 'reversed', 'scheduled'] as const) {
      expect(below({ state }, locale, messages)?.text).toBe(messages[state]);
    }
    expect(below({ state: 'refunded' }, locale, messages)?.text).toBe(messages.refunded);
  });

  it('stands nothing for a booked payment, or a state that nobody knows', () => {
    for (const state of [undefined, null, 'booked', 'lost', 7, {}])
      expect(below({ state })).toBeUndefined();
  });

  it.each([
    ['what was paid abroad', { original: { amount: 2480, currency: 'jpy' } }, '¥2,480'],
    ['a fee', { fee: '-1.75' }, 'incl. £1.75 fee'],
    ['a long decimal', { fee: '9007199254740993.01' }, 'incl. £9,007,199,254,740,993.01 fee'],
    ['cashback', { cashback: 0.48 }, '+£0.48 cashback'],
    ['the own share', { share: { amount: -14.4, with: [] } }, 'your share £14.40'],
  ])('stands %s, without a sign but that of cashback', (_, fields, text) => {
    expect(below(fields)?.text).toBe(text);
  });

  it('colours what is given back', () => {
    expect(below({ cashback: 1 })?.tone).toBe('positive');
    expect(below({ fee: 1 })?.tone).toBeUndefined();
  });

  it('says the state before all else, then the share, then what was paid abroad', () => {
    const all = {
      share: { amount: 12, with: [{ name: 'Ada' }] },
      original: { amount: 30, currency: 'USD' },
      fee: 1,
      cashback: 2,
    };
    expect(below({ ...all, state: 'pending' })?.text).toBe('Pending');
    expect(below(all)?.text).toBe('your share £12.00');
    expect(below({ ...all, share: undefined })?.text).toBe('US$30.00');
    expect(below({ fee: 1, cashback: 2 })?.text).toBe('incl. £1.00 fee');
  });

  it('keeps every digit of small amounts', () => {
    const texts = [
      below({ original: { amount: '-0.0001', currency: 'BTC' } }),
      below({ fee: '0.0004', currency: 'USDT' }),
      below({ cashback: 0.0001 }),
      below({ share: { amount: '-0.00012345', with: [] }, currency: 'BTC' }),
    ].map((money) => money?.text.replace('\u00a0', ' '));
    expect(texts).toEqual([
      'BTC 0.0001',
      'incl. 0.0004 USDT fee',
      '+£0.0001 cashback',
      'your share BTC 0.00012345',
    ]);
  });

  it('says nothing of an original amount in the same currency, nor of less than can be written', () => {
    expect(below({ original: { amount: 10, currency: 'gbp' } })).toBeUndefined();
    expect(below({ fee: `0.${'0'.repeat(20)}1` })).toBeUndefined();
    expect(below({ cashback: 1e-9 })).toBeUndefined();
  });

  it('shows and names three of those who share, and counts the rest', () => {
    const people = ['Ada', 'Tom', ' ', 'Bo', 'Cy', 'Di'].map((name) => ({ name }));
    expect(below({ share: { amount: 4, with: people.slice(0, 2) } })?.others).toEqual({
      label: 'Split with Ada and Tom',
      shown: ['Ada', 'Tom'],
      more: '',
    });
    expect(below({ share: { amount: 4, with: people } })?.others).toEqual({
      label: 'Split with Ada, Tom, Bo and +2',
      shown: ['Ada', 'Tom', 'Bo'],
      more: '+2',
    });
  });

  it.each([
    ['share', [5, { amount: 'x', with: [] }, { with: [{ name: 'Ada' }] }, null]],
    ['original', ['¥2,480', {}, { amount: Number.NaN, currency: 'JPY' }, null]],
    ['fee', ['a bit', {}, Number.NaN, 0, '0.00', null]],
    ['cashback', ['some', [], Infinity, 0, null]],
  ])('stands nothing for a malformed %s', (field, values) => {
    for (const value of values) expect(below({ [field]: value })).toBeUndefined();
  });

  it('leaves out people without a name', () => {
    for (const people of ['Ada', 7, [null, 1, 'Tom', { name: 3 }, { name: '\u200b' }]])
      expect(below({ share: { amount: 4, with: people } })).toEqual({
        text: 'your share £4.00',
        tone: undefined,
        others: undefined,
      });
  });
});

describe('the amount', () => {
  const amount = (fields: Partial<ListedTransaction>, locale = 'en-GB') =>
    describeAmount({ ...payment, ...fields }, locale);

  it.each(['declined', 'reversed'] as const)('has no sign where it is %s', (state) => {
    expect(amount({ state })).toEqual({ text: '£24.00', direction: 'out', state });
    expect(amount({ state, amount: 12 }).text).toBe('£12.00');
    expect(amount({ state, amount: 'soon' }).text).toBe('soon GBP');
    expect(amount({ state }, 'de').text).toBe('24,00\u00a0£');
  });

  it.each(['booked', 'pending', 'refunded', 'scheduled'] as const)('has one: %s', (state) => {
    expect(amount({ state }).text).toBe('−£24.00');
    expect(amount({ state, amount: 38 }).text).toBe('+£38.00');
  });

  it('has no state where it is booked', () => {
    expect(amount({ state: 'booked' }).state).toBeUndefined();
  });
});
