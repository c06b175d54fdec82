import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { type ReactElement, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.browser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type MerchantListFetcher, prefetchMerchants } from '../../src/index.js';
import { config, sandboxFetcher, TestApp, tenThousandRows } from './TestApp.js';
import '../../src/theme/styles.css';

const SCREEN = tenThousandRows.slice(0, 25);

const container = document.createElement('div');
document.body.append(container);
let unmount: () => void = () => undefined;
// React's warnings about a server and a browser on one page, as only this test has.
const ONE_PAGE = /Detected multiple renderers|useLayoutEffect does nothing on the server/;
beforeEach(() => {
  const { error } = console;
  console.error = (...args) => {
    if (!ONE_PAGE.test(String(args[0]))) error(...args);
  };
});
afterEach(() => {
  unmount();
  container.replaceChildren();
});

/** Adds markup as a parser would, so that React's scripts in it run, unlike with `innerHTML`. */
function receive(html = ''): void {
  container.append(document.createRange().createContextualFragment(html));
}

interface StatementProps {
  client: QueryClient;
  fetcher: MerchantListFetcher;
  /** The merchants of the first screen; throws a promise until they arrive. */
  read: () => DehydratedState | undefined;
}

/** A page that is sent at once, except its list, which waits for its merchants. */
function Statement(props: StatementProps): ReactElement {
  return (
    <QueryClientProvider client={props.client}>
      <main>
        <h1>Account</h1>
        <Suspense fallback={<p>Loading</p>}>
          <Merchants {...props} />
        </Suspense>
      </main>
    </QueryClientProvider>
  );
}

function Merchants({ client, fetcher, read }: StatementProps): ReactElement {
  return (
    <HydrationBoundary state={read()}>
      <TestApp transactions={SCREEN} client={client} fetcher={fetcher} height={600} />
    </HydrationBoundary>
  );
}

const text = () => container.querySelector('main')?.textContent;
const rows = () => [...container.querySelectorAll('main li')];

it('streams a prefetched list after the page around it, and hydrates it without a request', async () => {
  const server = { ...sandboxFetcher(), client: new QueryClient() };
  let respond: (() => void) | undefined;
  const responding = new Promise<void>((open) => {
    respond = open;
  });
  let isFetched = false;
  const prefetch = prefetchMerchants(server.client, {
    transactions: SCREEN,
    config,
    fetcher: async (request, context) => {
      await responding;
      return server.fetcher(request, context);
    },
  }).then(() => {
    isFetched = true;
  });
  const readOnServer = () => {
    if (isFetched) return undefined;
    throw prefetch;
  };
  const stream = await renderToReadableStream(<Statement {...server} read={readOnServer} />);
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  receive((await reader.read()).value);
  expect(text()).toContain('Loading');
  expect(rows()).toHaveLength(0);

  respond?.();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value;
  expect(rest).toContain('Northside Coffee');
  receive(rest);
  await expect.poll(text).not.toContain('Loading');
  const served = rows();
  expect(served).toHaveLength(25);
  expect(server.requests).toHaveLength(1);

  const state: DehydratedState = JSON.parse(JSON.stringify(dehydrate(server.client)));
  const browser = { ...sandboxFetcher(), client: new QueryClient() };
  const errors: unknown[] = [];
  const root = hydrateRoot(container, <Statement {...browser} read={() => state} />, {
    onRecoverableError: (error) => errors.push(error),
  });
  unmount = () => root.unmount();
  // After hydration, a spacer replaces the rows off screen.
  await expect.poll(() => rows().length).toBeLessThan(25);
  expect(rows().slice(0, 5), 'the same elements').toEqual(served.slice(0, 5));
  expect(text()).toContain('Northside Coffee');
  expect(errors).toEqual([]);
  expect(browser.requests).toEqual([]);
});
