import { warnOnce } from '../../utils/warnOnce.js';
import type {
  CacheableField,
  MerchantListRequest,
  RequestOptions,
  RequestType,
  Transaction,
} from '../types.js';

/** An object, so that the compiler finds an option that was forgotten. */
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

/** What is sent of an option; undefined for nothing. A list keeps known fields, in one order. */
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
 * The options as they are sent, without `type`. An option that is not set is omitted, never sent as
 * null; so is an unknown one and one of the wrong type, of which development warns. An empty list
 * counts as not set. Query keys are made of these too, so that equal requests share a key.
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
 * The options in a request's body, in one order. Without warnings: whoever wrote the body chose what
 * they would name.
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
 * The body of one request. `transactions` must have passed `toWireTransaction`. A `type` that is not
 * set or no text is `restrictive`, as the interface recommends for lists.
 */
export function createListRequest(
  transactions: readonly Transaction[],
  options?: RequestOptions,
): MerchantListRequest {
  const type = isText(options?.type) ? options.type : 'restrictive';
  return { ...wireOptions(options), type, transactions };
}
