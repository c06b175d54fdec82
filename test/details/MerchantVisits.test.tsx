import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DisplayProvider, type MerchantVisit, MerchantVisits } from '../../src/index.js';
import { NOW } from './records.js';

const HOUR_MS = 3_600_000;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const visit = (id: string, date: string, amount: string | number, currency = 'GBP') => ({
  id,
  date,
  amount,
  currency,
});

const visits: MerchantVisit[] = [
  visit('now', '2026-11-20T18:22:00Z', '-57.60'),
  visit('a', '2026-11-04', '-28.40'),
  visit('b', '2026-11-11', -36.1),
  visit('c', '2026-11-15', '-43.10'),
  visit('before', '2026-10-30', '-20'),
];

const show = (given: readonly MerchantVisit[], current = 'now', locale = 'en-GB') =>
  render(
    <DisplayProvider locale={locale} timeZone="Europe/London" now={() => NOW}>
      <MerchantVisits visits={given} current={current} data-probe="yes" />
    </DisplayProvider>,
  ).container;

const bars = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('MerchantVisits', () => {
  it('counts the visits of the month, and shows the last of them as bars', () => {
    const root = show(visits);
    expect(root.querySelector('p')?.textContent).toBe('4th visit this monthaverage £41.30');
    expect(bars()).toEqual(['£28.404 Nov', '£36.1011 Nov', '£43.1015 Nov', '£57.60Today']);
    const current = screen
      .getAllByRole('listitem')
      .filter((bar) => bar.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual(['£57.60Today']);
    const heights = [...root.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
    expect(heights).toEqual(['22', '28', '33', '44']);
  });

  it('leads to all of them, those after the current one too', () => {
    const onShowAll = vi.fn();
    const all = [...visits, visit('later', '2026-11-22', 1)];
    render(<MerchantVisits visits={all} current={visits[0]?.id ?? ''} onShowAll={onShowAll} />);
    fireEvent.click(screen.getByRole('button', { name: `All ${all.length} payments` }));
    expect(onShowAll).toHaveBeenCalledOnce();
    cleanup();
    render(<MerchantVisits visits={all.slice(0, 1)} current="later" onShowAll={onShowAll} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [11, '11th'],
    [21, '21st'],
  ])('counts %i as %s', (count, word) => {
    const many = Array.from({ length: count }, (_, index) => visit(`${index}`, '2026-11-20', -1));
    expect(show(many, '0').textContent).toContain(`${word} visit this month`);
  });

  it('knows only what came before the visit that is shown', () => {
    const root = show(visits, 'before');
    expect(root.querySelector('p')?.textContent).toBe('Your visits');
    expect(bars()).toEqual([]);
  });

  it('orders visits by the reader’s days, of which one without a time is the last', () => {
    const mixed = [
      visit('day', '2026-11-19', '-1'),
      visit('morning', '2026-11-19T08:00:00Z', '-2'),
    ];
    expect(show(mixed, 'morning').querySelector('p')?.textContent).toBe('1st visit this month');
    cleanup();
    const root = show([...mixed, visit('night', '2026-11-19T23:30:00Z', '-3')], 'day');
    expect(root.querySelector('p')?.textContent).toMatch(/^3rd visit/);
  });

  it('leaves other currencies out of bars and average, and money that came back, repetitions, and what it cannot read', () => {
    show([
      ...visits.slice(0, 2),
      visit('yen', '2026-11-10', -2480, 'JPY'),
      visit('text', '2026-11-10', 'soon'),
      visit('date', 'last week', -3),
      visit('back', '2026-11-12', '20.00'),
      // A page of payments that was read twice.
      visit('a', '2026-11-04', '-28.40'),
    ]);
    expect(bars()).toEqual(['£28.404 Nov', '£57.60Today']);
    // A visit paid in another currency was a visit, too.
    expect(document.querySelector('p')).toHaveTextContent('3rd visit this monthaverage £43.00');
  });

  it('leads to all payments of an employer, of which it says nothing else', () => {
    const onShowAll = vi.fn();
    const pay = [visit('pay', '2026-11-20', '2500'), visit('last', '2026-10-20', '2500')];
    const { container } = render(
      <MerchantVisits visits={pay} current="pay" onShowAll={onShowAll} />,
    );
    expect(container).toHaveTextContent(/^All 2 payments$/);
    fireEvent.click(screen.getByRole('button'));
    expect(onShowAll).toHaveBeenCalledOnce();
  });

  it('counts by the months of the reader’s calendar', () => {
    // Aban begins on 23 October.
    const { textContent } = show(
      [visit('now', '2026-11-20', -4), visit('a', '2026-10-25', -5), visit('b', '2026-10-20', -5)],
      'now',
      'en-GB-u-ca-persian',
    );
    expect(textContent).toContain('2nd visit this month');
  });

  it('renders nothing without the current visit, and for money that came in', () => {
    expect(show([...visits, visit('pay', '2026-11-20', '2500')], 'pay')).toBeEmptyDOMElement();
    cleanup();
    expect(show(visits, 'other')).toBeEmptyDOMElement();
    expect(show([])).toBeEmptyDOMElement();
  });

  it('follows the calendar while it is mounted', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-30T23:50:00Z') });
    const at = new Date().toISOString();
    const { container } = render(
      <DisplayProvider locale="en-GB" timeZone="Europe/London">
        <MerchantVisits visits={[visit('a', at, -4), visit('now', at, -5)]} current="now" />
      </DisplayProvider>,
    );
    expect(container).toHaveTextContent('2nd visit this month');
    expect(bars().at(-1)).toBe('£5.00Today');
    act(() => vi.advanceTimersByTime(HOUR_MS));
    expect(container).not.toHaveTextContent('this month');
    expect(bars().at(-1)).toBe('£5.0030 Nov');
  });

  it('makes no claim about today while the clock has no valid time', () => {
    const { container } = render(
      <DisplayProvider locale="en-GB" timeZone="Europe/London" now={() => new Date(Number.NaN)}>
        <MerchantVisits visits={visits} current="now" />
      </DisplayProvider>,
    );
    expect(container).not.toHaveTextContent('this month');
  });

  it('draws amounts of nothing without failing', () => {
    const root = show([visit('now', '2026-11-20', 0), visit('a', '2026-11-19', '0.00')]);
    const heights = [...root.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
    expect(heights).toEqual(['4', '4']);
  });

  it('keeps every digit of its amounts, and rounds their mean to as many', () => {
    const root = show([
      visit('now', '2026-11-20', '-0.00012345', 'BTC'),
      visit('a', '2026-11-19', '-0.0001', 'BTC'),
    ]);
    expect(root.querySelector('p')?.textContent).toMatch(/average BTC\s0\.00011173$/);
    expect(bars()).toEqual(['BTC\u00a00.000119 Nov', 'BTC\u00a00.00012345Today']);
    const [{ textContent } = { textContent: '' }] = show([
      visit('now', '2026-11-20', -4),
      visit('a', '2026-11-19', -5),
      visit('b', '2026-11-19', -5),
    ]).querySelectorAll('p');
    expect(textContent).toContain('average £4.67');
  });

  it('needs no styles in the markup of the server, and makes no claim about the month there', () => {
    const html = renderToString(<MerchantVisits visits={visits} current="now" />);
    expect(html).not.toContain('style=');
    expect(html).toContain('Your visits');
    expect(html).not.toContain('this month');
  });
});
