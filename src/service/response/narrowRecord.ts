import type { MerchantRecord, RequestOptions } from '../types.js';
import { recordsWith } from './recordFields.js';

/**
 * Reduces a fuller record to what a request with these options would get, keeping its
 * `cachePolicy`. Only `restrictive` is known to omit fields.
 */
export function narrowRecord<T extends MerchantRecord>(
  record: T,
  { type, additionalInfo }: Pick<RequestOptions, 'type' | 'additionalInfo'>,
): T {
  if (type !== 'restrictive') return record;
  const isSent = (name: string) => {
    const records = recordsWith(name);
    return records === 'restrictive' || (additionalInfo === true && records === 'own');
  };
  const sent = pick(record, isSent);
  if (!sent.cachePolicy) return sent;
  return { ...sent, cachePolicy: pick(sent.cachePolicy, (name) => name in sent) };
}

function pick<Fields extends object>(fields: Fields, isKept: (name: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isKept(name))) as Fields;
}
