import { describe, expect, it, vi } from 'vitest';
import { defaultDisplay } from '../../../src/display/useDisplay.js';
import { createRowParser } from '../../../src/list/model/createRowParser.js';
import { describeRow, type RowLookup } from '../../../src/list/row/describeRow.js';
import type { Transaction } from '../../../src/service/types.js';
import { fc } from '../../fc.js';

const NOW = new Date('2026-11-20T18:40:00Z');

const describeIt = (transaction: unknown, lookup: Partial<RowLookup> = {}) =>
  describeRow(
    { status: 'idle', merchant: undefined, ...lookup },
    transaction as Transaction,
    { ...defaultDisplay, locale: 'en-GB' },
    {
      now: NOW,
      rules: { images: undefined, ownOrigin: undefined, failed: new Set() },
      toPicture,
    },
  );
const toPicture = () => 'a picture';

const FIELDS = [
  ...['merchant_name', 'mcc', 'city', 'online', 'amount', 'currency', 'date', 'state', 'pending'],
  ...[
    'original',
    'fee',
    'cashback',
    'share',
    'card',
    'method',
    'note',
    'counterparty',
    'recurring',
  ],
];
/** Close to what is meant, so that something of it is read. */
const nearly = fc.record(
  {
    amount: fc.anything(),
    currency: fc.anything(),
    name: fc.anything(),
    image: fc.anything(),
    every: fc.anything(),
    next: fc.anything(),
    with: fc.oneof(fc.anything(), fc.array(fc.record({ name: fc.anything() }))),
  },
  { requiredKeys: [] },
);
const garbage = fc.record(
  Object.fromEntries(FIELDS.map((field) => [field, fc.oneof(fc.anything(), nearly)])),
  { requiredKeys: [] },
);

describe('describeRow', () => {
  it('describes whatever a host app passes, in texts that can be shown', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fc.assert(
      fc.property(garbage, (fields) => {
        const row = { id: 't1', ...fields };
        const read = createRowParser()
          .read([row as never], undefined, true)
          .rowAt(0);
        for (const transaction of [row, read]) {
          const { category, words, card, note, below, amount } = describeIt(transaction);
          const texts = [category.label, ...words, amount.text, card, note, below?.text];
          for (const text of texts) {
            if (text !== undefined) expect(text).toMatch(/\S/);
          }
        }
      }),
    );
  });

  it('never has an empty second line', () => {
    for (const status of ['idle', 'pending', 'failed', 'unmatched', 'matched'] as const)
      expect(describeIt({ id: '1' }, { status }).category.label).toBe('Payment');
  });

  it.each([
    ['a code', { mcc: '9999' }, 'Card payment'],
    ['a card', { card: '•• 4417' }, 'Card payment'],
    ['no code', { mcc: '0000' }, 'Payment'],
    ['no card', { card: ' ' }, 'Payment'],
    ['a method', { method: 'SEPA transfer' }, 'SEPA transfer'],
    ['nothing', {}, 'Payment'],
  ])('claims a card payment only where the bank says so: %s', (_, given, label) => {
    for (const status of ['failed', 'unmatched'] as const) {
      const { category } = describeIt({ id: '1', ...given }, { status });
      expect(category).toMatchObject({ key: 'unidentified', label });
      expect(category.icon.builtIn).toBe(label === 'Card payment' ? 'card' : 'unidentified');
    }
  });

  it('says of a code without a merchant only that it was a card payment', () => {
    const { category } = describeIt({ id: '1', mcc: '5812' }, { status: 'unmatched' });
    expect(category.label).toBe('Card payment');
  });

  it('says how it was paid where the merchant is not known', () => {
    expect(describeIt({ id: '1', method: 'Cheque' }).category.label).toBe('Cheque');
    const known = { status: 'matched', merchant: { name: 'Shop', category: 'Groceries' } } as const;
    expect(describeIt({ id: '1', method: 'Cheque' }, known).category.label).toBe('Groceries');
  });

  it('names the hours with the merchant and with the words that they show', () => {
    const merchant = {
      name: 'Shop',
      country: 'GB',
      opening_hours: { weekday_text: ['Monday: closed'] },
    };
    const { hours } = describeIt({ id: '1' }, { status: 'matched', merchant });
    expect(hours).toMatchObject({ text: 'Opening hours', label: 'Opening hours of Shop' });
  });

  it('has neither hours nor rating for a person, and no quotation marks for an income', () => {
    const merchant = {
      name: 'Shop',
      rating: 4,
      opening_hours: { weekday_text: ['Monday: closed'] },
    };
    const lookup = { status: 'matched', merchant } as const;
    const person = { id: '1', amount: 5, note: 'Rent', counterparty: { name: 'Maya Lindqvist' } };
    expect(describeIt(person, lookup)).toMatchObject({
      name: 'Maya Lindqvist',
      hours: undefined,
      rating: undefined,
      note: '“Rent”',
    });
    expect(describeIt({ ...person, counterparty: undefined }, lookup)).toMatchObject({
      name: 'Shop',
      note: 'Rent',
      rating: { text: '4.0' },
    });
  });
});
