import type { CacheableField, Transaction } from '../service/types.js';

/**
 * Picture sizes, as multiples of `PICTURE_BASE_PX`. The service's specification names `2x` only.
 */
export const LOGO_SIZES = ['1x', '2x', '3x'] as const;

export type LogoSize = (typeof LOGO_SIZES)[number];

/** A validated list request with the service's defaults filled in. */
export interface ListRequest {
  type: 'restrictive' | 'extended';
  logo_size: LogoSize;
  defaultLogo: boolean;
  language: string | undefined;
  additionalInfo: boolean;
  clearResponse: boolean;
  forceCacheableFields: readonly CacheableField[];
  transactions: readonly Transaction[];
}

const CACHEABLE_FIELDS = ['name', 'website', 'img', 'category', 'categories'] as const;

const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const isA = (type: string) => (value: unknown) => typeof value === type;
const areCacheable = (value: unknown) =>
  Array.isArray(value) && value.every(isOneOf(CACHEABLE_FIELDS));

/** What an option is by default, and what it must be. */
const OPTIONS: Readonly<
  Record<
    Exclude<keyof ListRequest, 'type' | 'transactions'>,
    readonly [fallback: unknown, isValid: (value: unknown) => boolean, expected: string]
  >
> = {
  logo_size: ['2x', isOneOf(LOGO_SIZES), 'one of 1x, 2x, 3x'],
  defaultLogo: [true, isA('boolean'), 'a boolean'],
  language: [undefined, isA('string'), 'a string'],
  additionalInfo: [false, isA('boolean'), 'a boolean'],
  clearResponse: [true, isA('boolean'), 'a boolean'],
  forceCacheableFields: [[], areCacheable, `an array of ${CACHEABLE_FIELDS.join(', ')}`],
};

const TRANSACTION_FIELDS: Readonly<Record<Exclude<keyof Transaction, 'id'>, string>> = {
  merchant_name: 'string',
  location: 'string',
  address: 'string',
  city: 'string',
  country: 'string',
  postcode: 'string',
  mcc: 'string',
  online: 'boolean',
  latitude: 'number',
  longitude: 'number',
  radius: 'number',
};

type Fields = Readonly<Record<string, unknown>>;

/** Why a request is refused: the text of `error` in the response. */
class Refusal extends Error {}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readTransaction(value: unknown, index: number, ids: Set<string>): Transaction {
  const at = `transactions[${index}]`;
  if (!isFields(value)) throw new Refusal(`${at} must be an object`);
  const { id } = value;
  if (id === undefined) throw new Refusal(`${at}.id is missing`);
  if (typeof id !== 'string') throw new Refusal(`${at}.id must be a string`);
  if (ids.has(id)) throw new Refusal(`${at}.id is a duplicate`);
  ids.add(id);
  const transaction: Transaction = { id };
  for (const [name, type] of Object.entries(TRANSACTION_FIELDS)) {
    const field = value[name];
    if (field === undefined) continue;
    if (!isA(type)(field)) throw new Refusal(`${at}.${name} must be a ${type}`);
    Object.assign(transaction, { [name]: field });
  }
  return transaction;
}

function readBody(body: unknown): ListRequest {
  if (!isFields(body)) throw new Refusal('the body must be a JSON object');
  const { type, transactions } = body;
  if (type === undefined) throw new Refusal('type is missing');
  if (type !== 'restrictive' && type !== 'extended') {
    throw new Refusal('type must be "restrictive" or "extended"');
  }
  const options = Object.entries(OPTIONS).map(([name, [fallback, isValid, expected]]) => {
    const value = body[name];
    if (value !== undefined && !isValid(value)) throw new Refusal(`${name} must be ${expected}`);
    return [name, value ?? fallback];
  });
  if (transactions === undefined) throw new Refusal('transactions is missing');
  if (!Array.isArray(transactions)) throw new Refusal('transactions must be an array');
  if (transactions.length === 0) throw new Refusal('transactions is empty');
  const ids = new Set<string>();
  return {
    type,
    ...Object.fromEntries(options),
    transactions: transactions.map((value: unknown, index) => readTransaction(value, index, ids)),
  };
}

/**
 * Parses and checks the body of a list request. An error is one sentence that names the field and
 * never repeats its value. Unknown fields are ignored, because the service may add some.
 */
export function readListRequest(text: string): ListRequest | { error: string } {
  try {
    return readBody(JSON.parse(text));
  } catch (error) {
    if (error instanceof Refusal) return { error: error.message };
    if (error instanceof SyntaxError) return { error: 'the body is not JSON' };
    throw error;
  }
}
