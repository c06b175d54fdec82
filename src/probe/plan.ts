import type { Transaction } from '../service/types.js';

/** What the probe asks. `rows-…` are batches; the others ask one thing each. */
export type StepName =
  | `rows-${number}`
  | `language-${string}`
  | 'extended'
  | 'restrictive'
  | 'additional-info'
  | 'forced'
  | 'no-default-logo'
  | 'logo-1x'
  | 'logo-3x'
  | 'region'
  | 'unknown-language'
  | 'miss'
  | 'miss-unclear'
  | 'wrong-key'
  | 'no-key'
  | 'duplicate'
  | 'no-name'
  | 'short-name'
  | 'no-id'
  | 'odd-ids'
  | 'unknown-type'
  | 'unknown-fields'
  | 'not-json';

export interface Step {
  name: StepName;
  rows: readonly Transaction[];
  /** What is sent: an object as JSON, a text as it is. */
  body: object | string;
  /** Default: the right one. */
  key?: 'wrong' | 'none';
}

export const MAX_REQUESTS = 30;
/** Different rows of the sample. Further ones are not read. */
export const MAX_ROWS = 60;
/** Each takes one request. With more than four, no request is left for the last questions. */
export const MAX_LANGUAGES = 12;
export const DEFAULT_LANGUAGES = ['en', 'de', 'fr'];

/** Rows of the requests whose latency is compared, and the first that is more than recommended. */
const BATCHES = [1, 10, 25, 26, 50] as const;

/** A merchant that exists nowhere. */
const MISS: Transaction = { id: 'row-0', merchant_name: 'QXZV 0000 WKJJQ' };

/** Rows with ids of the probe’s own: those of the bank are not needed. */
const numbered = (rows: readonly Transaction[]): Transaction[] =>
  rows.map((row, index) => ({ ...row, id: `row-${index}` }));

const step = (
  name: StepName,
  rows: readonly Transaction[],
  options: object = { type: 'extended' },
): Step => ({ name, rows, body: { ...options, transactions: rows } });

/**
 * The batches: as far as the sample goes with rows that no earlier one had, because a service may
 * remember. A sample that is too short is repeated.
 */
export function planBatches(sample: readonly Transaction[]): Step[] {
  let next = 0;
  return BATCHES.map((size) => {
    if (next + size > sample.length) next = Math.max(0, sample.length - size);
    const rows = Array.from({ length: size }, (_, index) => sample[(next + index) % sample.length]);
    next += size;
    return step(`rows-${size}`, numbered(rows.filter((row) => row !== undefined)));
  });
}

/** The other questions, the more important ones first. `telling`: rows that show much. */
export function planQuestions(
  telling: readonly Transaction[],
  languages: readonly string[],
): Step[] {
  const rows = numbered(telling);
  const few = rows.slice(0, 3);
  const one = rows.slice(0, 1);
  const [first = MISS, second = MISS] = rows;
  const { merchant_name: _, ...nameless } = first;
  const { id: __, ...idless } = first;
  const extended = { type: 'extended' };
  const twice = [first, { ...second, id: first.id }];
  const odd = [first, second].map((row, index) => ({
    ...row,
    id: ['__proto__', '7'][index] ?? '',
  }));
  const strange = { ...first, merchantryProbe: true } as Transaction;
  return [
    step('extended', rows),
    step('restrictive', rows, { type: 'restrictive' }),
    step('additional-info', rows, { type: 'restrictive', additionalInfo: true }),
    step('forced', rows, {
      ...extended,
      forceCacheableFields: ['name', 'website', 'img', 'category', 'categories'],
    }),
    { ...step('wrong-key', one), key: 'wrong' },
    { ...step('no-key', one), key: 'none' },
    step('miss', [MISS]),
    step('miss-unclear', [MISS], { ...extended, clearResponse: false }),
    step('duplicate', twice),
    ...languages.map((language) => step(`language-${language}`, few, { ...extended, language })),
    ...withRegion(languages).map((language) => step('region', few, { ...extended, language })),
    step('unknown-language', few, { ...extended, language: 'zxx' }),
    step('no-default-logo', rows, { ...extended, defaultLogo: false }),
    step('logo-1x', one, { ...extended, logo_size: '1x' }),
    step('logo-3x', one, { ...extended, logo_size: '3x' }),
    step('no-name', [nameless]),
    step('short-name', [{ id: 'row-0', merchant_name: 'Q' }]),
    { ...step('no-id', []), body: { ...extended, transactions: [idless] } },
    step('odd-ids', odd),
    step('unknown-type', one, { type: 'merchantry-probe' }),
    step('unknown-fields', [strange], { ...extended, merchantryProbe: true }),
    { ...step('not-json', []), body: '{"type":' },
  ];
}

/** The language that is asked again with its region: the first that is not English. */
export const regionalLanguage = (languages: readonly string[]): string =>
  languages.find((tag) => !/^en\b/i.test(tag)) ?? languages[0] ?? 'en';

/** Empty for a language without a likely region, such as Klingon. */
function withRegion(languages: readonly string[]): string[] {
  const { language, region } = new Intl.Locale(regionalLanguage(languages)).maximize();
  return region ? [`${language}-${region}`] : [];
}
