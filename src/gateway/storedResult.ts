import { isEqualMac, type Mac } from '../endpoint/mac.js';
import { pickHeaders } from '../endpoint/receiptHeaders.js';
import { isObject } from '../service/response/decoders.js';
import { isEmptyValue } from '../service/response/isEmptyValue.js';
import type { MerchantResult } from '../service/response/MerchantResult.js';
import { saysSomething } from '../service/response/MerchantResult.js';
import { narrowRecord } from '../service/response/narrowRecord.js';
import { recordsWith } from '../service/response/recordFields.js';
import type { MerchantRecord, RequestType } from '../service/types.js';
import { cacheableRecord } from '../sources/cacheableRecord.js';
import { fieldLabel } from '../sources/fieldSource.js';
import type { MerchantField } from '../sources/partFields.js';
import { remember } from '../utils/remember.js';
import { DAY_MS } from '../utils/time.js';
import type { GatewayOptions } from './GatewayOptions.js';

/** How long a result is stored. A miss is retried sooner. */
const STORED_MS = { matched: 7 * DAY_MS, cleaned: DAY_MS, unmatched: DAY_MS / 6 };
/** Spreads expiry, so that results stored together are not requested again all at once. */
const JITTER = 0.1;

/** A gateway's result for one row. */
export interface RowResult {
  /** The records, best first, as JSON. */
  readonly json: string;
  /** The service's response headers that a report must quote. */
  readonly headers: Readonly<Record<string, string>>;
  /** Fields removed before it was stored. */
  readonly cut: readonly MerchantField[];
  /** Remaining fields of the best record. */
  readonly kept: readonly MerchantField[];
  /** The type of its request. */
  readonly type: RequestType;
}

export interface StoragePolicy {
  /** `cachePolicy` labels whose fields may be stored. */
  readonly sources: readonly string[];
  /** See `GatewayOptions.wantsMore`. */
  readonly wantsMore: NonNullable<GatewayOptions['wantsMore']>;
  /** See `GatewayOptions.receiptHeaders`. */
  readonly receiptHeaders: readonly string[];
}

/**
 * The parts of a list row; one field of each is sufficient. Each part has a field that
 * `forceCacheableFields` lets be stored. The library has its own picture for a category.
 */
const LIST_PARTS: readonly (readonly MerchantField[])[] = [
  ['name'],
  ['logoImg', 'img'],
  ['category', 'categories'],
];

/** A list row does not need an address; an opened row needs everything. */
export const wantsMoreByDefault: StoragePolicy['wantsMore'] = ({ cut, type, kept }) => {
  if (type !== 'restrictive') return cut.length > 0;
  const isLost = (part: readonly MerchantField[]) =>
    part.some((field) => cut.includes(field)) && !part.some((field) => kept.includes(field));
  return LIST_PARTS.some(isLost);
};

/**
 * The terms of places providers allow storing the position for 30 days, longer than any result is
 * stored.
 */
const ALSO_KEPT: readonly MerchantField[] = ['position'];
/** Fields that are useless alone. */
const NOTHING_ALONE: readonly string[] = ['place_id', 'position'];

/**
 * Reduces a result to what may be stored: fields with a label in `sources`, fields without a label
 * that were `forced` from the service's own sources, the place's id and its position. Undefined if
 * nothing of the best record remains. A page only claims what it forced, so the service's label
 * takes precedence.
 */
export function cutForStore(
  { merchants, receipt = {} }: MerchantResult,
  { sources, forced, type }: CutOptions,
): RowResult | undefined {
  const cut = new Set<MerchantField>();
  const records = merchants.map((merchant) => {
    const record = cutRecord(merchant, { sources, forced }, ALSO_KEPT);
    for (const [field, value] of Object.entries(merchant)) {
      if (!(field in record) && !isEmptyValue(value)) cut.add(field as MerchantField);
    }
    return record;
  });
  const [best] = records;
  if (best && !saysMore(best)) return undefined;
  return {
    json: JSON.stringify(records.filter(saysMore)),
    headers: receipt,
    cut: [...cut],
    kept: Object.keys(best ?? {}) as MerchantField[],
    type,
  };
}

interface CutOptions extends Agreement {
  readonly type: RequestType;
}

interface Agreement {
  readonly sources: readonly string[];
  readonly forced: readonly MerchantField[];
}

function cutRecord(
  merchant: MerchantRecord,
  { sources, forced }: Agreement,
  also: readonly MerchantField[],
): MerchantRecord {
  // Without configured sources nothing may be stored, whatever a page requests.
  const hasAgreed = sources.length > 0;
  const unlabelled = hasAgreed ? forced : [];
  const fields = Object.entries(merchant).filter(
    ([field]) => hasAgreed || recordsWith(field) !== 'own',
  );
  const own = unlabelled.filter((field) => fieldLabel(merchant, field) === undefined);
  return cacheableRecord(Object.fromEntries(fields), sources, [...also, ...own]);
}

