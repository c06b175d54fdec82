import { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DisplayProvider } from '../../src/display/DisplayProvider.js';
import { type Find, type Naming, useFind } from '../../src/find/index.js';
import { merchantQueryOptions } from '../../src/query/cache/merchantQueryOptions.js';
import type { MerchantConfig } from '../../src/query/config.js';
import type { ListedTransaction } from '../../src/record/ListedTransaction.js';
import { createSandbox, SANDBOX_API_KEY, sandboxTransactions } from '../../src/sandbox/index.js';
import { EnrichmentError } from '../../src/service/EnrichmentError.js';
import type { MerchantListFetcher } from '../../src/service/MerchantListFetcher.js';
import { fc } from '../fc.js';
import { propertyRuns } from '../propertyRuns.js';
import { createService } from '../query/createService.js';
import { createTestApp, type TestAppParts } from '../query/createTestApp.js';
import { flush } from '../query/flush.js';
import { payment } from './search.js';

const statement = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    payment({ id: `${index}`, merchant_name: `RAW ${index} X` }),
  );
const NOW = () => new Date('2026-11-27T12:00:00Z');

/** Turns the clock until it has settled. */
async function ended(naming: Promise<Naming>): Promise<Naming> {
  let result: Naming | undefined;
  naming.then((value) => {
    result = value;
  });
  while (!result) await flush(1);
  return result;
}

type Rows = readonly ListedTransaction[];
type Found = Find<ListedTransaction>;

interface PageProps {
  rows: Rows;
  onRender(find: Found): void;
  onMount(find: Found): void;
}

function Page({ rows, onRender, onMount }: PageProps) {
  const find = useFind(rows);
  onRender(find);
  return <Mounted find={find} onMount={onMount} />;
}

/** Its effect runs before those of the component that searches. */
function Mounted({ find, onMount }: { find: Found; onMount(find: Found): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onMount(find), []);
  return null;
}

/** A page that searches, without a list. */
async function setUp(
  transactions: Rows,
  { onMount = () => {}, ...parts }: TestAppParts & { onMount?: (find: Found) => void } = {},
) {
  const app = createTestApp(parts);
  let find: Found | undefined;
  let renders = 0;
  const onRender = (next: Found) => {
    find = next;
    renders += 1;
  };
  const show = (rows: Rows, config?: MerchantConfig, visible: Rows = [], redact = parts.redact) =>
    app.show(
      <DisplayProvider locale="en-GB" timeZone="UTC" now={NOW}>
        <Page rows={rows} onRender={onRender} onMount={onMount} />
        {visible.map((row) => (
          <app.Row key={row.id} transaction={row} />
        ))}
      </DisplayProvider>,
      { config, redact },
    );
  await show(transactions);
  while (find?.isPart) await flush(10);
  return {
    ...app,
    showRows: show,
    find: () => find as Found,
    renders: () => renders,
    /** Responds to all that is sent until nothing more is. */
    async respondToAll() {
      for (let seen = 0; seen < app.service.requests.length; seen += 1) {
        app.service.requests[seen]?.respond();
        await flush(1);
      }
    },
  };
}

const http = (
  kind: 'unauthorized' | 'rate-limited' | 'server',
  status: number,
  retryAfterMs?: number,
) => new EnrichmentError(kind, { status, retryAfterMs });

