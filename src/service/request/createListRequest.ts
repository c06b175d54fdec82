import { warnOnce } from '../../utils/warnOnce.js';
import type {
  CacheableField,
  MerchantListRequest,
  RequestOptions,
  RequestType,
  Transaction,
} from '../types.js';

/** An object, so that the compiler reports a missing option. */
const OPTION_TYPES: Readonly<
  Record<Exclude<keyof RequestOptions, 'type'>, 'string' | 'boolean' | 'fields'>
> = {
  logo_size: 'string',
  defaultLogo: 'boolean',
  language: 'string',
  additionalInfo: 'boolean',
  clearResponse: 'boolean',
  forceCacheableFields: 'fields',
};

export const OPTION_NAMES: readonly string[] = ['type', ...Object.keys(OPTION_TYPES)];

const CACHEABLE_FIELDS: readonly string[] = [
  'name',
  'website',
  'img',
  'category',
  'categories',
] satisfies CacheableField[];

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** The wire value of an option; undefined to omit it. A list keeps known fields, in one order. */
function wireValue(name: string, value: unknown): unknown {
  const type = Object.hasOwn(OPTION_TYPES, name) && OPTION_TYPES[name as keyof typeof OPTION_TYPES];
  if (type === 'fields' && Array.isArray(value)) {
    const fields = CACHEABLE_FIELDS.filter((field) => value.includes(field));
    return fields.length > 0 ? fields : undefined;
  }
  const isSendable = type === 'string' ? isText(value) : typeof value === type;
  return isSendable ? value : undefined;
}

/**
 * The options to send, without `type`. An unset option is omitted, never sent as null; so are
 * unknown options and those of a wrong type, with a warning in development. An empty list counts as
 * unset. Query keys use these too, so that equal requests share a key.
 */
export function wireOptions(options: RequestOptions | undefined): RequestOptions {
  const wire: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(options ?? {})) {
    if (name === 'type' || value === undefined || value === null) continue;
    const sent = wireValue(name, value);
    if (sent !== undefined) wire[name] = sent;
    const isFaulty =
      process.env.NODE_ENV !== 'production' &&
      (Array.isArray(value)
        ? value.some((field) => !CACHEABLE_FIELDS.includes(field))
        : sent === undefined);
    if (isFaulty)
      warnOnce(`config.request.${name} is unknown or has a wrong value. It is not sent.`);
  }
  return wire;
}

/**
 * Reads the options of a request body, in one order. Without warnings, which are for the author of
 * the options.
 */
export function readOptions(
  body: Readonly<Record<string, unknown>>,
): RequestOptions & { type: RequestType } {
  const wire: Record<string, unknown> = {};
  for (const name of Object.keys(OPTION_TYPES)) {
    const sent = wireValue(name, body[name]);
    if (sent !== undefined) wire[name] = sent;
  }
  return { ...wire, type: isText(body.type) ? body.type : 'restrictive' };
}

/**
 * Creates the body of one request. `transactions` must have passed `toWireTransaction`. A missing
 * or non-text `type` becomes `restrictive`, as the interface recommends for lists.
 */
export function createListRequest(
  transactions: readonly Transaction[],
  options?: RequestOptions,
): MerchantListRequest {
  const type = isText(options?.type) ? options.type : 'restrictive';
  return { ...wireOptions(options), type, transactions };
}
