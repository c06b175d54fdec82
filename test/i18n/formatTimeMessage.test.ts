// @vitest-environment node
import { expect, it } from 'vitest';
import { formatTimeMessage } from '../../src/i18n/formatTimeMessage.js';

const spanish = { one: 'hasta la {time}', other: 'hasta las {time}' };
const at = (time: string) => new Date(`2026-11-20T${time}Z`);

it.each([
  ['01:00', 'es', 'hasta la 1:00'],
  ['01:30', 'es', 'hasta la 1:30'],
  ['00:15', 'es', 'hasta las 0:15'],
  ['13:00', 'es', 'hasta las 13:00'],
  ['13:00', 'es-US', 'hasta la 1:00\u202fp.m.'],
])('says %s in %s as "%s"', (time, locale, text) => {
  const said = formatTimeMessage(spanish, at(time), { locale, timeZone: 'UTC' });
  expect(said.replace(/[\u00a0\u202f]/g, ' ')).toBe(text.replace(/[\u00a0\u202f]/g, ' '));
});

it('knows the hour whatever the digits', () => {
  const options = { locale: 'es-u-nu-arab', timeZone: 'UTC' };
  expect(formatTimeMessage(spanish, at('01:00'), options)).toMatch(/^hasta la \u2068?١/);
});

it('takes the time of the zone, and other values', () => {
  const options = { locale: 'en-GB', timeZone: 'Europe/Berlin' };
  expect(formatTimeMessage('{day} {time}', at('12:00'), options, { day: 'Friday' })).toBe(
    'Friday 13:00',
  );
});
