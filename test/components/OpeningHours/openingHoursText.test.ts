import { describe, expect, it } from 'vitest';
import {
  hasOpeningHours,
  openStateText,
} from '../../../src/components/OpeningHours/openingHoursText.js';
import type { OpenState } from '../../../src/hours/describeOpening.js';
import { parseMerchant } from '../../../src/service/response/parseMerchant.js';
import { weekdays } from '../../hours/shapes.js';
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
    { kind: 'opens-on', opensAt: six, isWeekAhead: false },
    { kind: 'opens-on', opensAt: six, isWeekAhead: true },
    { kind: 'opens-on', opensAt: new Date('2026-06-04T17:00Z'), isWeekAhead: false },
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
      'Opens Wednesday, Jun 3 6:00 PM',
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
});

describe('hasOpeningHours', () => {
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
