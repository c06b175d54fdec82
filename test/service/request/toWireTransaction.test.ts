import { describe, expect, it, vi } from 'vitest';
import {
  hasUsableName,
  TRANSACTION_FIELDS,
  toWireTransaction,
} from '../../../src/service/request/toWireTransaction.js';
import type { Transaction } from '../../../src/service/types.js';

const complete: Required<Transaction> = {
  id: 't1',
  merchant_name: 'HARBOUR BAKERY 2041 LONDON GB',
  location: 'London',
  address: '12 Quay Street',
  city: 'London',
  country: 'GB',
  postcode: 'N1 9GU',
  mcc: '5462',
  online: false,
  latitude: 51.5,
  longitude: -0.1,
  radius: 200,
};

/** Values that the compiler refuses and a host in JavaScript may hand over all the same. */
const loose = (fields: object): Transaction => ({ ...complete, ...fields });
const without = (...fields: (keyof Transaction)[]): object =>
  Object.fromEntries(
    Object.entries(complete).filter(([name]) => !fields.includes(name as keyof Transaction)),
  );

describe('toWireTransaction', () => {
  it('keeps the twelve fields of the interface, in its order', () => {
    expect(toWireTransaction(complete)).toStrictEqual(complete);
    expect(TRANSACTION_FIELDS).toEqual(Object.keys(complete));
    expect(TRANSACTION_FIELDS).toHaveLength(12);
  });

  it('lets no other field of a row leave the browser', () => {
    const secrets = {
      amount: 'SECRET-12.50',
      currency: 'SECRET-GBP',
      date: 'SECRET-2024-05-01',
      state: 'SECRET',
      original: { amount: 'SECRET', currency: 'SECRET' },
      fee: 'SECRET',
      cashback: 'SECRET',
      share: { amount: 'SECRET', with: [{ name: 'SECRET', image: 'SECRET' }] },
      card: 'SECRET',
      method: 'SECRET',
      bookingDate: 'SECRET',
      note: 'SECRET',
      counterparty: { name: 'SECRET', image: 'SECRET' },
      recurring: { every: 'SECRET', next: 'SECRET' },
      account: { iban: 'SECRET', holder: { name: 'SECRET' } },
      cardNumber: 'SECRET',
      pan: 'SECRET',
      balance: 'SECRET',
      customerId: 'SECRET',
      notes: ['SECRET'],
      toJSON: () => ({ leaked: 'SECRET' }),
      [Symbol('secret')]: 'SECRET',
    };
    const wire = toWireTransaction(loose(secrets));
    expect(wire).toStrictEqual(complete);
    expect(Reflect.ownKeys(wire)).toEqual(TRANSACTION_FIELDS);
    expect(JSON.stringify(wire)).not.toContain('SECRET');
  });

  it('reads the getters of a class', () => {
    class Row implements Transaction {
      readonly #name = 'HARBOUR BAKERY';
      readonly id = 't1';
      get merchant_name() {
        return this.#name;
      }
    }
    expect(toWireTransaction(new Row())).toStrictEqual({
      id: 't1',
      merchant_name: 'HARBOUR BAKERY',
    });
  });

  it('reads nothing that some script has given to every object', () => {
    const everything: { city?: string } = Object.prototype;
    everything.city = 'SECRET';
    try {
      expect(toWireTransaction({ id: 't1' })).toStrictEqual({ id: 't1' });
      expect(toWireTransaction({ id: 't1', city: 'Leeds' })).toHaveProperty('city', 'Leeds');
    } finally {
      delete everything.city;
    }
  });

  it('takes numbers for text, and says so once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const numbers = { id: 7, postcode: 10115, mcc: 742 };
    const row = () => ({ ...numbers }) as unknown as Transaction;
    const wire = { id: '7', postcode: '10115', mcc: '0742' };
    expect(toWireTransaction(row())).toStrictEqual(wire);
    expect(toWireTransaction(row())).toStrictEqual(wire);
    expect(warn.mock.calls).toEqual([
      ["Merchantry: expected a transaction's id to be a string, but got: number."],
      ["Merchantry: expected a transaction's postcode to be a string, but got: number."],
      ["Merchantry: expected a transaction's mcc to be a string, but got: number."],
    ]);
  });

  it('neither changes nor keeps the row', () => {
    const row = Object.freeze({ ...complete, merchant_name: 'CARD 4111111111111111' });
    expect(toWireTransaction(row)).not.toBe(row);
    expect(row.merchant_name).toBe('CARD 4111111111111111');
  });

  it.each<[keyof Transaction, unknown]>([
    ['merchant_name', ''],
    ['merchant_name', '  \u00a0'],
    ['merchant_name', null],
    ['merchant_name', undefined],
    ['location', { city: 'London' }],
    ['address', ['12 Quay Street']],
    ['city', Number.NaN],
    ['country', ''],
    ['postcode', true],
    ['online', 'true'],
    ['online', null],
    ['radius', -1],
    ['radius', Number.NaN],
    ['radius', Number.POSITIVE_INFINITY],
    ['radius', '200'],
  ])('omits %s when it is %j', (field, value) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(toWireTransaction(loose({ [field]: value }))).toStrictEqual(without(field));
  });

  it.each([
    ['latitude is absent', { latitude: undefined }],
    ['longitude is absent', { longitude: undefined }],
    ['latitude is text', { latitude: '51.5' }],
    ['latitude is out of range', { latitude: 90.1 }],
    ['longitude is out of range', { longitude: -180.1 }],
    ['longitude is not finite', { longitude: Number.NaN }],
  ])('omits both coordinates when %s', (_, fields) => {
    expect(toWireTransaction(loose(fields))).toStrictEqual(without('latitude', 'longitude'));
  });

  it('keeps coordinates at the edges of the world, and a radius of zero', () => {
    const edges = { latitude: -90, longitude: 180, radius: 0 };
    expect(toWireTransaction({ id: 't1', ...edges })).toStrictEqual({ id: 't1', ...edges });
    const origin = { latitude: 0, longitude: 0 };
    expect(toWireTransaction({ id: 't1', ...origin })).toStrictEqual({ id: 't1', ...origin });
  });

  it.each(['merchant_name', 'location', 'address', 'city', 'country', 'postcode', 'mcc'])(
    'masks card and account numbers in %s',
    (field) => {
      const wire = toWireTransaction(
        loose({ [field]: 'A 4111 1111 1111 1111 B GB82WEST12345698765432' }),
      );
      expect(wire).toHaveProperty(field, 'A **** **** **** **** B **********************');
    },
  );

  it('leaves the id as it is, because it must match the key of the answer', () => {
    expect(toWireTransaction({ id: '4111111111111112' })).toEqual({ id: '4111111111111112' });
    expect(toWireTransaction({ id: '' })).toEqual({ id: '' });
  });

  it('warns once in development of ids that look like card or account numbers, without them', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubEnv('NODE_ENV', 'production');
    toWireTransaction({ id: '4111111111111111' });
    expect(warn).not.toHaveBeenCalled();
    vi.unstubAllEnvs();
    toWireTransaction({ id: 'f47ac10b-58cc-4372-a567-0e02b2c3d479' });
    expect(warn).not.toHaveBeenCalled();
    for (const id of ['4111111111111111', 'row 5555 5555 5555 4444', 'GB82WEST12345698765432']) {
      expect(toWireTransaction({ id })).toEqual({ id });
    }
    expect(warn.mock.calls).toEqual([
      [
        'Merchantry: expected transaction ids of your own, but got: one that looks like a card number or an IBAN. Ids are sent unmasked.',
      ],
    ]);
  });
});

describe('hasUsableName', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['A', false],
    ['  A  ', false],
    ['🍞', false],
    ['\u200b\u200b', false],
    ['\u3164 \u2800', false],
    ['AB', true],
    [' A B ', true],
    ['食堂', true],
  ])('says whether a row named %j can be looked up: %s', (merchant_name, isUsable) => {
    expect(hasUsableName({ id: 't1', merchant_name })).toBe(isUsable);
  });
});
