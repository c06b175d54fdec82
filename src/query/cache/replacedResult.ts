import type { QueryClient } from '@tanstack/react-query';
import { isResult, type MerchantResult } from '../../service/response/MerchantResult.js';
import type { Transaction } from '../../service/types.js';
import { remember } from '../../utils/remember.js';
import type { QueryLookup } from './createLookup.js';
import { findQuery } from './merchantQuery.js';

/** What a row shows, remembered for the row that may replace it. */
interface ShownLookup {
  readonly lookup: QueryLookup;
  /** The result of the row it replaced, shown until it has its own. */
  readonly replaced: MerchantResult | undefined;
}

/** Number of rows remembered: more than are ever on screen. */
const MAX_ROWS = 1_000;

/** Remembered rows by `nameOf`, the latest last. */
const shown = new WeakMap<QueryClient, Map<string, ShownLookup>>();

/** Includes scope and type, because one row may be looked up for several of them. */
const nameOf = ({ scope, group }: QueryLookup, id: string) =>
  JSON.stringify([scope, group.key, id]);

/** Remembers what a visible row shows. */
export function rememberShown(client: QueryClient, row: ShownLookup): void {
  const rows = remember(shown, client, () => new Map<string, ShownLookup>());
  const name = nameOf(row.lookup, row.lookup.transaction.id);
  rows.delete(name);
  rows.set(name, row);
  const [oldest] = rows.keys();
  if (rows.size > MAX_ROWS && oldest !== undefined) rows.delete(oldest);
}

interface ReplacedResult {
  readonly data: MerchantResult;
  /** In milliseconds since 1970. */
  readonly updatedAt: number;
  /** Whether both rows send the same fields except their ids. */
  readonly isSame: boolean;
}

/** Finds the result of the row that a lookup's row `replaces`, if that was on screen. */
export function replacedResult(
  client: QueryClient,
  lookup: QueryLookup,
  replaces: string | undefined,
): ReplacedResult | undefined {
  if (replaces === undefined || replaces === lookup.transaction.id) return undefined;
  const before = shown.get(client)?.get(nameOf(lookup, replaces));
  if (!before) return undefined;
  const { data, dataUpdatedAt = 0 } = findQuery(client, before.lookup.queryKey)?.state ?? {};
  if (isResult(data)) {
    return {
      data,
      updatedAt: dataUpdatedAt,
      isSame: contentOf(before.lookup) === contentOf(lookup),
    };
  }
  return before.replaced && { data: before.replaced, updatedAt: 0, isSame: false };
}

const contentOf = ({ transaction }: QueryLookup) => JSON.stringify({ ...transaction, id: '' });

/** `replaces` of a `ListedTransaction`; undefined for other rows. */
export function readReplaces(
  transaction: (Transaction & { replaces?: unknown }) | undefined,
): string | undefined {
  const id = transaction?.replaces ?? undefined;
  return id === undefined ? undefined : String(id);
}
