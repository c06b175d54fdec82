import { STATES } from '../../components/TransactionAmount/describeAmount.js';
import { readPerson } from '../../components/TransactionAmount/describeBelowAmount.js';
import { readAmount } from '../../i18n/readAmount.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { readRecurrence } from '../../record/readRecurrence.js';
import { readText, warnAboutField } from '../../service/request/readText.js';
import { attempt } from '../../utils/callHostCode.js';

/** An unvalidated row of the host app. */
export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;
export const isMissing = (value: unknown): boolean => value === undefined || value === null;

/** A field of a row; undefined where a getter throws. */
export const readField = (given: Fields, field: string): unknown =>
  attempt(field, () => given[field]);

type FieldParser = (value: unknown, field: string) => unknown;

const text: FieldParser = (value, field) => readText(field, value);
const flag: FieldParser = (value, field) => {
  if (typeof value === 'boolean' || isMissing(value)) return value;
  warnAboutField(field, 'a boolean', value);
  return undefined;
};
/** Coordinates are only sent, and validated then. */
const asIs: FieldParser = (value) => value;

/** Keeps a value that passes its check. */
const only =
  (isValid: (value: unknown) => boolean): FieldParser =>
  (value, field) => {
    if (isMissing(value) || isValid(value)) return value;
    if (process.env.NODE_ENV !== 'production')
      warnAboutField(field, EXPECTED[field] ?? 'an amount', value);
    return undefined;
  };

/** Only for development warnings; removed from production bundles. */
const EXPECTED: Readonly<Record<string, string>> = {
  state: 'the name of a state',
  original: 'an amount and its currency',
  share: 'an amount and people',
  receipt: 'true or an object',
};

const isAmount = (value: unknown): boolean => readAmount(value) !== undefined;
const isMoney = (value: unknown): boolean =>
  isObject(value) && isAmount(value.amount) && typeof value.currency === 'string';

/**
 * Each parser also accesses what rows access of its value, so that a getter throws here and not
 * there.
 */
const PARSERS: Readonly<Record<Exclude<keyof ListedTransaction, 'id'>, FieldParser>> = {
  merchant_name: text,
  location: text,
  address: text,
  city: text,
  country: text,
  postcode: text,
  mcc: text,
  online: flag,
  latitude: asIs,
  longitude: asIs,
  radius: asIs,
  // Amounts and dates that cannot be read are reported where they are parsed, with the row's name.
  amount: (value) => (typeof value === 'number' || typeof value === 'string' ? value : ''),
  currency: (value, field) => readText(field, value) ?? '',
  date(value, field) {
    if (!(value instanceof Date) || Number.isNaN(value.getTime()))
      return readText(field, value) ?? '';
    warnAboutField(field, 'ISO 8601 text', value);
    return value.toISOString();
  },
  replaces: text,
  state: only((value) => value === 'booked' || STATES.includes(value)),
  original: only(isMoney),
  fee: only(isAmount),
  cashback: only(isAmount),
  share: only((value) => {
    if (!isObject(value) || !isAmount(value.amount) || !Array.isArray(value.with)) return false;
    value.with.forEach(readPerson);
    return true;
  }),
  card: text,
  method: text,
  bookingDate: text,
  note: text,
  receipt: only((value) => typeof value === 'boolean' || isObject(value)),
  counterparty(value, field) {
    const isPerson = isObject(value) && typeof value.name === 'string';
    if (process.env.NODE_ENV !== 'production' && !isMissing(value) && !isPerson) {
      warnAboutField(field, 'a person with a name', value);
    }
    readPerson(value);
    // Always kept, because such a row must not be sent.
    return value;
  },
  recurring(value) {
    const recurring = readRecurrence(value);
    void recurring?.next;
    return recurring;
  },
};

const FIELDS = Object.entries(PARSERS);

/**
 * Returns the object itself if it is well-formed and has this id, else a copy of the readable known
 * fields. Values from a class's getters are copied too, because spreading an instance loses them. A
 * field that throws counts as missing; an unreadable person counts as absent, but the row must not
 * be sent either.
 */
export function readTransaction(given: Fields, id: string): ListedTransaction {
  const fields: Record<string, unknown> = { id };
  const named = attempt('id', () => ({ id: given.id }));
  let others = named ? given : {};
  let isWellFormed = named?.id === id && Object.hasOwn(given, 'id');
  for (const [field, read] of FIELDS) {
    const isRead = attempt(field, () => {
      const value = given[field];
      const result = read(value, field);
      if (!isMissing(value) || !isMissing(result)) {
        fields[field] = result;
        isWellFormed &&= Object.is(result, value) && Object.hasOwn(given, field);
      }
      return true;
    });
    if (isRead) continue;
    fields[field] = field === 'counterparty' ? {} : read(undefined, field);
    isWellFormed = false;
    others = {};
  }
  if (isWellFormed) return given as unknown as ListedTransaction;
  // Unknown fields may throw too.
  const copy = attempt('transaction', () => ({ ...others }));
  return { ...copy, ...fields } as unknown as ListedTransaction;
}
