import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/sandbox/catalogue/catalogue.js';
import { hoursPatterns } from '../../../src/sandbox/hours/hoursPatterns.js';
import { writeOpeningHours } from '../../../src/sandbox/hours/writeOpeningHours.js';
import type { WireOpeningHours, WirePeriod } from '../../../src/sandbox/WireRecord.js';
import { NOW } from '../requestSandbox.js';

/** All hours of the catalogue's places on one day, as they go over the wire. */
const sent: WireOpeningHours[] = catalogue().merchants.flatMap(({ branches }) =>
  branches.flatMap(({ hours, city }) =>
    hours === undefined
      ? []
      : [
          writeOpeningHours(hoursPatterns[hours], {
            now: NOW,
            timeZone: city.timeZone,
            language: 'en',
            openNowAgeMs: 0,
          }),
        ],
  ),
);

const periods = (hours: WireOpeningHours): WirePeriod[] => hours.periods ?? [];
const perDay = (hours: WireOpeningHours) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => periods(hours).filter(({ open }) => open.day === day).length);
const dates = (hours: WireOpeningHours) => periods(hours).map(({ open }) => open.date ?? '');

const TODAY = '2026-11-20';

describe('the catalogue sends opening hours', () => {
  it.each<[string, (hours: WireOpeningHours) => boolean]>([
    [
      'always open: one period, Sunday 0000, without close',
      (hours) =>
        periods(hours).length === 1 &&
        periods(hours).every(
          ({ open, close }) => open.day === 0 && open.time === 0 && close === undefined,
        ),
    ],
    [
      'always open: one dated period truncated at both ends',
      (hours) =>
        periods(hours).length === 1 &&
        periods(hours).every(
          ({ open, close }) =>
            open.date === TODAY &&
            open.time === 0 &&
            open.truncated === true &&
            close?.time === 2359 &&
            close.truncated === true,
        ),
    ],
    [
      'dated, by weekday and not by date, today in the middle',
      (hours) => {
        const at = dates(hours).indexOf(TODAY);
        return at > 0 && at < dates(hours).length - 1 && dates(hours)[0] !== TODAY;
      },
    ],
    [
      'a late night cut where the window ends',
      (hours) =>
        periods(hours).length > 1 &&
        periods(hours).some(({ close }) => close?.time === 2359 && close.truncated === true),
    ],
    [
      'the rest of the evening before, cut where the window begins',
      (hours) =>
        periods(hours).length > 1 &&
        periods(hours).some(({ open }) => open.time === 0 && open.truncated === true),
    ],
    [
      'a rest of the evening before without its partner at the end',
      (hours) =>
        periods(hours).some(({ open }) => open.truncated === true) &&
        !periods(hours).some(({ close }) => close?.truncated === true),
    ],
    [
      'a cut at the end without its partner at the beginning',
      (hours) =>
        periods(hours).some(({ close }) => close?.truncated === true) &&
        !periods(hours).some(({ open }) => open.truncated === true),
    ],
    [
      'closing at midnight, which is next day 0000',
      (hours) =>
        periods(hours).some(
          ({ open, close }) => close?.time === 0 && close.day === (open.day + 1) % 7,
        ),
    ],
    [
      'closing past midnight',
      (hours) =>
        periods(hours).some(
          ({ open, close }) => close !== undefined && close.day !== open.day && close.time > 0,
        ),
    ],
    ['split days', (hours) => perDay(hours).includes(2)],
    ['three intervals a day', (hours) => perDay(hours).includes(3)],
    ['closed days', (hours) => periods(hours).length > 1 && perDay(hours).includes(0)],
    [
      'special days with exceptional hours',
      (hours) => hours.special_days?.some((day) => day.exceptional_hours === true) ?? false,
    ],
    [
      'special days with the usual hours',
      (hours) => hours.special_days?.some((day) => day.exceptional_hours === false) ?? false,
    ],
    [
      'secondary hours with a type',
      (hours) => hours.type !== undefined && periods(hours).length > 0,
    ],
    [
      'text without periods',
      (hours) => hours.periods === undefined && hours.weekday_text?.length === 7,
    ],
    [
      'text beside empty periods',
      (hours) => hours.periods?.length === 0 && hours.weekday_text?.length === 7,
    ],
    [
      'text with U+202F and U+2009',
      (hours) => /\u202f.*\u2009–\u2009/.test(hours.weekday_text?.[0] ?? ''),
    ],
    ['text with plain spaces', (hours) => / – \d+:\d\d [AP]M$/.test(hours.weekday_text?.[0] ?? '')],
    [
      'dated periods that are out of date',
      (hours) =>
        periods(hours).length > 1 && dates(hours).every((date) => date !== '' && date < TODAY),
    ],
    ['nothing at all', (hours) => hours.periods?.length === 0 && hours.weekday_text?.length === 0],
  ])('with %s', (_, test) => {
    expect(sent.filter(test).length).toBeGreaterThan(0);
  });

  it('uses every pattern it has', () => {
    const used = new Set<string | undefined>(
      catalogue().merchants.flatMap(({ branches }) => branches.map(({ hours }) => hours)),
    );
    expect(Object.keys(hoursPatterns).filter((name) => !used.has(name))).toEqual([]);
  });
});
