import type { QueryClient } from '@tanstack/react-query';
import { EMPTY_MS } from './lookupLife.js';
import type { MerchantQueryOptions } from './merchantQueryOptions.js';

/** What stays: it makes the lookup what it is. */
const FIXED: ReadonlySet<string> = new Set([
  'queryKey',
  'queryHash',
  'queryFn',
  'retry',
  'networkMode',
  'enabled',
  'notifyOnChangeProps',
]);

/**
 * Options of a lookup, in which the host's own `setQueryDefaults(['merchantry'], …)` wins over our defaults. But a query is
 * not collected before the rows that made it while rendering observe it.
 */
export function withHostDefaults<T extends MerchantQueryOptions>(
  client: QueryClient,
  options: T,
): T {
  const own = Object.entries(client.getQueryDefaults(options.queryKey)).filter(
    ([name, value]) => value !== undefined && !FIXED.has(name),
  );
  if (own.length === 0) return options;
  const wished = { ...options, ...Object.fromEntries(own) };
  return { ...wished, gcTime: Math.max(wished.gcTime, EMPTY_MS) };
}