describe('nameAll', () => {
  it('looks up the rest in full batches, in one render each time', async () => {
    const { find, service, renders, respondToAll } = await setUp(statement(70));
    expect(find()).toMatchObject({ unnamed: 70, unnamedRequests: 3 });
    expect(find().naming).toEqual({ status: 'idle', total: 0, named: 0, failed: 0 });
    const before = renders();
    const result = find().nameAll();
    await flush(1);
    expect(find().naming).toMatchObject({ status: 'naming', total: 70, named: 0 });
    service.last().respond();
    await flush(1);
    expect(find().naming).toMatchObject({ status: 'naming', total: 70, named: 25 });
    expect(find().unnamed).toBe(45);
    await respondToAll();
    const all = { status: 'idle', total: 70, named: 70, failed: 0 };
    expect(await result).toEqual(all);
    expect(find().naming).toEqual(all);
    expect(service.sizes()).toEqual([25, 25, 20]);
    // One for the beginning, and one for each response, the last of which is the end.
    expect(renders() - before).toBe(4);
    expect(await ended(find().nameAll())).toMatchObject({ status: 'idle', total: 0 });
    expect(service.requests).toHaveLength(3);
  });

  it('sends no row for which consent is withdrawn, also while it runs', async () => {
    const rows = statement(70);
    const { find, service, showRows, respondToAll } = await setUp(rows);
    const result = find().nameAll();
    await flush(1);
    const sent = service.requests.length;
    await showRows(rows, undefined, [], () => null);
    await respondToAll();
    await ended(result);
    await ended(find().nameAll());
    expect(service.requests).toHaveLength(sent);
  });

  it('follows a consent that is given, withdrawn and given again', async () => {
    const rows = statement(30);
    const { find, service, showRows, respondToAll } = await setUp(rows, { redact: () => null });
    expect(find()).toMatchObject({ unnamed: 0, unnamedRequests: 0 });
    await showRows(rows, undefined, [], (row) => row);
    while (find().unnamed < 30) await flush(1);
    expect(find().unnamedRequests).toBe(2);
    const result = find().nameAll();
    await flush(1);
    await respondToAll();
    await ended(result);
    expect(find().facets.merchants).not.toEqual([]);
    await showRows(rows, undefined, [], () => null);
    while (find().facets.merchants.length > 0) await flush(1);
    await showRows(rows, undefined, [], (row) => row);
    while (find().facets.merchants.length === 0) await flush(1);
    while (find().unnamed > 0) await flush(1);
    expect(service.sizes()).toEqual([25, 5]);
  });

  it('renders as often under StrictMode, which mounts everything twice', async () => {
    const { find, renders, respondToAll } = await setUp(statement(70), { strict: true });
    const before = renders();
    const result = find().nameAll();
    await flush(1);
    await respondToAll();
    expect(await result).toMatchObject({ status: 'idle', named: 70 });
    expect(renders() - before).toBe(2 * 4);
  });

  it('lets rows on screen go first, and requests none of them twice', async () => {
    const rows = statement(100);
    const { find, service, showRows, lookup, respondToAll } = await setUp(rows);
    const result = find().nameAll();
    await flush(1);
    const visible = [...rows.slice(20, 30), ...rows.slice(90)];
    await showRows(rows, undefined, visible);
    await flush(20);
    // Those that were not in flight already, in the request that is left to rows on screen.
    expect(service.sizes()).toEqual([25, 25]);
    expect(service.last().ids).toEqual(expect.arrayContaining(rows.slice(90).map(({ id }) => id)));
    await respondToAll();
    expect(await result).toMatchObject({ status: 'idle', named: 100 });
    expect(service.sizes()).toEqual([25, 25, 25, 25]);
    expect(visible.every(({ id }) => lookup(id).status === 'matched')).toBe(true);
  });

  it('asks once for rows of equal content, and not for those that are withheld or have no name', async () => {
    const rows = [
      ...statement(3),
      ...statement(3).map((row) => ({ ...row, id: `again ${row.id}` })),
      payment({ id: 'withheld', counterparty: { name: 'Zoë' } }),
      payment({ id: 'nameless', merchant_name: '' }),
    ];
    const { find, service, respondToAll } = await setUp(rows);
    const result = find().nameAll();
    await flush(1);
    await respondToAll();
    expect(service.sizes()).toEqual([3]);
    expect(await result).toEqual({ status: 'idle', total: 6, named: 6, failed: 0 });
  });

  it('counts a lookup for each row where rows are identified by their ids', async () => {
    const rows = statement(30).map((row) => ({ ...row, merchant_name: 'RAW' }));
    const { find, showRows } = await setUp(rows, { batch: { maxSize: 10 } });
    expect(find().unnamedRequests).toBe(1);
    await showRows(rows, { identity: 'transaction' });
    expect(find().unnamedRequests).toBe(3);
  });

  it('stays within its requests, retries included, and goes on when it is called again', async () => {
    const { find, service, respondToAll } = await setUp(statement(100));
    const first = find().nameAll({ maxRequests: 3 });
    await flush(1);
    service.last().fail(http('server', 500));
    await flush(1_000);
    await respondToAll();
    await flush(1_000);
    expect(await first).toEqual({ status: 'stopped', total: 100, named: 50, failed: 0 });
    expect(service.requests).toHaveLength(3);
    const second = find().nameAll({ maxRequests: 2 });
    await flush(1);
    await respondToAll();
    expect(await second).toEqual({ status: 'idle', total: 50, named: 50, failed: 0 });
    expect(new Set(service.sent().slice(1).flat()).size).toBe(100);
    expect(service.requests).toHaveLength(5);
  });

  it('waits as long as the service asks, and says until when', async () => {
    const { find, service, respondToAll, renders } = await setUp(statement(30));
    const result = find().nameAll();
    await flush(1);
    const before = renders();
    service.last().fail(http('rate-limited', 429, 9_000));
    const resumesAt = Date.now() + 9_000;
    await flush(1);
    expect(find().naming).toMatchObject({ status: 'paused', named: 0, resumesAt });
    expect(renders() - before).toBe(1);
    // The clock of the device is put back.
    const clock = Date.now();
    vi.setSystemTime(clock - 3_600_000);
    find().setState({ text: 'shop' });
    await flush(0);
    expect(find().naming.resumesAt).toBe(resumesAt - 3_600_000);
    vi.setSystemTime(clock);
    await flush(8_900);
    expect(service.requests).toHaveLength(1);
    await flush(100);
    expect(find().naming).toEqual({ status: 'naming', total: 30, named: 0, failed: 0 });
    await respondToAll();
    expect(await result).toMatchObject({ status: 'idle', named: 30 });
  });

  it('ends when the service refuses or fails, and tries those rows last', async () => {
    const { find, service, respondToAll } = await setUp(statement(60));
    const refused = find().nameAll();
    await flush(1);
    service.last().fail(http('unauthorized', 401));
    await flush(1);
    expect(await refused).toEqual({ status: 'failed', total: 60, named: 0, failed: 50 });
    expect(service.requests).toHaveLength(1);
    const again = find().nameAll();
    await flush(1);
    // A probe first, of rows that have not failed.
    expect(service.last().ids).toEqual(['50', '51', '52']);
    await respondToAll();
    expect(await again).toEqual({ status: 'idle', total: 60, named: 60, failed: 0 });
  });

  it('goes on after rows that the service leaves out, and says how many', async () => {
    const { find, service, respondToAll } = await setUp(statement(30));
    const result = find().nameAll();
    await flush(1);
    const [one, ...others] = service.last().ids;
    service.last().respond(Object.fromEntries(others.map((id) => [id, [{ name: `Shop ${id}` }]])));
    await flush(1);
    await respondToAll();
    expect(one).toBe('0');
    expect(await result).toEqual({ status: 'idle', total: 30, named: 29, failed: 1 });
    expect(find().unnamed).toBe(1);
  });

  it('gives up when a whole batch has failed row by row', async () => {
    const { find, service } = await setUp(statement(100));
    const result = find().nameAll();
    await flush(1);
    service.last().respond({});
    await flush(1);
    expect(await result).toMatchObject({ status: 'failed', failed: 25 });
  });

  it('ends offline', async () => {
    const { find, service } = await setUp(statement(60));
    const result = find().nameAll();
    await flush(1);
    window.dispatchEvent(new Event('offline'));
    await flush(1);
    expect(await result).toMatchObject({ status: 'offline', named: 0 });
    service.last().respond();
    await flush(1);
    expect(find().naming).toMatchObject({ status: 'offline', named: 25 });
    expect(await ended(find().nameAll())).toMatchObject({ status: 'offline', total: 35 });
    expect(service.requests).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await flush(1);
    find().nameAll();
    await flush(1);
    expect(service.requests).toHaveLength(2);
  });

  it('joins the one that runs, and stops with any of their signals', async () => {
    const { find, service } = await setUp(statement(60));
    const [one, two] = [new AbortController(), new AbortController()];
    const results = [
      find().nameAll({ signal: one.signal }),
      find().nameAll({ signal: two.signal, maxRequests: 1 }),
      find().nameAll({ signal: AbortSignal.abort() }),
    ];
    await flush(1);
    expect(service.requests).toHaveLength(1);
    two.abort();
    await flush(1);
    expect((await Promise.all(results)).map(({ status }) => status)).toEqual([
      'stopped',
      'stopped',
      'naming',
    ]);
    one.abort();
    service.last().respond();
    await flush(1);
    expect(find().naming).toMatchObject({ status: 'stopped', named: 25 });
    expect(service.requests).toHaveLength(1);
  });

  it.each(['another list', 'another scope', 'no page'])('stops with %s', async (what) => {
    const { find, service, showRows, unmount } = await setUp(statement(60));
    const { nameAll } = find();
    const result = nameAll();
    await flush(1);
    if (what === 'another list') await showRows(statement(50));
    else if (what === 'another scope') await showRows(statement(60), { scope: 'other' });
    else await unmount();
    await flush(1);
    expect(await result).toMatchObject({ status: 'stopped' });
    service.last().respond();
    await flush(1);
    expect(await ended(nameAll())).toMatchObject({ status: 'stopped' });
    expect(service.requests).toHaveLength(1);
  });

  it('stops when the host app clears the cache, as at sign-out', async () => {
    const { find, service, client } = await setUp(statement(60));
    const result = find().nameAll();
    await flush(1);
    client.clear();
    await flush(1);
    expect(await result).toMatchObject({ status: 'stopped' });
    expect(service.requests).toHaveLength(1);
    expect(service.last().context.signal.aborted).toBe(true);
  });

  it('waits in the queue longer than an empty query stays in the cache', async () => {
    const { find, service, respondToAll, client } = await setUp(statement(30));
    // As a row does that flies past.
    for (const row of statement(30))
      client.prefetchQuery({
        ...merchantQueryOptions(row),
        gcTime: 1_000,
        queryFn: () => Promise.reject(new Error('flew past')),
      });
    await flush(1);
    const result = find().nameAll();
    await flush(1);
    service.last().fail(http('rate-limited', 429, 30_000));
    await flush(30_000);
    await respondToAll();
    expect(await result).toMatchObject({ status: 'idle', named: 30 });
  });

  it('begins with the page, once all rows have been read', async () => {
    const rows = statement(300);
    let total: Promise<unknown> | undefined;
    const { respondToAll } = await setUp(rows, {
      onMount: (find) => {
        total = find.nameAll();
      },
    });
    await flush(1);
    await respondToAll();
    expect(await total).toEqual({ status: 'idle', total: 300, named: 300, failed: 0 });
  });

  it.each([0, -1, 1.5, Number.NaN])('rejects maxRequests %s', async (maxRequests) => {
    const { find } = await setUp(statement(1));
    await expect(find().nameAll({ maxRequests })).rejects.toThrow(RangeError);
  });

  it('asks for none twice and leaves none out, however often it is stopped', async () => {
    const step = fc.record({
      ms: fc.nat({ max: 8 }),
      how: fc.constantFrom('cancel', 'abort', 'limit', 'respond', 'respond', '429', '500'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        const app = await setUp(statement(120), {
          client: new QueryClient(),
          service: createService(),
        });
        const { find, service } = app;
        const answered: string[] = [];
        let responded = 0;
        const respond = () => {
          const request = service.requests[responded];
          if (!request) return;
          responded += 1;
          answered.push(...request.ids);
          request.respond();
        };
        for (const { ms, how } of steps) {
          const controller = new AbortController();
          const { signal } = controller;
          void find().nameAll(how === 'limit' ? { maxRequests: 1 } : { signal });
          await flush(ms);
          if (how === 'cancel') find().cancelNaming();
          else if (how === 'abort') controller.abort();
          else if (how === 'respond') respond();
          else if (how === '429' || how === '500') {
            const request = service.requests[responded];
            responded += request ? 1 : 0;
            request?.fail(how === '429' ? http('rate-limited', 429, 10) : http('server', 500));
          }
        }
        for (let round = 0; round < 200 && find().unnamed > 0; round += 1) {
          void find().nameAll();
          // Pauses take seconds, with nothing to see on the way.
          await vi.advanceTimersByTimeAsync(100);
          await flush();
          while (responded < service.requests.length) respond();
          await flush();
        }
        expect(find().unnamed).toBe(0);
        expect(answered).toHaveLength(120);
        expect(new Set(answered).size).toBe(120);
        await app.unmount();
      }),
      { numRuns: propertyRuns(1 / 50) },
    );
  });

  it('names the 10,000 rows of the sandbox in 24 requests', async () => {
    const rows = sandboxTransactions(10_000);
    const sandbox = createSandbox({ latencyMs: 0 });
    let requests = 0;
    const fetcher: MerchantListFetcher = async (request) => {
      requests += 1;
      const response = await sandbox(
        new Request('https://bank.example/api/v3/merchant/list', {
          method: 'POST',
          headers: { 'X-Api-Key': SANDBOX_API_KEY, 'Content-Type': 'application/json' },
          body: JSON.stringify(request),
        }),
      );
      return response.json();
    };
    const { find, renders } = await setUp(rows, { fetcher });
    const { unnamed, unnamedRequests } = find();
    const before = renders();
    const result = await ended(find().nameAll());
    expect(result).toEqual({ status: 'idle', total: unnamed, named: unnamed, failed: 0 });
    expect(find().unnamed).toBe(0);
    expect(requests).toBe(unnamedRequests);
    expect(requests).toBeLessThanOrEqual(25);
    expect(renders() - before).toBeLessThanOrEqual(requests + 1);
  }, 120_000);
});
