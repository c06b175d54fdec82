import { describe, expect, it } from 'vitest';
import { readAmount } from '../../src/i18n/readAmount.js';
import { fc } from '../fc.js';

describe('readAmount', () => {
  it.each([
    ['-12.50', '-12.50'],
    ['+3', '+3'],
    [' 7. ', '7.'],
    ['.5', '.5'],
    ['12345678901234567.89', '12345678901234567.89'],
    [-12.5, '-12.5'],
    [0, '0'],
    [1e21, '1000000000000000000000'],
    [-1e-7, '-0.0000001'],
    [0.00012345, '0.00012345'],
    [0.1 + 0.2, '0.3'],
    [1234567890.12 * 3, '3703703670.36'],
    [0.3 - 0.1 - 0.2, '0'],
  ])('reads %j as %s', (amount, decimal) => {
    expect(readAmount(amount)).toBe(decimal);
  });

  it.each([
    '12,50',
    '1,200.00',
    '1 200',
    '1e3',
    '0x10',
    '0b1',
    '1_000',
    '--1',
    '+-1',
    '1-',
    '1.2.3',
    '.',
    '-',
    '-.',
    '£1',
    '\u22121',
    '١٢',
    'Infinity',
    'NaN',
    '',
    '  ',
    '1'.repeat(61),
  ])('does not take %j for an amount', (amount) => {
    expect(readAmount(amount)).toBeUndefined();
  });

  it('does not take anything but text and finite numbers for an amount', () => {
    const numbers = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const value of [...numbers, undefined, null, true, 5n, {}, ['1'], new Date(0)]) {
      expect(readAmount(value)).toBeUndefined();
    }
  });

  it('reads no number of more digits than money has', () => {
    expect(readAmount(1e59)).toBe(`1${'0'.repeat(59)}`);
    expect(readAmount(1e60)).toBeUndefined();
    expect(readAmount(-1e308)).toBeUndefined();
  });

  it('reads every other number as decimal digits of almost the same value', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e55, max: 1e55 }), (amount) => {
        const decimal = readAmount(amount);
        expect(decimal).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Math.abs(Number(decimal) - amount)).toBeLessThanOrEqual(
          Math.max(5e-9, Math.abs(amount) * 5e-15),
        );
      }),
    );
  });

  it('never throws, and reads a text only where BigInt and a point can say the same', () => {
    const almost = fc.string({
      unit: fc.constantFrom(...'0123456789+-., eE'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.oneof(almost, fc.anything()), (value) => {
        const decimal = readAmount(value);
        if (decimal === undefined || typeof value !== 'string') return;
        expect(decimal).toBe(value.trim());
        expect(() => BigInt(decimal.replace('.', ''))).not.toThrow();
        expect(Number.isFinite(Number(decimal))).toBe(true);
      }),
    );
  });
});
