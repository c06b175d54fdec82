import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DisplayProvider, type MerchantRecord, OpeningHoursTable } from '../../../src/index.js';
import { alwaysOpen, alwaysOpenDated, datedBar, period, weekdays } from '../../hours/shapes.js';

afterEach(cleanup);

/** A Wednesday. */
const WEDNESDAY_NOON = Date.UTC(2026, 5, 3, 12);

type Hours = MerchantRecord['opening_hours'];

function table(
  hours: Hours,
  locale = 'en-GB',
  country = 'GB',
  now = () => new Date(WEDNESDAY_NOON),
) {
  const merchant = { country, ...(hours && { opening_hours: hours }) };
  return render(
    <DisplayProvider locale={locale} timeZone="Asia/Tokyo" now={now}>
      <OpeningHoursTable merchant={merchant} />
    </DisplayProvider>,
  ).container;
}

const isRead = (node: Node) =>
  !(node instanceof Element) || node.getAttribute('aria-hidden') !== 'true';

/** "Monday: 09:00 – 17:00", with plain spaces: what is read of a row. */
const read = (row: Element) =>
  [...row.children]
    .filter(isRead)
    .map((cell) =>
      [...cell.childNodes]
        .filter(isRead)
        .map((node) => node.textContent)
        .join(' + '),
    )
    .join(': ')
    .replace(/\s/g, ' ');

const rows = (container: HTMLElement) => [...container.querySelectorAll('tbody tr')].map(read);

const today = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-current="date"]')].map(read);

/** The bars of the week, Monday first, as percentages: "17+65", with "|40" for the current time. */
const bars = (container: HTMLElement) =>
  [...container.querySelectorAll('.mry-HoursBar')].map((bar) => {
    const place = (rect: Element, name: string) =>
      Math.round(Number.parseFloat(rect.getAttribute(name) ?? ''));
    const parts = [...bar.querySelectorAll('.mry-HoursBar-open')].map(
      (part) => `${place(part, 'x')}+${place(part, 'width')}`,
    );
    const now = [...bar.querySelectorAll('.mry-HoursBar-now')].map(
      (tick) => `|${place(tick, 'x')}`,
    );
    return [...parts, ...now].join(' ');
  });

