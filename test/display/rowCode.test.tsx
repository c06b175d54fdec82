import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { glyphs } from '../../src/record/glyphs.js';

const transaction = {
  id: '1',
  merchant_name: 'NORTHSIDE COFF 2041',
  amount: '-4.20',
  currency: 'GBP',
  date: '2026-11-20',
};

let root: Root | undefined;
beforeEach(() => vi.resetModules());
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
});

/** Modules of its own, so that what rows load on demand is not there yet. */
async function freshPage(merchant: object) {
  const { TransactionRow, DisplayProvider } = await import('../../src/index.js');
  const { rowCode } = await import('../../src/display/useRowView.js');
  const lookup = {
    status: 'matched',
    merchant,
    merchants: [merchant],
    error: undefined,
    lookupId: '1',
    retry: () => undefined,
  } as const;
  const row = <TransactionRow transaction={transaction} lookup={lookup} />;
  return { row, DisplayProvider, arrive: () => act(() => rowCode.load()) };
}

/** What a server has sent that has all of its code. */
async function served(merchant: object): Promise<string> {
  vi.stubGlobal('document', undefined);
  const { row, arrive } = await freshPage(merchant);
  await arrive();
  const html = renderToString(row);
  vi.unstubAllGlobals();
  vi.resetModules();
  return html;
}

const glyphOf = (container: Element) => container.querySelector('path')?.getAttribute('d');
const coffee = { name: 'Northside Coffee', category: 'Coffee', rating: 4.5 };

it('is in the HTML of a server as soon as it is there, of rows rendered before too', async () => {
  vi.stubGlobal('document', undefined);
  const chunk = '../../src/display/rowCode.js';
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  vi.doMock(chunk, () => arrival.then(() => vi.importActual<object>(chunk)));
  const { row, arrive } = await freshPage({ ...coffee, categories: 5 });
  expect(renderToString(row)).not.toContain('<path d=');
  arrived();
  await arrive();
  expect(renderToString(row)).toMatch(/<path d=.*Northside Coffee/);
  vi.doUnmock(chunk);
  vi.unstubAllGlobals();
});

it('shows all words of a record before its glyph is there, which then fills its place', async () => {
  const { row, arrive } = await freshPage(coffee);
  const { container } = render(row);
  const words = container.textContent;
  expect(words).toContain('Northside Coffee');
  expect(words).toContain('Coffee');
  expect(glyphOf(container)).toBeNull();
  const elements = [...container.querySelectorAll('*')];
  await arrive();
  expect(glyphOf(container)).toBe(glyphs.coffee);
  expect(container).toHaveTextContent(words);
  expect([...container.querySelectorAll('*')]).toEqual(elements);
});

it('has the glyph in the HTML of a server, and keeps it while the page has none yet', async () => {
  const container = document.createElement('div');
  container.innerHTML = await served(coffee);
  expect(glyphOf(container)).toBe(glyphs.coffee);
  const elements = [...container.querySelectorAll('*')];
  const { row, arrive } = await freshPage(coffee);
  await hydrate(container, row);
  expect(glyphOf(container)).toBe(glyphs.coffee);
  await arrive();
  expect(glyphOf(container)).toBe(glyphs.coffee);
  expect([...container.querySelectorAll('*')]).toEqual(elements);
});

it('fills in the glyph that a server did not have yet, though the page has it at once', async () => {
  const container = document.createElement('div');
  container.innerHTML = (await served(coffee)).replace(/ d="[^"]*"/, '');
  const { row, arrive } = await freshPage(coffee);
  await arrive();
  await hydrate(container, row);
  expect(glyphOf(container)).toBe(glyphs.coffee);
});

const hours = { periods: [{ open: { day: 0, time: '0000' } }] };

it.each([
  ['always', 'Opening hours', 'Open 24 hours'],
  ['recent', '', 'Open 24 hours'],
  ['never', '', ''],
] as const)('says of %s hours "%s" at first, then "%s"', async (rowHours, first, then) => {
  const { row, arrive, DisplayProvider } = await freshPage({ ...coffee, opening_hours: hours });
  const now = () => new Date('2026-11-20T12:00:00Z');
  const { container } = render(
    <DisplayProvider now={now} rowHours={rowHours} placeTimeZone={() => 'Europe/London'}>
      {row}
    </DisplayProvider>,
  );
  const text = () => container.querySelector('[data-hours]')?.textContent ?? '';
  expect(text()).toBe(first);
  await arrive();
  expect(text()).toBe(then);
});

it('waits for the parser with a record that cannot be shown without it', async () => {
  const malformed = { ...coffee, categories: [5], cachePolicy: 7, intermediary: 'x' };
  const { row, arrive } = await freshPage(malformed);
  const { container } = render(row);
  expect(container).toHaveTextContent('NORTHSIDE COFF 2041');
  await arrive();
  expect(container).toHaveTextContent('Northside Coffee');
});

it('does without while it cannot be loaded, and tries again', async () => {
  vi.useFakeTimers();
  const chunk = '../../src/display/rowCode.js';
  let isOffline = true;
  vi.doMock(chunk, () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return vi.importActual<object>(chunk);
  });
  const { row, arrive } = await freshPage(coffee);
  const { container } = render(row);
  await arrive();
  expect(container).toHaveTextContent('Northside Coffee');
  expect(glyphOf(container)).toBeNull();
  isOffline = false;
  vi.resetModules();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  await expect.poll(() => glyphOf(container)).toBe(glyphs.coffee);
  vi.doUnmock(chunk);
});

/** React says on the console, which fails a test, what does not match. */
async function hydrate(container: Element, row: ReactElement): Promise<void> {
  await act(async () => {
    root = hydrateRoot(container, row);
  });
}
