import type { MerchantRecord } from '../types.js';
import { isEmptyValue } from './isEmptyValue.js';

/** The service's result for one lookup. Plain JSON, so that it can be dehydrated. */
export interface MerchantResult {
  readonly status: 'matched' | 'cleaned' | 'unmatched';
  /** Best first; empty when `unmatched`. */
  readonly merchants: readonly MerchantRecord[];
  /** The id under which the service knows this lookup. */
  readonly lookupId: string;
  /** Response headers kept for reports. */
  readonly receipt?: Readonly<Record<string, string>>;
  /**
   * True if `cacheableResult` removed something. Shown like any other result, but always stale: the
   * next row that shows it reloads it.
   */
  readonly partial?: true;
}

/** Whether a cached value is a result. Values of other versions or origins count as none. */
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
 * Creates the result of a row's records. Records without data are dropped; if the first is, the
 * next one is the best.
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

/** Fields that only describe other fields. */
const ABOUT_OTHERS: readonly string[] = ['isClearResponse', 'cachePolicy', 'logoScore'];

/** Whether a record has more than metadata. */
export function saysSomething(record: MerchantRecord): boolean {
  return Object.entries(record).some(
    ([field, value]) => !ABOUT_OTHERS.includes(field) && !isEmptyValue(value),
  );
}
