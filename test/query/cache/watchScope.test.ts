import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { cachePorts } from '../../../src/query/cache/cachePorts.js';
import { createLookup } from '../../../src/query/cache/createLookup.js';
import {
  lookupQueryOptions,
  merchantQueryOptions,
} from '../../../src/query/cache/merchantQueryOptions.js';
import { watchScope } from '../../../src/query/cache/watchScope.js';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import type { MerchantResult } from '../../../src/service/response/MerchantResult.js';
import { transaction } from '../createBank.js';

const extended = (id: string, scope?: string) =>
  merchantQueryOptions(transaction(id), { scope, request: { type: 'extended' } });

const watchIn = (client: QueryClient, onCancel = () => {}) =>
  watchScope(client, '', () => {}, onCancel);

describe('watchScope', () => {
  it.each<[string, (client: QueryClient) => unknown]>([
    ['cancels it', (client) => client.cancelQueries()],
    ['cancels it and keeps its state', (client) => client.cancelQueries({}, { revert: false })],
    ['removes it', (client) => client.removeQueries()],
    ['resets it', (client) => client.resetQueries()],
    ['clears the cache', (client) => client.clear()],
  ])('tells of a fetch when the host %s, and by then its signal is aborted', async (_, end) => {
    const client = new QueryClient();
    let signal: AbortSignal | undefined;
    const seen: (boolean | undefined)[] = [];
    watchIn(client, () => {
      queueMicrotask(() => seen.push(signal?.aborted));
    });
    const fetched = client.fetchQuery({
      ...merchantQueryOptions(transaction('t0')),
      queryFn: (context) => {
        signal = context.signal;
        return new Promise<never>(() => {});
      },
    });
    fetched.catch(() => {});
    expect(seen).toEqual([]);
    end(client);
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen).toContain(true);
    expect(seen).not.toContain(false);
  });
});

describe('watchScope, of a fetch that was not cancelled', () => {
  it.each<[string, () => Promise<MerchantResult>]>([
    ['that is answered', async () => ({ status: 'unmatched', merchants: [], lookupId: 't0' })],
    ['that fails', () => Promise.reject(new EnrichmentError('missing'))],
  ])('tells nothing: %s', async (_, queryFn) => {
    const client = new QueryClient();
    const onCancel = vi.fn();
    watchIn(client, onCancel);
    const ports = cachePorts(client);
    const lookup = createLookup(transaction('t0'));
    const failed = new EnrichmentError('missing');
    const fetched = client.fetchQuery({ ...lookupQueryOptions(lookup), queryFn });
    // What the planner does for the rows of a call, bad ones too.
    ports.settle(new Map([[lookup.key, failed]]));
    await fetched.catch(() => {});
    expect(client.getQueryCache().get(lookup.key)?.state.fetchStatus).toBe('idle');
    expect(onCancel).not.toHaveBeenCalled();
  });
});

describe('watchScope, hasExtended', () => {
  it('is true while the cache holds an extended lookup of its scope', () => {
    const client = new QueryClient();
    const cache = client.getQueryCache();
    cache.build(client, extended('before'));
    const scope = watchIn(client);
    expect(scope.hasExtended()).toBe(true);
    cache.build(client, extended('after'));
    client.removeQueries({ queryKey: extended('before').queryKey });
    expect(scope.hasExtended()).toBe(true);
    client.removeQueries({ queryKey: extended('after').queryKey });
    expect(scope.hasExtended()).toBe(false);
  });

  it('does not look at rows, at other scopes, or at other queries', () => {
    const client = new QueryClient();
    const scope = watchIn(client);
    client.getQueryCache().build(client, merchantQueryOptions(transaction('row')));
    client.getQueryCache().build(client, extended('other', 'scope'));
    client.setQueryData(['accounts', '', 'extended'], 1);
    expect(scope.hasExtended()).toBe(false);
  });

  it('counts a query once that is reported as removed when another one has its place', () => {
    const client = new QueryClient();
    const cache = client.getQueryCache();
    const scope = watchIn(client);
    const query = cache.build(client, extended('t0'));
    cache.remove(query);
    cache.build(client, extended('t0'));
    cache.notify({ type: 'removed', query });
    expect(scope.hasExtended()).toBe(true);
  });
});
