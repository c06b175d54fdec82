import { isObject } from '../service/response/decoders.js';
import type { Transaction } from '../service/types.js';

/** One request of the probe and what came back. */
export interface Exchange {
  /** The rows that were sent, in their order; their ids are the probe's own. */
  readonly rows: readonly Transaction[];
  /** Undefined without a response. */
  readonly status: number | undefined;
  /** Why the response is missing or incomplete. */
  readonly failure: 'timeout' | 'network' | 'too-large' | undefined;
  /** Milliseconds from sending the request to the end of the response. */
  readonly ms: number;
  /** Size of the uncompressed body, in bytes. */
  readonly bytes: number;
  /** Names of the response's headers, in lower case. */
  readonly headers: readonly string[];
  /** `Content-Type` without its parameters; empty if there is none. */
  readonly mediaType: string;
  /** The parsed JSON body; undefined for anything else. */
  readonly body: unknown;
  /** The service's `Retry-After`, in milliseconds. */
  readonly retryAfterMs: number | undefined;
}

/** A record as it is on the wire. */
export type WireFields = Readonly<Record<string, unknown>>;

export const isAnswered = ({ status = 0 }: Exchange): boolean => status >= 200 && status < 300;

/** A service that is busy, silent or not there behind its proxy has not answered the question. */
export const isSilent = ({ status = 0, failure }: Exchange): boolean =>
  failure !== undefined || [429, 502, 503, 504].includes(status);

/** The records of one row; none unless it has an array. */
export function recordsOfRow({ body }: Exchange, id: string): WireFields[] {
  const row = isObject(body) && Object.hasOwn(body, id) ? body[id] : undefined;
  return Array.isArray(row) ? row.filter(isObject) : [];
}

/** The records of all rows, in the order of the rows. */
export const recordsOf = (exchange: Exchange | undefined): WireFields[] =>
  exchange && isAnswered(exchange)
    ? exchange.rows.flatMap(({ id }) => recordsOfRow(exchange, id))
    : [];

/** Fields with a value. */
export const filledFields = (record: WireFields): string[] =>
  Object.keys(record).filter((field) => record[field] !== null && record[field] !== '');

export const unique = (words: Iterable<string>): string[] => [...new Set(words)].sort();

/** Every text in a JSON value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
