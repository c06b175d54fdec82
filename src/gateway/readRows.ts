import type { Refusal } from '../endpoint/createGuard.js';
import { readOptions } from '../service/request/createListRequest.js';
import { type Redact, redactRow, WITHHELD } from '../service/request/redactRow.js';
import { TRANSACTION_FIELDS, toWireTransaction } from '../service/request/toWireTransaction.js';
import type { RequestOptions, RequestType, Transaction } from '../service/types.js';
import type { AllowedOptions } from './GatewayOptions.js';

/** A request's rows and options, reduced to what may be sent to the service. */
export interface Rows {
  /** The rows by id, in the order of the request; undefined for a row that `redact` withholds. */
  readonly rows: ReadonlyMap<string, Transaction | undefined>;
  /** Cost against the budget; long texts cost more than one row. */
  readonly cost: number;
  readonly options: RequestOptions & { readonly type: RequestType };
}

export interface ReadRowsOptions {
  readonly redact?: Redact | undefined;
  /** See `GatewayOptions.allowedOptions`. */
  readonly allowedOptions?: AllowedOptions | undefined;
  /** Maximum rows in one request. */
  readonly max: number;
  /** Charges the cost. Returns a refusal if the budget is exceeded. */
  readonly pay?: ((cost: number) => Refusal | undefined) | undefined;
}

const MAX_ID = 200;
const MAX_TEXT = 1_000;
/** Maximum characters of a printed number, with separators. */
const MAX_NUMBER = 200;
const MAX_OPTION = 64;
/** Characters of the body per charged row; typical rows have fewer. */
const ROW_CHARACTERS = 500;

/**
 * Reads rows and options from a request's body, with the same functions as the browser, because
 * what a page sends is not trusted. Otherwise returns a status and one sentence without request
 * data. A row keeps the twelve wire fields, masked; text of more than 1,000 characters is
 * truncated, so that the row can still be looked up, and values of a wrong type are dropped.
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
  // Charged before masking, which takes most of the time.
  const cost = Math.max(given.size, Math.ceil(body.length / ROW_CHARACTERS));
  const refusal = pay?.(cost);
  if (refusal) return refusal;
  const rows = new Map<string, Transaction | undefined>();
  for (const [id, row] of given) rows.set(id, sendableRow(row, redact));
  return { rows, options, cost };
}

/** Restricts the body to the options that the host app allows. */
function restrict(
  body: Readonly<Record<string, unknown>>,
  allowed: AllowedOptions,
): Readonly<Record<string, unknown>> {
  const kept: Record<string, unknown> = { ...body };
  for (const [name, values] of Object.entries<readonly unknown[] | undefined>(allowed)) {
    if (!values) continue;
    const given = body[name];
    // An array as type would become the default type.
    if (Array.isArray(given) && name !== 'type')
      kept[name] = given.filter((value) => values.includes(value));
    else if (!values.includes(given)) kept[name] = name === 'type' ? values[0] : undefined;
  }
  return kept;
}

const malformed = (error: string) => ({ status: 400, error });

/** Parses an object; undefined for anything else. The parser's error would quote the text. */
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

/** Stricter than `isUsableRow`, because our planner always sends ids as text. */
export function hasId(row: unknown): row is Transaction {
  if (typeof row !== 'object' || row === null) return false;
  const { id } = row as { id?: unknown };
  return typeof id === 'string' && id !== '' && id.length <= MAX_ID;
}

/** Applies `redact` to the cleaned row, and cleans its result again. */
function sendableRow(row: Transaction, redact: Redact | undefined): Transaction | undefined {
  const clean = cleanRow(row);
  if (!redact) return clean;
  const redacted = redactRow(clean, redact);
  return redacted === WITHHELD ? undefined : cleanRow(redacted);
}

/** Reduces a row to the twelve wire fields, masked and truncated. */
export function cleanRow(row: Transaction): Transaction {
  // Truncates first, because masking takes time per character. The margin is enough to complete a
  // number that starts in the part that is kept.
  const wire = toWireTransaction(cutTexts(row, MAX_TEXT + MAX_NUMBER));
  // Masks before truncating, so that no part of a number is left; and after, because part of a text
  // that was not a card number may look like one.
  const short = cutTexts(wire, MAX_TEXT);
  return short === wire ? wire : toWireTransaction(short);
}

/** Truncates each text of the row, never within a surrogate pair. */
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