/**
 * The part of a record that the bank may write into its own index. It leaves out the position, which
 * may be kept for a limited time only: nothing makes an index forget it. Undefined if nothing is left.
 */
export function cutForIndex(
  merchant: MerchantRecord,
  agreement: Agreement,
): MerchantRecord | undefined {
  const record = cutRecord(merchant, agreement, []);
  return saysMore(record) ? record : undefined;
}

const saysMore = (record: MerchantRecord): boolean =>
  saysSomething(
    Object.fromEntries(Object.entries(record).filter(([field]) => !NOTHING_ALONE.includes(field))),
  );

export function storedMs(status: MerchantResult['status'], random: () => number): number {
  return Math.round(STORED_MS[status] * (1 - JITTER * random()));
}

/** Whether a stored result is sufficient for a request of this type. */
export function isEnough(
  answer: RowResult,
  type: RequestType,
  { wantsMore }: StoragePolicy,
): boolean {
  // A restrictive record lacks fields that were never requested.
  const isWide = answer.type === type || (answer.type === 'extended' && type === 'restrictive');
  return (
    isWide && !(answer.cut.length > 0 && wantsMore({ cut: answer.cut, kept: answer.kept, type }))
  );
}

/**
 * The records as a request with these options gets them, so that a row does not show more because
 * it was opened before.
 */
export function jsonFor({ json, type }: RowResult, options: NarrowOptions): string {
  if (type === options.type) return json;
  const records: readonly MerchantRecord[] = JSON.parse(json);
  return JSON.stringify(records.map((record) => narrowRecord(record, options)));
}

type NarrowOptions = Parameters<typeof narrowRecord>[1];

/** Prefix of every value, so that values of other versions or origins are not read as results. */
const MARK = 'mry2';

/** Maximum characters of a value. Somebody else's could be of any size, and hashing takes time. */
const MAX_LENGTH = 1_000_000;

/** A value's location, and the MACs accepted for it; the first one signs. */
interface Signed {
  readonly key: string;
  /** The epoch (see `epochKeyOf`); empty if all scopes share results. */
  readonly epoch: string;
  readonly macs: readonly Mac[];
}

/** JSON separates the parts unambiguously. */
const signedText = ({ key, epoch }: Signed, text: string): string =>
  `stored ${JSON.stringify([key, epoch])} ${text}`;

/**
 * Serialises a result: a line of metadata, and its records, signed with its key and epoch. Others
 * may be able to write to the store, and stored records become part of responses unchanged.
 */
export function writeStored(signed: Signed, { json, ...about }: RowResult): string {
  const text = `${JSON.stringify(about)}\n${json}`;
  return `${MARK} ${signed.macs[0]?.(signedText(signed, text))} ${text}`;
}

/** Undefined for anything that `writeStored` did not write under this key and epoch. */
export function readStored(
  signed: Signed,
  value: string | undefined,
  receiptHeaders: readonly string[],
): RowResult | undefined {
  const start = `${MARK} `;
  if (!value?.startsWith(start) || value.length > MAX_LENGTH) return undefined;
  const space = value.indexOf(' ', start.length);
  const signature = value.slice(start.length, Math.max(space, 0));
  const text = value.slice(space + 1);
  const content = signedText(signed, text);
  if (!signed.macs.some((mac) => isEqualMac(signature, mac(content)))) return undefined;
  const line = text.indexOf('\n');
  const about = readAbout(text.slice(0, line), receiptHeaders);
  return about && { ...about, json: text.slice(line + 1) };
}

type About = Omit<RowResult, 'json'>;

/**
 * Cache of metadata lines by the list of receipt headers; rows of one response usually share one
 * line.
 */
const abouts = new WeakMap<readonly string[], Map<string, About | undefined>>();

const readAbout = (line: string, names: readonly string[]): About | undefined =>
  remember(
    remember(abouts, names, () => new Map<string, About | undefined>()),
    line,
    () => parseAbout(line, names),
  );

function parseAbout(line: string, names: readonly string[]): About | undefined {
  try {
    const about: unknown = JSON.parse(line);
    if (!isObject(about)) return undefined;
    const { cut, kept, type, headers } = about;
    const isWhole = Array.isArray(cut) && Array.isArray(kept) && typeof type === 'string';
    if (!isWhole || !isObject(headers)) return undefined;
    return { headers: pickHeaders(headers, names), cut, kept, type };
  } catch {
    return undefined;
  }
}
