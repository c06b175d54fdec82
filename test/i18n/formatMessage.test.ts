import { describe, expect, it } from 'vitest';
import { formatMessage, formatPlural, formatTimeMessage } from '../../src/i18n/formatMessage.js';

describe('formatMessage', () => {
  it('fills its placeholders, each as often as it stands there', () => {
    expect(formatMessage('{a} of {b}, {a}', { a: '1', b: '2' })).toBe('1 of 2, 1');
  });

  it('leaves a placeholder that has no value, also one with the name of a method', () => {
    expect(formatMessage('{a} {toString} {b c}', { b: '2' })).toBe('{a} {toString} {b c}');
  });

  it('never fills in what a value says', () => {
    expect(formatMessage('via {name}', { name: '{name} $& $1' })).toBe('via {name} $& $1');
  });

  it('isolates a value in another direction than the words around it', () => {
    expect(formatMessage('via {name}', { name: 'PayZip' })).toBe('via PayZip');
    expect(formatMessage('via {name}', { name: 'תאבלי' })).toBe('via \u2068תאבלי\u2069');
    expect(formatMessage('عبر {name}', { name: 'PayZip (UK)' })).toBe(
      'عبر \u2068PayZip (UK)\u2069',
    );
  });
});

const english = { one: '{count} merchant', other: '{count} merchants' };

describe('formatPlural', () => {
  it.each([
    [0, '0 merchants'],
    [1, '1 merchant'],
    [2, '2 merchants'],
    [1234, '1,234 merchants'],
  ])('says %d in English', (count, text) => {
    expect(formatPlural(english, count, 'en')).toBe(text);
  });

  it('uses the form of the language, with its digits', () => {
    const polish = { one: '{count} sklep', few: '{count} sklepy', other: '{count} sklepów' };
    expect([1, 3, 5, 22].map((count) => formatPlural(polish, count, 'pl'))).toEqual([
      '1 sklep',
      '3 sklepy',
      '5 sklepów',
      '22 sklepy',
    ]);
    expect(formatPlural({ other: '{count}' }, 12, 'hi-u-nu-deva')).toBe('१२');
  });

  it('falls back to `other`, and to English for a locale that is none', () => {
    expect(formatPlural({ other: '{count} shops' }, 1, 'en')).toBe('1 shops');
    expect(formatPlural(english, 1, 'no such locale')).toBe('1 merchant');
  });
});

const spanish = { one: 'hasta la {time}', other: 'hasta las {time}' };
const at = (time: string) => new Date(`2026-11-20T${time}Z`);

describe('formatTimeMessage', () => {
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
});
