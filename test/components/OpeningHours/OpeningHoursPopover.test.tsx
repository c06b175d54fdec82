import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DisplayProvider,
  type DisplayProviderProps,
  type MerchantRecord,
  OpeningHoursPopover,
} from '../../../src/index.js';
import { alwaysOpen, datedBar, period, weekdays } from '../../hours/shapes.js';

afterEach(cleanup);

const LoadedDialog = () => <div role="dialog" />;

type Hours = MerchantRecord['opening_hours'];

/** A time of Wednesday 3 June 2026 in London, "08:30". */
const wednesday = (time: string) => new Date(`2026-06-03T${time}:00+01:00`);

function show(hours: Hours, time: string, options: DisplayProviderProps = {}, country = 'GB') {
  const merchant = { country, ...(hours && { opening_hours: hours }) };
  return render(
    <DisplayProvider locale="en-GB" timeZone="Asia/Tokyo" now={() => wednesday(time)} {...options}>
      <OpeningHoursPopover merchant={merchant} />
    </DisplayProvider>,
  ).container;
}

const words = (container: HTMLElement) => container.textContent?.replace(/\s/g, ' ');
const kind = (container: HTMLElement) =>
  container.querySelector('[data-hours]')?.getAttribute('data-hours');

const monday: Hours = { periods: [period('1 0900', '1 1700')] };

describe('OpeningHoursPopover', () => {
  it.each<[string, Hours, string, string]>([
    ['12:00', weekdays, 'open-until', 'Open until 17:00'],
    ['16:40', weekdays, 'closes-soon', 'Closes in 20 mins'],
    ['07:00', weekdays, 'opens-at', 'Opens 09:00'],
    ['20:00', weekdays, 'opens-on', 'Opens Thursday 09:00'],
    ['12:00', monday, 'closed-today', 'Closed today'],
    ['12:00', alwaysOpen, 'open-24-hours', 'Open 24 hours'],
    ['01:00', datedBar, 'open-until', 'Open until 02:00'],
    ['12:00', { weekday_text: ['by appointment'] }, 'unknown', 'Opening hours'],
  ])('says at %s what is true then', (time, hours, expectedKind, text) => {
    const container = show(hours, time);
    expect(kind(container)).toBe(expectedKind);
    expect(words(container)).toBe(text);
  });

  it.each([
    ['en-US', 'Open until 5:00 PM'],
    ['de', 'Open until 17:00'],
    ['ja', 'Open until 17:00'],
  ])('writes times as %s does', (locale, text) => {
    expect(words(show(weekdays, '12:00', { locale }))).toBe(text);
  });

  it('never shows a stored `open_now`', () => {
    expect(words(show({ ...weekdays, open_now: true }, '20:00'))).toBe('Opens Thursday 09:00');
  });

  it.each([
    ['a country of several zones', 'US', {}],
    ['no country', '', {}],
    ['a zone that is none', 'GB', { placeTimeZone: () => 'No/Such_Zone' }],
  ])('makes no claim for %s', (_, country, options) => {
    const container = show(weekdays, '12:00', options, country);
    expect(kind(container)).toBe('unknown');
    expect(words(container)).toBe('Opening hours');
  });

  it('uses the provider’s time zone of the place', () => {
    const placeTimeZone = vi.fn(() => 'America/New_York');
    const container = show(weekdays, '12:00', { placeTimeZone }, 'US');
    expect(words(container)).toBe('Opens 09:00');
    expect(placeTimeZone).toHaveBeenCalledWith(
      expect.objectContaining({ country: 'US' }),
      undefined,
    );
  });

  it.each<[string, Hours]>([
    ['no hours', undefined],
    ['empty hours', { periods: [], weekday_text: [] }],
    ['periods that say nothing', { periods: [{ open: { day: 3, time: '0000' } }] }],
    ['hours of the kitchen', { ...weekdays, type: 'KITCHEN' }],
  ])('renders nothing for %s', (_, hours) => {
    expect(show(hours, '12:00')).toBeEmptyDOMElement();
  });

  it('is a button that says what it opens', () => {
    show(weekdays, '12:00');
    const button = screen.getByRole('button');
    expect(button).toHaveAttribute('type', 'button');
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).not.toHaveAttribute('aria-controls');
    expect(button).toHaveAttribute('data-state', 'closed');
  });

  it('does not open if the host app prevents the press', () => {
    const onOpenChange = vi.fn();
    render(
      <OpeningHoursPopover
        merchant={{ opening_hours: weekdays }}
        onOpenChange={onOpenChange}
        onClick={(event) => event.preventDefault()}
      />,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

describe('OpeningHoursPopover without its dialog', () => {
  const chunk = '../../../src/components/OpeningHours/OpeningHoursDialog.js';

  afterEach(() => {
    vi.doUnmock(chunk);
    vi.resetModules();
  });

  it('is not expanded if the dialog fails to load, and the next press retries', async () => {
    let isOnline = false;
    const load = vi.fn(async () => {
      if (isOnline) return { OpeningHoursDialog: LoadedDialog };
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    vi.resetModules();
    vi.doMock(chunk, load);
    const { OpeningHoursPopover: Popover } = await import(
      '../../../src/components/OpeningHours/OpeningHoursPopover.js'
    );
    const onOpenChange = vi.fn();
    render(<Popover merchant={{ opening_hours: weekdays }} onOpenChange={onOpenChange} />);
    const button = screen.getByRole('button');

    fireEvent.click(button);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveAttribute('data-state', 'closed');
    expect(button).not.toHaveAttribute('aria-controls');
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);

    isOnline = true;
    fireEvent.click(button);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('OpeningHoursPopover over time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('updates when the shop opens or closes, with one timer for all shops', () => {
    vi.setSystemTime(wednesday('16:29'));
    const hours = { a: weekdays, b: weekdays, c: { periods: [period('3 1000', '3 1701')] } };
    const { container, unmount } = render(
      <DisplayProvider locale="en-GB" now={() => new Date()}>
        {Object.entries(hours).map(([name, opening_hours]) => (
          <p key={name}>
            <OpeningHoursPopover merchant={{ country: 'GB', opening_hours }} />
          </p>
        ))}
      </DisplayProvider>,
    );
    const lines = () => [...container.querySelectorAll('p')].map(words);
    const pass = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * 60_000));
    expect(lines()).toEqual(['Open until 17:00', 'Open until 17:00', 'Open until 17:01']);
    expect(vi.getTimerCount()).toBe(1);
    pass(1);
    expect(lines()).toEqual(['Closes in 30 mins', 'Closes in 30 mins', 'Open until 17:01']);
    pass(1);
    expect(lines()).toEqual(['Closes in 29 mins', 'Closes in 29 mins', 'Closes in 30 mins']);
    pass(28);
    expect(lines()).toEqual(['Closes in 1 min', 'Closes in 1 min', 'Closes in 2 mins']);
    pass(1);
    expect(lines().slice(0, 2)).toEqual(['Opens Thursday 09:00', 'Opens Thursday 09:00']);
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