describe('OpeningHoursTable', () => {
  it('lists the week, with today in words and for assistive technology', () => {
    const container = table(weekdays);
    expect(rows(container)).toEqual([
      'Monday: 09:00 – 17:00',
      'Tuesday: 09:00 – 17:00',
      'Wednesday (today): 09:00 – 17:00',
      'Thursday: 09:00 – 17:00',
      'Friday: 09:00 – 17:00',
      'Saturday: Closed',
      'Sunday: Closed',
    ]);
    expect(today(container)).toEqual(['Wednesday (today): 09:00 – 17:00']);
  });

  it('draws each day from six o’clock, or from midnight if a place is open earlier', () => {
    // Noon in London, one hour ahead of UTC.
    const noon = () => new Date(WEDNESDAY_NOON - 3_600_000);
    const shop = bars(table(weekdays, 'en-GB', 'GB', noon));
    expect(shop.slice(1, 4)).toEqual(['17+44', '17+44 |33', '17+44']);
    const bar = { periods: [period('2 1800', '3 0200')] };
    const night = bars(table(bar, 'en-GB', 'GB', noon));
    expect(night.slice(1, 4)).toEqual(['75+25', '0+8 |50', '']);
    expect(bars(table(weekdays, 'en-GB', 'US'))[2]).toBe('17+44');
  });

  it('says that it does not know the hours of a day that could not be read', () => {
    const container = table({
      periods: [period('3 2000', '3 0200'), period('4 0900', '4 2400'), period('6 0000', '6 2400')],
    });
    expect(rows(container)).toEqual([
      'Monday: Closed',
      'Tuesday: Closed',
      'Wednesday (today): Not known',
      'Thursday: 09:00 – 00:00',
      'Friday: Closed',
      'Saturday: Open 24 hours',
      'Sunday: Closed',
    ]);
  });

  it("starts on the locale's first day and writes times its way", () => {
    expect(rows(table(weekdays, 'en-US')).slice(0, 2)).toEqual([
      'Sunday: Closed',
      'Monday: 9:00 AM – 5:00 PM',
    ]);
    expect(rows(table(weekdays, 'de'))[0]).toBe('Montag: 09:00 – 17:00');
    expect(rows(table(weekdays, 'ar-EG'))[0]).toMatch(/^السبت/);
  });

  it('has headings for rows and columns', () => {
    const container = table(weekdays);
    const headings = [...container.querySelectorAll('th')];
    expect(headings.map((heading) => heading.scope)).toEqual([
      'col',
      'col',
      ...Array(7).fill('row'),
    ]);
    expect(container.querySelector('thead')?.textContent).toBe('DayHours');
  });

  it('shows split days, and closings at and past midnight on their own day', () => {
    const container = table({
      periods: [
        period('1 1200', '1 1430'),
        period('1 1800', '1 2300'),
        period('2 1800', '3 0000'),
        period('6 2000', '0 0300'),
      ],
    });
    expect(rows(container).filter((row) => !row.endsWith('Closed'))).toEqual([
      'Monday: 12:00 – 14:30 + 18:00 – 23:00',
      'Tuesday: 18:00 – 00:00',
      'Saturday: 20:00 – 03:00',
    ]);
  });

  it.each([
    ['weekly', alwaysOpen],
    ['dated', alwaysOpenDated],
  ])('says of every day that a place never closes (%s)', (_, hours) => {
    expect(rows(table(hours)).every((row) => row.endsWith(': Open 24 hours'))).toBe(true);
  });

  it('marks a special day of the current week only', () => {
    expect(rows(table(datedBar))[0]).toBe('Monday: 18:00 – 00:00 + Special hours');
    const later = () => new Date(Date.UTC(2026, 6, 3, 12));
    expect(rows(table(datedBar, 'en-GB', 'GB', later))[0]).toBe('Monday: 18:00 – 00:00');
  });

  it('marks today by the time zone of the place, not the reader’s', () => {
    const lateOnWednesday = () => new Date(Date.UTC(2026, 5, 3, 22, 30));
    expect(today(table(weekdays, 'en-GB', 'GB', lateOnWednesday))[0]).toMatch(/^Wednesday/);
    expect(today(table(weekdays, 'en-GB', 'DE', lateOnWednesday))[0]).toMatch(/^Thursday/);
  });

  it('marks no day if the time zone of the place is unknown', () => {
    const container = table(weekdays, 'en-GB', 'US');
    expect(today(container)).toEqual([]);
    expect(rows(container)).toHaveLength(7);
  });

  it('prefers the time zone of the component, then the provider’s, then the country’s', () => {
    const zones = (placeTimeZone: string | undefined, provided: string | undefined) =>
      today(
        render(
          <DisplayProvider
            locale="en"
            now={() => new Date(Date.UTC(2026, 5, 3, 2))}
            placeTimeZone={() => provided}
          >
            <OpeningHoursTable
              merchant={{ country: 'GB', opening_hours: weekdays }}
              placeTimeZone={placeTimeZone}
            />
          </DisplayProvider>,
        ).container,
      )[0]?.slice(0, 4);
    expect(zones('America/New_York', 'Asia/Tokyo')).toBe('Tues');
    expect(zones(undefined, 'America/New_York')).toBe('Tues');
    expect(zones(undefined, undefined)).toBe('Wedn');
    expect(zones('', '')).toBe('Wedn');
    expect(zones('No/Such_Zone', undefined)).toBeUndefined();
  });

  it('changes today at midnight at the place, even if the shop is open', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    vi.setSystemTime(Date.UTC(2026, 5, 3, 22, 30));
    const container = table(
      { periods: [period('3 1800', '4 0200')] },
      'en-GB',
      'GB',
      () => new Date(),
    );
    expect(today(container)[0]).toMatch(/^Wednesday/);
    act(() => vi.advanceTimersByTime(30 * 60_000 - 1));
    expect(today(container)[0]).toMatch(/^Wednesday/);
    act(() => vi.advanceTimersByTime(1));
    expect(today(container)[0]).toMatch(/^Thursday/);
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('falls back to the lines of the text, each once', () => {
    const container = table({
      weekday_text: ['Mon–Fri:\u200910:00\u202fam', 'by appointment', 'by appointment', ' '],
    });
    expect(rows(container)).toEqual(['Mon–Fri: 10:00 am', 'by appointment']);
    expect(container.querySelector('thead')).toBeNull();
    expect(today(container)).toEqual([]);
  });

  it('keeps seven lines, whose place is their day, in the language of the record', () => {
    const days = ['9–17', '9–17', '9–17', '9–17', '9–17', 'Closed', 'Closed'];
    const { container } = render(
      <DisplayProvider locale="de" recordLanguage="en">
        <OpeningHoursTable merchant={{ opening_hours: { weekday_text: days } }} />
      </DisplayProvider>,
    );
    expect(rows(container)).toEqual(days);
    expect(container.querySelector('bdi')).toHaveAttribute('lang', 'en');
  });

  it.each<[string, Hours]>([
    ['no hours', undefined],
    ['empty hours', { periods: [], weekday_text: [] }],
    ['blank text', { weekday_text: ['', ' '] }],
    ['periods that say nothing', { periods: [{ open: { day: 3, time: '0000' } }] }],
    ['hours of the kitchen', { ...weekdays, type: 'KITCHEN' }],
    ['a stored claim alone', { open_now: true }],
  ])('renders nothing for %s', (_, hours) => {
    expect(table(hours)).toBeEmptyDOMElement();
  });
});
