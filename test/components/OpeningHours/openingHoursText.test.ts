import { describe, expect, it, vi } from 'vitest';
import {
  hasOpeningHours,
  openStateText,
} from '../../../src/components/OpeningHours/openingHoursText.js';
import { describeOpening, type OpenState } from '../../../src/hours/describeOpening.js';
import { parseMerchant } from '../../../src/service/response/parseMerchant.js';
import { weekdays } from '../../hours/shapes.js';
import { countFormats } from '../../i18n/countFormats.js';
import { sets } from '../../locales/sets.js';

const reader = (tag: string) => ({ locale: tag, messages: setOf(tag) });
function setOf(tag: string) {
  const set = sets.get(tag);
  if (!set) throw new Error(`no messages for ${tag}`);
  return set;
}

const timeZone = 'Europe/London';
const six = new Date('2026-06-03T17:00Z');
const seven = new Date('2026-06-03T18:00Z');

describe('openStateText', () => {
  const states: OpenState[] = [
    { kind: 'open-until', closesAt: six },
    { kind: 'open-until', closesAt: seven },
    { kind: 'closes-soon', closesAt: six, minutes: 3 },
    { kind: 'closes-soon', closesAt: six, minutes: 4 },
    { kind: 'open-24-hours' },
    { kind: 'opens-at', opensAt: six },
    { kind: 'opens-on', opensAt: six },
    { kind: 'opens-on', opensAt: new Date('2026-06-04T17:00Z') },
    { kind: 'closed-today', opensAt: six },
    { kind: 'unknown' },
  ];

  it('has no gap between figures and Japanese words', () => {
    const state = { kind: 'closes-soon', closesAt: six, minutes: 20 } as const;
    expect(openStateText(state, reader('ja'), timeZone)).toBe('あと20分で閉店');
    expect(openStateText(state, reader('de'), timeZone)).toMatch(/20\s/);
  });

  it('writes each state, the second time as the first', () => {
    const write = () => states.map((state) => openStateText(state, reader('en'), timeZone));
    const expected = [
      'Open until 6:00 PM',
      'Open until 7:00 PM',
      'Closes in 3 min',
      'Closes in 4 min',
      'Open 24 hours',
      'Opens 6:00 PM',
      'Opens Wednesday 6:00 PM',
      'Opens Thursday 6:00 PM',
      'Closed today',
      'Opening hours',
    ];
    for (const texts of [write(), write()]) {
      expect(texts.map((text) => text.replace(/\s/g, ' '))).toEqual(expected);
    }
  });

  it('never takes the text of another reader or place', () => {
    const state: OpenState = { kind: 'opens-at', opensAt: six };
    const words = { ...setOf('en'), opensAt: 'From {time}' };
    const texts = [
      openStateText(state, reader('en'), 'Europe/London'),
      openStateText(state, reader('en'), 'Asia/Tokyo'),
      openStateText(state, { ...reader('en'), locale: 'en-GB' }, 'Europe/London'),
      openStateText(state, reader('de'), 'Europe/London'),
      openStateText(state, { locale: 'en', messages: words }, 'Europe/London'),
    ];
    expect(texts.map((text) => text.replace(/\s/g, ' '))).toEqual([
      'Opens 6:00 PM',
      'Opens 2:00 AM',
      'Opens 18:00',
      'Öffnet um 18:00',
      'From 6:00 PM',
    ]);
  });

  it('formats a time once for all the shops that close then', () => {
    const messages = { ...setOf('en') };
    const format = countFormats();
    for (let shop = 0; shop < 50; shop += 1) {
      const state: OpenState = { kind: 'open-until', closesAt: new Date(six) };
      openStateText(state, { locale: 'en', messages }, timeZone);
    }
    expect(format).toHaveBeenCalledOnce();
  });

  it('remembers a limited number of texts', () => {
    const messages = { ...setOf('en') };
    const write = (day: number) => {
      const closesAt = new Date(six.getTime() + day * 86_400_000);
      openStateText({ kind: 'open-until', closesAt }, { locale: 'en', messages }, timeZone);
    };
    for (let day = 0; day < 1500; day += 1) write(day);
    const format = countFormats();
    write(1499);
    expect(format).not.toHaveBeenCalled();
    write(0);
    expect(format).toHaveBeenCalledOnce();
  });
});

describe('hasOpeningHours', () => {
  it('reads the hours of a record once, and so does what describes them', () => {
    const merchant = parseMerchant({ opening_hours: { periods: weekdays.periods } });
    const sort = vi.spyOn(Array.prototype, 'sort');
    expect(hasOpeningHours(merchant)).toBe(true);
    const first = sort.mock.calls.length;
    for (let row = 0; row < 10; row += 1) hasOpeningHours(merchant);
    describeOpening(merchant?.opening_hours, { now: six, timeZone });
    const all = sort.mock.calls.length;
    sort.mockRestore();
    expect(first).toBeGreaterThan(0);
    expect(all).toBe(first);
  });

  it.each([
    ['none', undefined],
    ['secondary ones', { ...weekdays, type: 'DELIVERY' }],
    ['blank lines', { weekday_text: [' ', '\u200b'] }],
    ['unusable periods', { periods: [] }],
  ])('is false for %s', (_, hours) => {
    expect(hasOpeningHours(parseMerchant({ opening_hours: hours }))).toBe(false);
  });

  it('is true for lines of text alone', () => {
    expect(hasOpeningHours({ opening_hours: { weekday_text: ['Monday: closed'] } })).toBe(true);
  });
});
