import {
  EnrichmentError,
  type EnrichmentErrorDetails,
  type EnrichmentErrorKind,
} from '../contract/EnrichmentError.js';
import type { Entry } from './Entry.js';

/** What one row gets of an error, which may have concerned many. */
export function rowError(
  error: EnrichmentErrorDetails & { kind: EnrichmentErrorKind },
  { id }: Entry,
): EnrichmentError {
  // `cause` is not enumerable.
  return new EnrichmentError(error.kind, { ...error, cause: error.cause, transactionIds: [id] });
}
