import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { DisplayProvider, type MerchantVisit, MerchantVisits } from '../../src/index.js';
import { NOW } from './records.js';

afterEach(cleanup);

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

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [11, '11th'],
    [21, '21st'],
  ])('counts %i as %s', (count, word) => {
    const many = Array.from({ length: count }, (_, index) => visit(`${index}`, '2026-11-20', 1));
    expect(show(many, '0').textContent).toContain(`${word} visit this month`);
  });

  it('knows only what came before the visit that is shown', () => {
    const root = show(visits, 'before');
    expect(root.querySelector('p')?.textContent).toBe('You here');
    expect(bars()).toEqual([]);
  });

  it('leaves out other currencies, and what it cannot read', () => {
    show([
      ...visits.slice(0, 2),
      visit('yen', '2026-11-10', -2480, 'JPY'),
      visit('text', '2026-11-10', 'soon'),
      visit('date', 'last week', -3),
    ]);
    expect(bars()).toEqual(['£28.404 Nov', '£57.60Today']);
  });

  it('renders nothing without the current visit', () => {
    expect(show(visits, 'other')).toBeEmptyDOMElement();
    expect(show([])).toBeEmptyDOMElement();
  });

  it('draws amounts of nothing without failing', () => {
    const root = show([visit('now', '2026-11-20', 0), visit('a', '2026-11-19', '0.00')]);
    const heights = [...root.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
    expect(heights).toEqual(['4', '4']);
  });

  it('needs no styles in the markup of the server, and makes no claim about the month there', () => {
    const html = renderToString(<MerchantVisits visits={visits} current="now" />);
    expect(html).not.toContain('style=');
    expect(html).toContain('You here');
    expect(html).not.toContain('this month');
  });
});
