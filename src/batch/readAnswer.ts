import { EnrichmentError } from '../contract/EnrichmentError.js';
import { type ParsedAnswer, parseAnswer } from '../contract/parseAnswer.js';
import type { MerchantRecord } from '../contract/types.js';
import type { Call, Entry } from './Entry.js';
import type { LookupAnswer, Outcome } from './Planner.js';
import type { PlannerEvent } from './PlannerEvent.js';

/** Finds each row's outcome in an answer; a bad row fails alone. An error when the answer as a whole is of no use. */
export function readAnswer(
  { entries, number, sentAt }: Call,
  { body, receipt }: { body: unknown; receipt: LookupAnswer['receipt'] },
  now: number,
  emit: (event: PlannerEvent) => void,
): Map<Entry, Outcome> | EnrichmentError {
  const ids = entries.map(({ lookup }) => lookup.transaction.id);
  let parsed: ParsedAnswer;
  try {
    parsed = parseAnswer(body, ids);
  } catch (cause) {
    return cause instanceof EnrichmentError ? cause : new EnrichmentError('malformed', { cause });
  }
  const outcomes = new Map<Entry, Outcome>();
  const report = { call: number, durationMs: now - sentAt };
  const answered: string[] = [];
  const malformed: string[] = [];
  for (const entry of entries) {
    const { id } = entry.lookup.transaction;
    const row = parsed.rows.get(id) ?? new EnrichmentError('missing', { transactionIds: [id] });
    const isBad = row instanceof EnrichmentError;
    outcomes.set(entry, isBad ? row : toAnswer(row, id, receipt));
    if (!isBad) answered.push(id);
    else if (row.kind === 'malformed') malformed.push(id);
    else emit({ type: 'missing', id });
  }
  if (answered.length > 0) emit({ type: 'answered', ids: answered, ...report });
  if (malformed.length > 0) emit({ type: 'failed', ids: malformed, kind: 'malformed', ...report });
  if (parsed.extra.length > 0) emit({ type: 'extra', count: parsed.extra.length });
  for (const dropped of parsed.dropped) emit({ type: 'field-dropped', ...dropped });
  return outcomes;
}

function toAnswer(
  merchants: readonly MerchantRecord[],
  lookupId: string,
  receipt: LookupAnswer['receipt'],
): LookupAnswer {
  const [best] = merchants;
  const status = !best ? 'unmatched' : best.isClearResponse ? 'cleaned' : 'matched';
  return { status, merchants, lookupId, ...(receipt && { receipt }) };
}
