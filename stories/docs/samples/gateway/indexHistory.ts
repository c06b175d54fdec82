import {
  type EnrichableRow,
  EnrichStoppedError,
  type Gateway,
} from '../../../../src/gateway/index.js';

/** What the bank's search index keeps of a payment. */
interface SearchDocument {
  id: string;
  name: string | undefined;
  merchantKey: string | undefined;
  categoryKey: string;
}

/** Fields that the service can take from its own sources, so that they may be written down. */
const request = { forceCacheableFields: ['name', 'website', 'category', 'categories'] } as const;

/**
 * Writes the names and categories of a customer's payments into the index. Returns how many it has
 * written: if that is not all, call it again later with the rows from there on.
 */
export async function indexHistory(
  merchants: Gateway,
  customerId: string,
  rows: readonly EnrichableRow[],
  write: (document: SearchDocument) => Promise<void>,
): Promise<number> {
  let written = 0;
  try {
    for await (const row of merchants.enrich(rows, {
      scope: customerId,
      request,
      maxRequests: 400,
    })) {
      const { id, merchantKey, categoryKey, cacheable } = row;
      // Never `merchant`: it has fields whose sources allow them in memory only.
      await write({ id, name: cacheable?.name, merchantKey, categoryKey });
      written += 1;
    }
  } catch (error) {
    if (!(error instanceof EnrichStoppedError)) throw error;
  }
  return written;
}
