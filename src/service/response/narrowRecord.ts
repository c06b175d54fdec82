import type { MerchantRecord, RequestOptions } from '../types.js';

/** Fields of a `restrictive` record, by the interface's sample. */
const RESTRICTIVE: ReadonlySet<string> = new Set<keyof MerchantRecord>([
  ...(['name', 'website', 'address', 'img', 'logoImg', 'categoryImg', 'logoScore'] as const),
  ...(['category', 'categories', 'isClearResponse', 'cachePolicy'] as const),
]);
/** Fields added by `additionalInfo`. */
const ADDITIONAL: ReadonlySet<string> = new Set<keyof MerchantRecord>([
  ...(['intermediary', 'brand', 'aggregateLevel', 'store'] as const),
]);

/**
 * Reduces a fuller record to what a request with these options would get, keeping its
 * `cachePolicy`. Only `restrictive` is known to omit fields.
 */
export function narrowRecord<T extends MerchantRecord>(
  record: T,
  { type, additionalInfo }: Pick<RequestOptions, 'type' | 'additionalInfo'>,
): T {
  if (type !== 'restrictive') return record;
  const isSent = (name: string) =>
    RESTRICTIVE.has(name) || (additionalInfo === true && ADDITIONAL.has(name));
  const sent = pick(record, isSent);
  if (!sent.cachePolicy) return sent;
  return { ...sent, cachePolicy: pick(sent.cachePolicy, (name) => name in sent) };
}

function pick<Fields extends object>(fields: Fields, isKept: (name: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isKept(name))) as Fields;
}
