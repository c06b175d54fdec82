import { describe, expect, it } from 'vitest';
import { sandboxTransactions } from '../../src/sandbox/index.js';
import { matchTransaction } from '../../src/sandbox/matching/matchTransaction.js';
import { NOW } from './requestSandbox.js';

const rows = sandboxTransactions(10_000, { now: NOW });

describe('sandboxTransactions', () => {
  it('gives equal rows for equal seeds and instants', () => {
    const options = { seed: 5, now: NOW };
    expect(sandboxTransactions(300, options)).toEqual(sandboxTransactions(300, options));
    expect(sandboxTransactions(300, { seed: 6, now: NOW })).not.toEqual(
      sandboxTransactions(300, options),
    );
  });

  it('keeps the newest rows when the count grows', () => {
    expect(sandboxTransactions(2000, { now: NOW }).slice(0, 100)).toEqual(
      sandboxTransactions(100, { now: NOW }),
    );
  });

  it('returns the requested number of rows, each with its own id', () => {
    for (const count of [0, 1, 12, 13, 500]) {
      const some = sandboxTransactions(count, { now: NOW });
      expect(new Set(some.map(({ id }) => id)).size).toBe(count);
    }
  });

  it.each([-1, 1.5, Number.NaN])('refuses a count of %s', (count) => {
    expect(() => sandboxTransactions(count)).toThrow(
      `Merchantry: expected a count of zero or more, but got: ${count}`,
    );
  });

  it('opens with the same varied rows for every seed', () => {
    const first = (seed: number) => sandboxTransactions(12, { seed, now: NOW });
    expect(first(99)).toEqual(first(1));
    const names = first(1).map((row) => {
      const { candidates, tidied } = matchTransaction(row);
      return candidates[0]?.merchant.name ?? tidied;
    });
    expect(names).toEqual([
      'Northside Coffee',
      'Harrow & Vale',
      'Lumen Energy',
      'Orbit Rail',
      'Brightwater Ltd',
      undefined,
      'Meridian Stream',
      'Tidewell Pharmacy',
      'Casa Olmo',
      'Harbottle Tea Rooms',
      '星風書店',
      'Inkhorn & Daughters',
    ]);
    expect(first(1)[0]).toMatchObject({
      merchant_name: 'PYZ*NORTHSIDE COFF 2041 LONDON GB',
      amount: '-4.20',
      currency: 'GBP',
      state: 'pending',
    });
    expect(new Set(first(1).map(({ currency }) => currency))).toEqual(
      new Set(['GBP', 'EUR', 'JPY']),
    );
  });

  it.each([
    ['2026-11-20', '2026-12-18'],
    ['2026-12-30', '2027-01-28'],
    ['2027-02-01', '2027-02-28'],
    ['2028-02-02', '2028-02-29'],
    ['2026-04-02', '2026-04-30'],
  ])('names on %s the next payment of a subscription, %s', (today, next) => {
    const rows = sandboxTransactions(12, { now: Date.parse(today) });
    expect(rows.find(({ recurring }) => recurring)?.recurring).toEqual({ every: 'month', next });
  });

  it.each([
    ['midnight', Date.UTC(2026, 10, 20)],
    ['just after midnight', Date.UTC(2026, 10, 20, 0, 10)],
    ['the evening', Date.UTC(2026, 10, 20, 23, 59)],
  ])('runs from newest to oldest at %s, and never ahead of now', (_, now) => {
    const dates = sandboxTransactions(400, { now }).map(({ date }) => Date.parse(date));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(dates[0]).toBeLessThanOrEqual(now);
  });

  it('writes decimal strings with the digits of the currency', () => {
    const digits: Record<string, number> = { JPY: 0, KWD: 3 };
    for (const { amount, currency } of rows) {
      const decimals = digits[currency] ?? 2;
      expect(amount).toMatch(
        decimals === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${decimals}}$`),
      );
      expect(Number(amount)).not.toBe(0);
    }
  });

  it('uses the current time by default', () => {
    const [newest] = sandboxTransactions(1);
    const age = Date.now() - Date.parse(newest?.date ?? '');
    expect(age).toBeGreaterThanOrEqual(18 * 60_000);
    expect(age).toBeLessThan(20 * 60_000);
  });
});
