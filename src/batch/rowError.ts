import { EnrichmentError } from '../contract/EnrichmentError.js';
import type { Entry } from './Entry.js';

/** What one row gets of an error that concerned many. */
export function rowError(error: EnrichmentError, { lookup }: Entry): EnrichmentError {
  const transactionIds = [lookup.transaction.id];
  // `cause` is not enumerable.
  return new EnrichmentError(error.kind, { ...error, cause: error.cause, transactionIds });
}
