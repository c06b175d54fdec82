// @vitest-environment node
import { expect, it } from 'vitest';
import { separator } from '../../src/i18n/separator.js';

it.each([
  ['en-GB', ' · '],
  ['he', ' · '],
  ['hi', ' · '],
  // Written with Latin digits there.
  ['ar-AE', ' · '],
  ['ar-EG', '، '],
  ['fa', '، '],
  ['ckb-IR', '، '],
  ['ur-IN', '، '],
  ['en-u-nu-arab', '، '],
])('in %s is "%s": no dot beside a zero that is one', (locale, text) => {
  expect(separator(locale)).toBe(text);
});
