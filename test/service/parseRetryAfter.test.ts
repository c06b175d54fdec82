// @vitest-environment node
import { expect, it } from 'vitest';
import { parseRetryAfter } from '../../src/service/parseRetryAfter.js';

const now = Date.UTC(2015, 9, 21, 7, 28, 0);

it.each([
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['2015-10-21T07:29:00Z', undefined],
  ['Wed, not a date GMT', undefined],
  ['0', 0],
  ['120', 120_000],
  [' 7 ', 7_000],
  ['Wed, 21 Oct 2015 07:28:30 GMT', 30_000],
  ['Wednesday, 21-Oct-15 07:28:30 GMT', 30_000],
  ['Wed, 21 Oct 2015 07:27:00 GMT', 0],
])('reads the header %j as %s milliseconds', (header, milliseconds) => {
  expect(parseRetryAfter(header, now)).toBe(milliseconds);
});
