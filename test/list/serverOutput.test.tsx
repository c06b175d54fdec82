// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { statement } from './listOnScreen.js';
import { sandboxFetcher, TestApp, tenThousandRows } from './TestApp.js';

it('renders the first 25 rows in normal flow on a server, without one style attribute', () => {
  const html = renderToString(
    <TestApp transactions={tenThousandRows} fetcher={sandboxFetcher().fetcher} height={600} />,
  );
  expect(html.match(/<li/g)).toHaveLength(25);
  expect(html).toContain('PYZ*NORTHSIDE COFF');
  expect(html).not.toContain('style=');
  expect(html).not.toContain('<style');
});

it('renders every row of a long list that is not virtual, for readers without scripts', () => {
  const rows = statement(1_500);
  const html = renderToString(
    <TestApp transactions={rows} fetcher={sandboxFetcher().fetcher} virtualized={false} />,
  );
  expect(html.match(/<li/g)).toHaveLength(1_500);
});

it('adds up a day of more than a thousand rows', () => {
  const rows = statement(1_500).map((row) => ({ ...row, date: '2026-11-20' }));
  const html = renderToString(
    <TestApp transactions={rows} fetcher={sandboxFetcher().fetcher} height={600} />,
  );
  // 1,500 times 4.50.
  expect(html).toContain('£6,750.00');
  expect(html).toContain('aria-setsize="1500"');
});

it('groups by month, and tells the year in each row, because today is not known', () => {
  const html = renderToString(
    <TestApp
      transactions={tenThousandRows}
      fetcher={sandboxFetcher().fetcher}
      groupBy="month"
      height={600}
    />,
  );
  expect(html).toMatch(/<h3[^>]*>.*?November 2026/);
  expect(html).toContain('20 Nov 2026');
});
