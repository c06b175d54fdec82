import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { merchantQueryOptions } from '../../src/query/merchantQueryOptions.js';
import { watchScope } from '../../src/query/watchScope.js';
import { transaction } from './createBank.js';

const extended = (id: string, scope?: string) =>
  merchantQueryOptions(transaction(id), { scope, request: { type: 'extended' } });

describe('watchScope, hasExtended', () => {
  it('is true while the cache holds an extended lookup of its scope', () => {
    const client = new QueryClient();
    const cache = client.getQueryCache();
    cache.build(client, extended('before'));
    const watch = watchScope(client, '', () => {});
    expect(watch.hasExtended()).toBe(true);
    cache.build(client, extended('after'));
    client.removeQueries({ queryKey: extended('before').queryKey });
    expect(watch.hasExtended()).toBe(true);
    client.removeQueries({ queryKey: extended('after').queryKey });
    expect(watch.hasExtended()).toBe(false);
  });

  it('does not look at rows, at other scopes, or at other queries', () => {
    const client = new QueryClient();
    const watch = watchScope(client, '', () => {});
    client.getQueryCache().build(client, merchantQueryOptions(transaction('row')));
    client.getQueryCache().build(client, extended('other', 'scope'));
    client.setQueryData(['accounts', '', 'extended'], 1);
    expect(watch.hasExtended()).toBe(false);
  });

  it('counts a query once that is reported as removed when another one has its place', () => {
    const client = new QueryClient();
    const cache = client.getQueryCache();
    const watch = watchScope(client, '', () => {});
    const query = cache.build(client, extended('t0'));
    cache.remove(query);
    cache.build(client, extended('t0'));
    cache.notify({ type: 'removed', query });
    expect(watch.hasExtended()).toBe(true);
  });
});
