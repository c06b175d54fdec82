// @vitest-environment node
import { expect, it } from 'vitest';
import { telHref } from '../../src/record/telHref.js';

it.each([
  ['+44 113 496 0182', 'tel:+441134960182'],
  ['+44 (0)113 496 0182', 'tel:+441134960182'],
  ['(0)113 496 0182', 'tel:01134960182'],
  ['(0113) 496-0182', 'tel:01134960182'],
  ['(+44) 113 496 0182', 'tel:+441134960182'],
  ['0113 4960182 ext. 12', 'tel:01134960182'],
  ['0113 4960182 x12', 'tel:01134960182'],
  ['+1-800-555-0100;phone-context=evil', 'tel:+18005550100'],
  ['112', 'tel:112'],
])('calls %s by %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

it.each(['', 'call us', '12', '1234567890123456', 'javascript:alert(1)', '٠١١٣'])(
  'makes no link of %s',
  (phone) => {
    expect(telHref(phone)).toBeUndefined();
  },
);
