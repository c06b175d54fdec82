// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
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
