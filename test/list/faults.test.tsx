import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createHttpFetcher,
  DisplayProvider,
  MerchantProvider,
  type PlannerEvent,
  TransactionList,
} from '../../src/index.js';
import { flush } from '../query/flush.js';
import { statement } from './listOnScreen.js';

afterEach(cleanup);

const rows = statement(25);
type Answer = (ids: readonly string[]) => Response | Promise<Response>;

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const names = (ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, [{ name: `Found ${id}` }]]));
const html = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
const status = (code: number, headers?: HeadersInit) => () =>
  new Response('{}', { status: code, ...(headers && { headers }) });
const redirected = () => Object.defineProperty(html(), 'redirected', { value: true });

interface Fault {
  answer: Answer;
  /** Requests in the first minute. */
  calls: number;
  /** Rows that then show their merchant, wait, or show the bank's own text. */
  rows: { found?: number; pending?: number; raw?: number };
  /** The list’s line. */
  line?: boolean;
  /** Of the events: why the queue paused, or the kind of the last failure. */
  event?: string;
  /** What the console says in development. */
  console?: RegExp;
}

/** What 25 rows cost and show when the service fails, in the first minute. */
const FAULTS: Readonly<Record<string, Fault>> = {
  '401': { answer: status(401), calls: 3, rows: { raw: 25 }, line: true, event: 'unauthorized' },
  '403': { answer: status(403), calls: 3, rows: { raw: 25 }, line: true, event: 'unauthorized' },
  '404': { answer: status(404), calls: 3, rows: { raw: 25 }, line: true, event: 'refused' },
  '405': { answer: status(405), calls: 3, rows: { raw: 25 }, line: true, event: 'refused' },
  'a redirect to a login page': {
    answer: redirected,
    calls: 3,
    rows: { raw: 25 },
    line: true,
    event: 'refused',
    console: /html/,
  },
  '400 for everything': {
    answer: status(400),
    calls: 17 + 2,
    rows: { raw: 25 },
    line: true,
    event: 'rejected',
  },
  'HTML with status 200': {
    answer: html,
    calls: 2,
    rows: { raw: 25 },
    event: 'malformed',
    console: /html/,
  },
  'an array': {
    answer: () => json([]),
    calls: 2,
    rows: { raw: 25 },
    event: 'malformed',
    console: /array/,
  },
  '500': { answer: status(500), calls: 6, rows: { raw: 25 }, line: true, event: 'server' },
  'a broken connection': {
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    calls: 6,
    rows: { raw: 25 },
    line: true,
    event: 'network',
  },
  'no answer at all': { answer: () => new Promise(() => {}), calls: 2, rows: { pending: 25 } },
  '8 ids missing': {
    answer: (ids) => json(names(ids.slice(0, -8))),
    calls: 2,
    rows: { found: 17, raw: 8 },
    console: /ids?/,
  },
};

async function observe({ answer }: Fault) {
  const events: PlannerEvent[] = [];
  let calls = 0;
  const warnings: string[] = [];
  for (const method of ['warn', 'error', 'info'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => {
      if (String(parts[0]).startsWith('Merchantry')) warnings.push(parts.join(' '));
    });
  }
  const fetcher = createHttpFetcher({
    url: '/merchants',
    fetch: async (_, init) => {
      calls += 1;
      const { transactions } = JSON.parse(String(init?.body));
      return answer(transactions.map(({ id }: { id: string }) => id));
    },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DisplayProvider locale="en-GB" timeZone="Europe/London">
        <MerchantProvider fetcher={fetcher} onEvent={(event) => events.push(event)}>
          <TransactionList transactions={rows} height={600} />
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>,
  );
  // Not in `act`, in which React 18 keeps effects back until its end.
  await flush(60_000);
  return { events, calls, warnings };
}

describe('a list whose service fails', () => {
  it.each(Object.entries(FAULTS))(
    '%s: requests, what the reader sees, what the developer sees',
    async (_, fault) => {
      const { events, calls, warnings } = await observe(fault);
      const all = screen.getAllByRole('listitem');
      const { found = 0, pending = 0, raw = 0 } = fault.rows;
      expect({
        calls,
        found: all.filter((row) => row.textContent?.includes('Found')).length,
        pending: all.filter((row) => row.querySelector('[data-status="pending"]')).length,
        raw: all.filter((row) => row.querySelector('[data-status="failed"]')).length,
        line:
          screen.queryByText(/Merchant details could not be loaded/, {
            ignore: '[role=status], [aria-live]',
          }) !== null,
        event: events.findLast((event) => event.type === 'paused' || event.type === 'failed'),
      }).toMatchObject({
        calls: fault.calls,
        found,
        pending,
        raw,
        line: fault.line ?? false,
      });
      // Nothing is claimed of a merchant that was never looked up.
      expect(screen.queryByText('Not identified')).toBeNull();
      expect(screen.queryByTitle('Not identified')).toBeNull();
      const kinds = events.flatMap((event) =>
        event.type === 'paused' ? [event.reason] : event.type === 'failed' ? [event.kind] : [],
      );
      if (fault.event) expect(kinds).toContain(fault.event);
      // One line at most, and none of a service's text in it.
      if (fault.console) expect(warnings.join('\n')).toMatch(fault.console);
      expect(warnings.length).toBe(fault.console ? 1 : 0);
    },
  );
});
