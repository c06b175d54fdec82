import { maskNumbers } from '../service/request/maskNumbers.js';
import { isObject } from '../service/response/decoders.js';

/** The reasons that `ReportMerchant` offers. */
const REASONS = ['name', 'location', 'logo', 'category'] as const;

export type ReportReason = (typeof REASONS)[number];

/** The used fields of a `MerchantReport`, without the bank's own transaction id. */
export interface BrowserReport {
  readonly lookupId: string;
  /** Index of the record among those of the lookup. */
  readonly candidate: number;
  readonly reason: ReportReason;
  /** Text with card numbers and IBANs masked. */
  readonly suggestion: string;
  readonly receipt: Readonly<Record<string, unknown>>;
}

/** In code points, as `ReportMerchant` counts them. */
const MAX_SUGGESTION = 2000;
const MAX_ID = 200;
/** More than the service returns. */
const MAX_CANDIDATES = 1000;

/**
 * Undefined for anything that `ReportMerchant` would not produce. Unknown properties are ignored.
 */
export function readReport(text: string): BrowserReport | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(json)) return undefined;
  // Ignores properties inherited from `Object.prototype`.
  const {
    transactionId,
    lookupId,
    candidate = 0,
    reason,
    suggestion,
    receipt = {},
  }: typeof json = {
    __proto__: null,
    ...json,
  };
  if (!isId(transactionId) || !isId(lookupId) || !isIndex(candidate)) return undefined;
  if (!isReason(reason) || !isObject(receipt)) return undefined;
  if (typeof suggestion !== 'string' || [...suggestion].length > MAX_SUGGESTION) return undefined;
  return { lookupId, candidate, reason, suggestion: maskNumbers(suggestion), receipt };
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID;

const isIndex = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < MAX_CANDIDATES;

const isReason = (value: unknown): value is ReportReason =>
  REASONS.some((reason) => reason === value);
