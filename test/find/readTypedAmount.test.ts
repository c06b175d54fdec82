import { expect, it } from 'vitest';
import { readTypedAmount, writeTypedAmount } from '../../src/find/bar/readTypedAmount.js';

it.each([
  ['12,50', 'de', '12.50'],
  ['12.50', 'de', '12.50'],
  ['1.250', 'de', '1250'],
  ['1,250', 'de', '1.250'],
  ['1,250', 'en', '1250'],
  ['1.250', 'en', '1.250'],
  ['0.001', 'de', '0.001'],
  ['0,125', 'en', '0.125'],
  ['1.250,5', 'en', '1250.5'],
  ['1,234,567', 'de', '1234567'],
  ["CHF 1'250.50", 'de-CH', '1250.50'],
  ['£12.5', 'en-GB', '12.5'],
  ['−20 €', 'fr', '20'],
  ['12,', 'fr', '12'],
  ['12,50,', 'de', '12.50'],
  ['12.50.', 'en', '12.50'],
  ['1,250,', 'en', '1250'],
  [',5', 'fr', '0.5'],
  ['١٢٫٥', 'ar-EG', '12.5'],
  ['１２．５', 'ja', '12.5'],
  ['12,50 kr.', 'da', '12.50'],
  ['kr.12,50', 'da', '12.50'],
  ['د.إ.12', 'ar', '12'],
  ['12.50 د.إ', 'ar', '12.50'],
  ['1 250,00', 'fr', '1250.00'],
  ['£10 – £20', 'en-GB', undefined],
  ['10-20', 'en', undefined],
  ['12:50', 'en', undefined],
  ['1e5', 'en', undefined],
  ['', 'en', undefined],
  ['coffee', 'en', undefined],
])('reads "%s" in %s as %s', (text, locale, amount) => {
  expect(readTypedAmount(text, locale)).toBe(amount);
});

it.each([
  ['12.50', 'de', '12,50'],
  ['1.250', 'de', '1,250'],
  ['1.250', 'en', '1.250'],
  ['1250', 'ar-EG', '1250'],
])('writes %s in %s as "%s", which reads the same', (amount, locale, text) => {
  expect(writeTypedAmount(amount, locale)).toBe(text);
  expect(readTypedAmount(text, locale)).toBe(amount);
});
