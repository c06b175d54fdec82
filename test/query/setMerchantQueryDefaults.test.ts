// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { LookupAnswer } from '../../src/batch/Planner.js';
import { merchantQueryOptions } from '../../src/query/merchantQueryOptions.js';
import { setMerchantQueryDefaults } from '../../src/query/setMerchantQueryDefaults.js';
import { transaction } from './createBank.js';

const HOUR_MS = 3_600_000;

describe('setMerchantQueryDefaults', () => {
  it('keeps a match for a day, a tidied name for four hours, a miss for one', () => {
    const client = new QueryClient();
    setMerchantQueryDefaults(client);
    const hoursFresh = (status: LookupAnswer['status']) => {
      const { queryKey } = merchantQueryOptions(transaction(status));
      client.setQueryData<LookupAnswer>(queryKey, { status, merchants: [], lookupId: status });
      const { staleTime } = client.defaultQueryOptions({ queryKey });
      const query = client.getQueryCache().find({ queryKey });
      if (typeof staleTime !== 'function' || !query) throw new Error('expected a rule and a query');
      return Number(staleTime(query as never)) / HOUR_MS;
    };
    expect(hoursFresh('matched')).toBe(24);
    expect(hoursFresh('cleaned')).toBe(4);
    expect(hoursFresh('unmatched')).toBe(1);
  });

  it('leaves what the host has set for these queries in force, and fills in the rest', () => {
    const client = new QueryClient();
    client.setQueryDefaults(['merchantry'], { gcTime: 5, refetchOnWindowFocus: 'always' });
    setMerchantQueryDefaults(client);
    const { queryKey } = merchantQueryOptions(transaction('t0'));
    expect(client.defaultQueryOptions({ queryKey })).toMatchObject({
      gcTime: 5,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: false,
    });
  });

  it('reaches no other query of the host', () => {
    const client = new QueryClient();
    const before = client.defaultQueryOptions({ queryKey: ['accounts'] });
    setMerchantQueryDefaults(client);
    expect(client.defaultQueryOptions({ queryKey: ['accounts'] })).toEqual(before);
  });

  it('starts no timer on a server, which would keep the cache of a request alive', () => {
    vi.useFakeTimers();
    const client = new QueryClient();
    setMerchantQueryDefaults(client);
    client.setQueryData(merchantQueryOptions(transaction('t0')).queryKey, 'answer');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
