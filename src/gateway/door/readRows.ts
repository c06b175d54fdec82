import { readOptions } from '../../service/request/createListRequest.js';
import { type Redact, redactRow, WITHHELD } from '../../service/request/redactRow.js';
import { TRANSACTION_FIELDS, toWireTransaction } from '../../service/request/toWireTransaction.js';
import type { RequestOptions, RequestType, Transaction } from '../../service/types.js';
import type { AllowedOptions } from '../GatewayOptions.js';
import type { Refusal } from './openDoor.js';

/** What a request asks for, reduced to what may be sent to the service. */
export interface Rows {
  /** By the ids of the request, in its order. Undefined: `redact` withholds the row. */
  readonly rows: ReadonlyMap<string, Transaction | undefined>;
  /** What the budget takes for them: long texts cost more than one row each. */
  readonly cost: number;
  readonly options: RequestOptions & { readonly type: RequestType };
}

export interface ReadRowsOptions {
  readonly redact?: Redact | undefined;
  /** As `GatewayOptions.allowedOptions`. */
  readonly allowedOptions?: AllowedOptions | undefined;
  /** Rows of one request. */
  readonly max: number;
  /** Why they may not cost so much now; undefined if they may, and are paid for. */
  readonly pay?: ((cost: number) => Refusal | undefined) | undefined;
}

const MAX_ID = 200;
const MAX_TEXT = 1_000;
/** Characters of a printed number, with its separators. */
const MAX_NUMBER = 200;
const MAX_OPTION = 64;
/** Of the body, for the price of one row. A usual row has fewer. */
const ROW_CHARACTERS = 500;

/**
 * The rows and options of a request's body, by the same functions as in the browser: what a page
 * sends is not trusted. Else the status and one sentence without any value. A row keeps the twelve
 * fields of the interface, masked; a text of more than 1,000 characters is cut, so that the row is
 * still looked up, and what has the wrong type is left out.
 */
export function readRows(
  body: string,
  { redact, allowedOptions = {}, max, pay }: ReadRowsOptions,
): Rows | Refusal {
  const json = parseObject(body);
  if (!json) return malformed('the body must be a JSON object');
  const { transactions } = json;
  if (!Array.isArray(transactions) || transactions.length === 0) {
    return malformed('transactions must be an array with at least one row');
  }
  if (transactions.length > max) {
    return { status: 413, error: 'transactions holds too many rows' };
  }
  const options = readOptions(restrict(json, allowedOptions));
  if (
    Object.values(options).some((value) => typeof value === 'string' && value.length > MAX_OPTION)
  )
    return malformed(`an option must have at most ${MAX_OPTION} characters`);

  const given = new Map<string, Transaction>();
  for (const row of transactions as unknown[]) {
    if (!hasId(row)) {
      return malformed(`each row must be an object whose id has 1 to ${MAX_ID} characters`);
    }
    if (given.has(row.id)) return malformed('each row must have an id of its own');
    given.set(row.id, row);
  }
  // Before texts are masked, which takes most of the time: nobody gets that for nothing.
  const cost = Math.max(given.size, Math.ceil(body.length / ROW_CHARACTERS));
  const refusal = pay?.(cost);
  if (refusal) return refusal;
  const rows = new Map<string, Transaction | undefined>();
  for (const [id, row] of given) rows.set(id, sendableRow(row, redact));
  return { rows, options, cost };
}

/** The body with the options that the host app allows. */
function restrict(
  body: Readonly<Record<string, unknown>>,
  allowed: AllowedOptions,
): Readonly<Record<string, unknown>> {
  const kept: Record<string, unknown> = { ...body };
  for (const [name, values] of Object.entries<readonly unknown[] | undefined>(allowed)) {
    if (!values) continue;
    const given = body[name];
    // A type that is a list would become the default one.
    if (Array.isArray(given) && name !== 'type')
      kept[name] = given.filter((value) => values.includes(value));
    else if (!values.includes(given)) kept[name] = name === 'type' ? values[0] : undefined;
  }
  return kept;
}

const malformed = (error: string) => ({ status: 400, error });

/** Undefined for anything else. The parser's error would quote the text. */
function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? (json as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Stricter than `isUsableRow`: our planner sends ids as text. */
function hasId(row: unknown): row is Transaction {
  if (typeof row !== 'object' || row === null) return false;
  const { id } = row as { id?: unknown };
  return typeof id === 'string' && id !== '' && id.length <= MAX_ID;
}

/** The rule sees only what might be sent; what it returns is cleaned like what came in. */
function sendableRow(row: Transaction, redact: Redact | undefined): Transaction | undefined {
  const clean = cleanRow(row);
  if (!redact) return clean;
  const redacted = redactRow(clean, redact);
  return redacted === WITHHELD ? undefined : cleanRow(redacted);
}

function cleanRow(row: Transaction): Transaction {
  // First, because masking costs time for each character. What follows is enough for the rest of a
  // number that begins in the part that is kept.
  const wire = toWireTransaction(cutTexts(row, MAX_TEXT + MAX_NUMBER));
  // Masked before it is cut, so that no part of a number is left; and after, because a part of what
  // was no card number may look like one.
  const short = cutTexts(wire, MAX_TEXT);
  return short === wire ? wire : toWireTransaction(short);
}

/** The row with each text cut, never through a character that is two units of UTF-16. */
function cutTexts(row: Transaction, max: number): Transaction {
  const long = TRANSACTION_FIELDS.flatMap((field) => {
    const text: unknown = row[field];
    return typeof text === 'string' && text.length > max ? [[field, text] as const] : [];
  });
  if (long.length === 0) return row;
  const cut = long.map(([field, text]) => [
    field,
    text.slice(0, max).replace(/[\ud800-\udbff]$/, ''),
  ]);
  return { ...row, ...Object.fromEntries(cut) };
}
