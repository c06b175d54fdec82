import type { ListedTransaction } from '../../src/index.js';
import { findJsonError } from '../findJsonError.js';

export interface ParsedTransactions {
  /** The rows that can be shown, in the order of the text. */
  transactions: ListedTransaction[];
  /** One sentence for each thing that is wrong. A row with a problem is left out; the others stay. */
  problems: string[];
  /** How many rows have a problem. */
  leftOut: number;
  /** Where the text stops being JSON: an offset in it. */
  errorIndex?: number;
}

interface Field {
  name: string;
  expected: string;
  isValid(value: unknown): boolean;
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

function isDate(value: unknown): boolean {
  const [, day] = (typeof value === 'string' && DATE.exec(value)) || [];
  if (day === undefined || Number.isNaN(Date.parse(String(value)))) return false;
  // 30 February parses in some engines, as 2 March.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => Number.isFinite(value);
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

const REQUIRED: readonly Field[] = [
  {
    name: 'amount',
    expected: 'a number or a decimal text, such as "-4.20"',
    isValid: (value) =>
      isNumber(value) || (typeof value === 'string' && /^[+-]?\d+(\.\d+)?$/.test(value)),
  },
  {
    name: 'currency',
    expected: 'a code of three capitals, such as "GBP"',
    isValid: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
  },
  {
    name: 'date',
    expected:
      'a date or an instant with its offset, such as "2026-11-20" or "2026-11-20T18:40:00Z"',
    isValid: isDate,
  },
];

const TEXTS = ['merchant_name', 'location', 'address', 'city', 'country', 'postcode', 'mcc'];

/** May be absent or null. Any other field passes unseen: it is never sent. */
const OPTIONAL: readonly Field[] = [
  {
    name: 'id',
    expected: 'text, such as "tx-1"',
    isValid: (value) => typeof value === 'string' && value.trim() !== '',
  },
  ...TEXTS.map((name) => ({ name, expected: 'text', isValid: isText })),
  ...['latitude', 'longitude', 'radius'].map((name) => ({
    name,
    expected: 'a number',
    isValid: isNumber,
  })),
  { name: 'online', expected: 'true or false', isValid: isBoolean },
];

const MAX_SHOWN_LENGTH = 40;

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ARRAY = 'an array of transactions, [{ … }, { … }]';

/** Reads rows that a person typed or pasted, and says for each mistake where it is, what was expected and what was there. A row without an id goes by its place. */
export function parseJson(text: string): ParsedTransactions {
  const error = findJsonError(text);
  if (text.trim() === '') return refuse(`Expected ${ARRAY}, but got: nothing.`);
  if (error !== undefined) {
    const { line, column, expected, got, index } = error;
    const place = `Line ${line}, column ${column}`;
    return { ...refuse(`${place}: expected ${expected}, but got: ${got}`), errorIndex: index };
  }
  const rows: unknown = JSON.parse(text);
  if (!Array.isArray(rows)) return refuse(`Expected ${ARRAY}, but got: ${show(rows)}.`);
  if (rows.length === 0)
    return refuse('Expected at least one transaction, but got: an empty array.');

  const rowOfId = new Map<unknown, number>();
  const transactions: ListedTransaction[] = [];
  const problems: string[] = [];
  rows.forEach((row: unknown, index) => {
    const place = `Row ${index + 1}`;
    if (!isRecord(row)) {
      problems.push(`${place}: expected an object, but got: ${show(row)}.`);
      return;
    }
    const present = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
    const wrong = [
      ...REQUIRED.filter(({ name, isValid }) => !isValid(row[name])),
      ...OPTIONAL.filter(({ name, isValid }) => name in present && !isValid(present[name])),
    ];
    for (const { name, expected } of wrong) {
      problems.push(`${place}: expected ${name} to be ${expected}, but got: ${show(row[name])}.`);
    }
    const { id = place } = present;
    const earlier = rowOfId.get(id);
    if (earlier !== undefined) {
      problems.push(
        `${place}: expected an id of its own, but got: ${show(id)}, which row ${earlier} has.`,
      );
    } else rowOfId.set(id, index + 1);
    if (wrong.length > 0 || earlier !== undefined) return;
    transactions.push({ ...present, id } as unknown as ListedTransaction);
  });
  return { transactions, problems, leftOut: rows.length - transactions.length };
}

const refuse = (problem: string): ParsedTransactions => ({
  transactions: [],
  problems: [problem],
  leftOut: 0,
});
