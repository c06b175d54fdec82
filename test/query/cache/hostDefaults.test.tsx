import { focusManager, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useMerchants } from '../../../src/query/hooks/useMerchants.js';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import { type Bank, createBank, transaction, transactions } from '../createBank.js';
import { createService } from '../createService.js';
import { turn } from '../turn.js';

const clientWith = (queries: object) => new QueryClient({ defaultOptions: { queries } });

const T0 = transaction('t0');
const SERVER_ERROR = new EnrichmentError('server', { status: 500 });

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'caught' : this.props.children;
  }
}

function List({ bank }: { bank: Bank }): null {
  const lookups = useMerchants(LISTED);
  for (const [id, lookup] of lookups) bank.note(id, lookup);
  return null;
}
const LISTED = transactions(3, 100);

describe.each([
  ['retries everything', { retry: 3, retryDelay: 1 }],
  ['retries for ever', { retry: true, retryDelay: 1 }],
  ['throws errors', { throwOnError: true }],
  ['suspends everywhere', { suspense: true }],
  ['suspends and throws', { suspense: true, throwOnError: true, retry: 3 }],
  ['never loads on mount', { refetchOnMount: false }],
  ['never asks a failed query again', { retryOnMount: false }],
  ['refetches on every mount', { refetchOnMount: 'always', staleTime: 0 }],
  ['polls', { refetchInterval: 400 }],
  ['keeps previous data', { placeholderData: (previous: unknown) => previous }],
  ['collects garbage at once', { gcTime: 0 }],
  ['has no structural sharing', { structuralSharing: false }],
  ['pauses offline', { networkMode: 'online' }],
  ['hashes keys in its own way', { queryKeyHashFn: (key: unknown) => `k${JSON.stringify(key)}` }],
  ['disables everything', { enabled: false }],
])('a host that by default %s', (_, defaults) => {
  it('finds merchants, and shows failures in their row, all the same', async () => {
    const bank = createBank({ client: clientWith(defaults) });
    const rows = transactions(25);
    const screen = (
      <Boundary>
        {rows.map((each) => (
          <bank.Row key={each.id} transaction={each} />
        ))}
        <List bank={bank} />
      </Boundary>
    );
    await bank.show(screen);
    expect(bank.lookup('t0').status).toBe('pending');
    expect(bank.service.sizes()).toEqual([14, 14]);
    for (const call of bank.service.calls) call.answer({});
    await turn(1_000);
    expect(bank.lookup('t24').status).toBe('failed');
    expect(bank.lookup('t102').status).toBe('failed');
    // Not asked again for a while, then asked.
    await bank.show(null);
    await bank.show(screen);
    expect(bank.service.calls).toHaveLength(2);
    expect(bank.lookup('t0').status).toBe('failed');
    await bank.show(null);
    await turn(30_000);
    await bank.show(screen);
    expect(bank.service.calls).toHaveLength(4);
    for (const call of bank.service.calls) call.answer();
    await turn(1_000);
    for (const { id } of [...rows, ...LISTED]) expect(bank.lookup(id).status).toBe('matched');
    await bank.show(null);
    await bank.show(screen);
    expect(bank.service.calls).toHaveLength(4);
  });
});

describe('retry', () => {
  it('is ours alone: 500 three times, under a host-wide retry of 3, is three calls', async () => {
    const bank = createBank({ client: clientWith({ retry: 3 }) });
    await bank.show(transactions(25).map((each) => <bank.Row key={each.id} transaction={each} />));
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(bank.service.sizes()).toEqual(Array(attempt).fill(25));
      bank.service.last().fail(SERVER_ERROR);
      await turn(3_000);
    }
    await turn(20_000);
    expect(bank.service.calls).toHaveLength(3);
    expect(bank.lookup('t24').error).toMatchObject({ kind: 'server', status: 500 });
    expect(bank.history('t24')).toEqual(['pending', 'failed']);
  });
});

