import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NothingFound, useFind } from '../../src/find/index.js';
import { MerchantProvider } from '../../src/index.js';
import { payment } from './search.js';

function Page({ count }: { count: number }): ReactElement {
  const rows = Array.from({ length: count }, (_, index) => payment({ id: String(index) }));
  const find = useFind(rows, { state: { text: 'quillmarket' } });
  return <NothingFound find={find} />;
}

const htmlOf = (count: number) =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MerchantProvider fetcher={() => new Promise(() => undefined)}>
        <Page count={count} />
      </MerchantProvider>
    </QueryClientProvider>,
  );

it('says that nothing was found only once all rows have been read', () => {
  expect(htmlOf(50)).toContain('No payment matches: “quillmarket”.');
  // A server reads the first hundred.
  expect(htmlOf(500)).toBe('');
});
