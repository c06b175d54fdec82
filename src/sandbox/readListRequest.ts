import type { CacheableField, Transaction } from '../service/types.js';
import { type ListRequest, LOGO_SIZES, type LogoSize } from './ListRequest.js';

const CACHEABLE_FIELDS = ['name', 'website', 'img', 'category', 'categories'] as const;

const TRANSACTION_FIELDS: Readonly<
  Record<Exclude<keyof Transaction, 'id'>, 'string' | 'number' | 'boolean'>
> = {
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

const isSize = (value: unknown): value is LogoSize =>
  (LOGO_SIZES as readonly unknown[]).includes(value);

const isCacheable = (value: unknown): value is CacheableField =>
  (CACHEABLE_FIELDS as readonly unknown[]).includes(value);

function option<Value>(
  body: Fields,
  name: string,
  fallback: Value,
  isValid: (value: unknown) => value is Value,
  expected: string,
): Value {
  const value = body[name];
  if (value === undefined) return fallback;
  if (!isValid(value)) throw new Refusal(`${name} must be ${expected}`);
  return value;
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isText = (value: unknown): value is string | undefined => typeof value === 'string';
const areCacheable = (value: unknown): value is readonly CacheableField[] =>
  Array.isArray(value) && value.every(isCacheable);

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
    if (typeof field !== type) throw new Refusal(`${at}.${name} must be a ${type}`);
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
  const options = {
    type,
    logo_size: option(body, 'logo_size', '2x', isSize, 'one of 1x, 2x, 3x'),
    defaultLogo: option(body, 'defaultLogo', true, isBoolean, 'a boolean'),
    language: option(body, 'language', undefined, isText, 'a string'),
    additionalInfo: option(body, 'additionalInfo', false, isBoolean, 'a boolean'),
    clearResponse: option(body, 'clearResponse', true, isBoolean, 'a boolean'),
    forceCacheableFields: option(
      body,
      'forceCacheableFields',
      [],
      areCacheable,
      `an array of ${CACHEABLE_FIELDS.join(', ')}`,
    ),
  } as const;
  if (transactions === undefined) throw new Refusal('transactions is missing');
  if (!Array.isArray(transactions)) throw new Refusal('transactions must be an array');
  if (transactions.length === 0) throw new Refusal('transactions is empty');
  const ids = new Set<string>();
  return {
    ...options,
    transactions: transactions.map((value: unknown, index) => readTransaction(value, index, ids)),
  };
}

/**
 * Parses and checks the body of a list request. An error is one sentence that names the field and
 * never repeats its value. Unknown fields are ignored, because the service may add some.
 */
export function readListRequest(text: string): ListRequest | { error: string } {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { error: 'the body is not JSON' };
  }
  try {
    return readBody(body);
  } catch (error) {
    if (error instanceof Refusal) return { error: error.message };
    throw error;
  }
}
