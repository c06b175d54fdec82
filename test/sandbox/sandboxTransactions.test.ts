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

  it('opens with the states that money has', () => {
    const rows = sandboxTransactions(12, { now: NOW });
    const found = (name: string) => rows.find((row) => row.merchant_name?.includes(name));
    expect(found('ORBIT RAIL')?.state).toBe('declined');
    expect(found('TIDEWELL')?.card).toBe('•• 4417');
    expect(found('INKHORN')?.cashback).toBe('0.34');
    expect(found('CASA OLMO')?.share?.amount).toBe('-44.80');
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

  it('has three to twelve payments a day, and monthly ones', () => {
    const perDay = new Map<string, number>();
    for (const { date } of rows.slice(12, -20)) {
      const day = date.slice(0, 10);
      perDay.set(day, (perDay.get(day) ?? 0) + 1);
    }
    const counts = [...perDay.values()].slice(0, -1);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts)).toBeLessThanOrEqual(14);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(10);
    const salaries = rows.filter(({ merchant_name }) => merchant_name === 'BRIGHTWATER LTD SALARY');
    expect(new Set(salaries.slice(1).map(({ date }) => date.slice(8, 10)))).toEqual(
      new Set(['25']),
    );
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
    const currencies = new Set(rows.map(({ currency }) => currency));
    for (const currency of ['GBP', 'EUR', 'USD', 'JPY', 'KWD', 'CHF', 'SEK']) {
      expect(currencies).toContain(currency);
    }
  });

  it('has incoming money, but mostly spending', () => {
    const incoming = rows.filter(({ amount }) => !amount.startsWith('-'));
    expect(incoming.length).toBeGreaterThan(30);
    expect(incoming.length / rows.length).toBeLessThan(0.05);
  });

  it('prints texts as terminals do: capitals, at most 45 characters', () => {
    for (const { merchant_name = '' } of rows) {
      expect(merchant_name).toBe(merchant_name.toUpperCase());
      expect(merchant_name.length).toBeLessThanOrEqual(45);
    }
  });

  it('marks only a few of the newest rows as pending', () => {
    const pending = rows.flatMap(({ state }, index) => (state === 'pending' ? [index] : []));
    expect(pending.length).toBeGreaterThan(0);
    expect(Math.max(...pending)).toBeLessThan(3);
  });

  it('uses the current time by default', () => {
    const [newest] = sandboxTransactions(1);
    const age = Date.now() - Date.parse(newest?.date ?? '');
    expect(age).toBeGreaterThanOrEqual(18 * 60_000);
    expect(age).toBeLessThan(20 * 60_000);
  });
});