describe('focus and connection', () => {
  it('ask nothing again', async () => {
    const client = clientWith({ refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' });
    const bank = createBank({ client, service: createService({ answersAtOnce: true }) });
    await bank.show(<bank.Row transaction={T0} />);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await turn(1_000);
    focusManager.setFocused(undefined);
    expect(bank.lookup('t0').status).toBe('matched');
    expect(bank.service.calls).toHaveLength(1);
  });

  it('hold rows while offline, pending, and ask them when it is back', async () => {
    const bank = createBank();
    await bank.show(null);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await bank.show(transactions(3).map((each) => <bank.Row key={each.id} transaction={each} />));
    await turn(60_000);
    expect(bank.service.calls).toHaveLength(0);
    expect(bank.lookup('t0').status).toBe('pending');
    expect(bank.events).toContainEqual({ type: 'paused', reason: 'offline' });
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await turn();
    expect(bank.service.sizes()).toEqual([3]);
  });
});

describe('staleTime', () => {
  it('is in hours: rows that come back within the day are not asked again', async () => {
    const client = clientWith({ staleTime: 0 });
    const bank = createBank({ client, service: createService({ answersAtOnce: true }) });
    const row = <bank.Row transaction={T0} />;
    await bank.show(row);
    for (let hour = 0; hour < 23; hour += 1) {
      await bank.show(null);
      await turn(60_000);
      await bank.show(row);
      await turn(3_540_000);
    }
    expect(bank.service.calls).toHaveLength(1);
    await turn(3_600_000);
    await bank.show(null);
    await bank.show(row);
    expect(bank.service.calls).toHaveLength(2);
  });
});

describe('a persister', () => {
  it('that takes 0 to 8 ms does not break one batch into many', async () => {
    let reads = 0;
    // The contract of a persister: looks into its store, and asks `queryFn` when it finds nothing.
    const persister = async (
      queryFn: (context: QueryFunctionContext) => unknown,
      context: QueryFunctionContext,
    ) => {
      const latencyMs = (reads * 5) % 9;
      reads += 1;
      await new Promise((resolve) => setTimeout(resolve, latencyMs));
      return queryFn(context);
    };
    const bank = createBank({ client: clientWith({ persister }) });
    await bank.show(transactions(25).map((each) => <bank.Row key={each.id} transaction={each} />));
    await turn(16);
    expect(reads).toBe(25);
    expect(bank.service.sizes()).toEqual([25]);
    bank.service.last().answer();
    await turn();
    expect(bank.lookup('t24').status).toBe('matched');
    expect(bank.commits).toBe(2);
  });

  it('that knows the answers spares the call', async () => {
    const stored = { status: 'matched', merchants: [{ name: 'Stored' }], lookupId: 't0' };
    const bank = createBank({ client: clientWith({ persister: async () => stored }) });
    await bank.show(<bank.Row transaction={T0} />);
    await turn(100);
    expect(bank.lookup('t0').merchant?.name).toBe('Stored');
    expect(bank.service.calls).toHaveLength(0);
  });
});

describe("the host's own defaults for these queries", () => {
  it('win, but for what makes a lookup a lookup', async () => {
    const client = new QueryClient();
    const queryFn = vi.fn();
    client.setQueryDefaults(['merchantry'], { enabled: false, retry: 3, queryFn, gcTime: 5_000 });
    const bank = createBank({ client });
    await bank.show([<bank.Row key="row" transaction={T0} />, <List key="list" bank={bank} />]);
    bank.service.last().answer({ t0: [{ name: 'Shop' }] });
    await turn(1_000);
    expect(bank.lookup('t0').status).toBe('matched');
    expect(bank.lookup('t101').status).toBe('failed');
    await bank.show(null);
    await turn(4_000);
    expect(client.getQueryCache().getAll()).toHaveLength(4);
    await turn(1_000);
    expect(client.getQueryCache().getAll()).toHaveLength(0);
    expect(bank.service.calls).toHaveLength(1);
    expect(queryFn).not.toHaveBeenCalled();
  });

  it('leave a row a second to observe what it made while rendering', async () => {
    const client = new QueryClient();
    client.setQueryDefaults(['merchantry'], { gcTime: 0 });
    const bank = createBank({ client });
    await bank.show(<bank.Row transaction={T0} visible={false} />);
    const [query] = client.getQueryCache().getAll();
    expect(query?.gcTime).toBe(1_000);
    await bank.show(null);
    await turn(1_000);
    expect(client.getQueryCache().getAll()).toHaveLength(0);
  });

  it('win', async () => {
    const client = new QueryClient();
    client.setQueryDefaults(['merchantry'], { staleTime: 1_000 });
    const bank = createBank({ client, service: createService({ answersAtOnce: true }) });
    await bank.show(<bank.Row transaction={T0} />);
    await bank.show(null);
    await turn(1_000);
    await bank.show(<bank.Row transaction={T0} />);
    expect(bank.service.calls).toHaveLength(2);
  });
});
