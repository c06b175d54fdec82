import type { MerchantRecord } from '../types.js';
import { isEmptyValue } from './isEmptyValue.js';

/** The service's result for one lookup. Plain JSON, so that it can be dehydrated. */
export interface MerchantResult {
  readonly status: 'matched' | 'cleaned' | 'unmatched';
  /** Best first; empty when `unmatched`. */
  readonly merchants: readonly MerchantRecord[];
  /** The id under which the service saw this lookup. */
  readonly lookupId: string;
  /** Response headers kept for reports. */
  readonly receipt?: Readonly<Record<string, string>>;
  /**
   * True if `cacheableResult` left something out. Shown like any other result, but never fresh: the
   * next row that shows it loads it again.
   */
  readonly partial?: true;
}

/**
 * Whether a cache has a result, or what another version, or anything but the library, has written
 * there: such a value counts as none.
 */
export function isResult(value: unknown): value is MerchantResult {
  const { status, merchants, lookupId } = (value ?? {}) as Partial<MerchantResult>;
  return (
    STATUSES.has(status) &&
    typeof lookupId === 'string' &&
    Array.isArray(merchants) &&
    merchants.every(isRecord) &&
    (merchants.length === 0) === (status === 'unmatched')
  );
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null;

const STATUSES: ReadonlySet<unknown> = new Set(['matched', 'cleaned', 'unmatched']);

/**
 * The result that a row's records amount to. Records that say nothing are dropped: if the first one
 * does, the next is the best.
 */
export function toResult(
  records: readonly MerchantRecord[],
  lookupId: string,
  receipt?: MerchantResult['receipt'],
): MerchantResult {
  const merchants = records.filter(saysSomething);
  const [best] = merchants;
  const status = !best ? 'unmatched' : best.isClearResponse ? 'cleaned' : 'matched';
  return receipt ? { status, merchants, lookupId, receipt } : { status, merchants, lookupId };
}

/** They only speak of other fields. */
const ABOUT_OTHERS: readonly string[] = ['isClearResponse', 'cachePolicy', 'logoScore'];

/** Whether a record holds more than labels and marks. */
export function saysSomething(record: MerchantRecord): boolean {
  return Object.entries(record).some(
    ([field, value]) => !ABOUT_OTHERS.includes(field) && !isEmptyValue(value),
  );
}
