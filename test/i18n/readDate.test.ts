import { describe, expect, it } from 'vitest';
import { readDate, unreadableDate } from '../../src/i18n/readDate.js';
import { fc } from '../fc.js';

const instantOf = (text: string) => Date.parse(text);

describe('readDate', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2024-02-29', '2024-02-29'],
    ['0001-01-01', '0001-01-01'],
    ['9999-12-31', '9999-12-31'],
    ['2026-11-20T23:59', '2026-11-20'],
    ['2026-11-20T00:00:00.123456789', '2026-11-20'],
    ['2026-11-20T00:00:00,5', '2026-11-20'],
  ])('takes %s as that day in every zone', (text, day) => {
    expect(readDate(text)).toBe(day);
  });

  it.each([
    ['2026-11-20T08:12Z', '2026-11-20T08:12:00Z'],
    ['2026-11-20T08:12:30Z', '2026-11-20T08:12:30Z'],
    ['2026-11-20T08:12:30.999Z', '2026-11-20T08:12:30Z'],
    ['2026-11-20T08:12:30+01:00', '2026-11-20T07:12:30Z'],
    ['2026-11-20T08:12:30-0530', '2026-11-20T13:42:30Z'],
    ['2026-11-20T08:12:30.123456+05', '2026-11-20T03:12:30Z'],
    ['0001-01-02T00:00:00Z', '0001-01-02T00:00:00Z'],
    ['9999-12-30T23:59:59Z', '9999-12-30T23:59:59Z'],
  ])('takes %s as an instant', (text, same) => {
    expect(readDate(text)).toBe(instantOf(same));
  });

  it.each([
    '05.11.2026',
    '11/05/2026',
    '5 Nov 2026',
    '2026-02-30',
    '2025-02-29',
    '2026-04-31T08:00Z',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-11-20T24:00Z',
    '2026-11-20T08:60Z',
    '2026-11-20T08Z',
    '2026-11-20T08:12:60Z',
    '2026-11-20T08:12+99:00',
    '2026-11-20T08:12+01:',
    '2026-11-20 08:12:00',
    '2026-11-20Z',
    ' 2026-11-20',
    '2026-11-20\n',
    // The years 1 to 9999 are those of ISO 8601, in the reader's zone too.
    '0000-01-01',
    '0000-06-01T08:12:00Z',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '20261120',
    '2026-11',
    '2026',
    '2026-W47-5',
    '+002026-11-20',
    '2026-11-20T08:12Z[Europe/London]',
    '٢٠٢٦-١١-٢٠',
    'yesterday',
    '',
  ])('does not take %j for a date', (text) => {
    expect(readDate(text)).toBeUndefined();
  });

  it('takes a Date as its instant, and no other value that is not text', () => {
    expect(readDate(new Date('2026-11-20T08:12:30Z'))).toBe(instantOf('2026-11-20T08:12:30Z'));
    const others = [undefined, null, 1_795_158_720_000, 20261120, true, {}, ['2026-11-20'], 1n];
    for (const value of [...others, new Date(Number.NaN), new Date(8.64e15), Symbol('a')]) {
      expect(readDate(value)).toBeUndefined();
    }
  });

  it('reads every instant written with any offset', () => {
    const instant = fc.date({
      min: new Date('0001-01-02T00:00:00Z'),
      max: new Date('9999-12-30T00:00:00Z'),
      noInvalidDate: true,
    });
    const offset = fc.integer({ min: -14 * 60, max: 14 * 60 });
    fc.assert(
      fc.property(instant, offset, fc.constantFrom(':', ''), (date, minutes, colon) => {
        const seconds = Math.floor(date.getTime() / 1_000) * 1_000;
        const local = new Date(seconds + minutes * 60_000).toISOString().slice(0, 19);
        const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
        const two = (value: number) => String(value).padStart(2, '0');
        const sign = minutes < 0 ? '-' : '+';
        expect(readDate(`${local}${sign}${two(hours)}${colon}${two(rest)}`)).toBe(seconds);
        expect(readDate(local)).toBe(local.slice(0, 10));
        const inUtc = new Date(seconds).toISOString();
        expect(readDate(inUtc)).toBe(seconds);
        expect(readDate(inUtc.replace('.000', ''))).toBe(seconds);
      }),
    );
  });

  it('never throws, and takes no text for a day that the calendar lacks', () => {
    const two = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, '0'));
    const almost = fc
      .tuple(two, two, two, two, fc.constantFrom('', 'T08:00', 'T99:00Z', 'T08:00Z', ' ', 'x'))
      .map(([century, year, month, day, time]) => `${century}${year}-${month}-${day}${time}`);
    fc.assert(
      fc.property(fc.oneof(almost, fc.string(), fc.anything()), (value) => {
        const moment = readDate(value);
        if (moment === undefined || typeof value !== 'string') return;
        const day = value.slice(0, 10);
        expect(new Date(`${day}T12:00:00Z`).toISOString().slice(0, 10)).toBe(day);
      }),
    );
  });
});

describe('unreadableDate', () => {
  it.each([
    ['05.11.2026', '05.11.2026'],
    [' 5\u00a0Nov ', '5 Nov'],
    ['\u202e6202.11.50', '6202.11.50'],
    [20261120, '20261120'],
  ])('shows %j as the text it is', (date, text) => {
    expect(unreadableDate(date)).toBe(text);
  });

  it('shows nothing of a date, nor of what is neither text nor a number', () => {
    const values = ['2026-11-20', '2026-11-20T08:12Z', new Date(0), new Date(Number.NaN)];
    for (const value of [...values, '', '  ', undefined, null, {}, [], true]) {
      expect(unreadableDate(value)).toBeUndefined();
    }
  });

  it('cuts what is too long for a row', () => {
    expect(unreadableDate('the fifth of November', 10)).toBe('the fifth…');
    expect(unreadableDate('x'.repeat(1_000_000))).toHaveLength(300);
  });
});
