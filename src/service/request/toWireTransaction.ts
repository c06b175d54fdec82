import { warnOnce } from '../../utils/warnOnce.js';
import type { Transaction } from '../types.js';
import { isBlank } from './isBlank.js';
import { maskNumbers } from './maskNumbers.js';
import { readText } from './readText.js';

const isString = (value: unknown): boolean => typeof value === 'string';
const isText = (value: unknown): boolean => typeof value === 'string' && !isBlank(value);
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
const isWithin =
  (min: number, max: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' && value >= min && value <= max;

/** Checks for the fields of the interface's Transaction table. A value that fails is not sent. */
const IS_SENDABLE: Readonly<Record<keyof Transaction, (value: unknown) => boolean>> = {
  id: isString,
  merchant_name: isText,
  location: isText,
  address: isText,
  city: isText,
  country: isText,
  postcode: isText,
  mcc: isText,
  online: isBoolean,
  latitude: isWithin(-90, 90),
  longitude: isWithin(-180, 180),
  radius: isWithin(0, Number.MAX_VALUE),
};

const IS_TEXT: ReadonlySet<unknown> = new Set([isString, isText]);

/** The twelve fields that may leave the browser, in the interface's order; the id is first. */
export const TRANSACTION_FIELDS = Object.keys(IS_SENDABLE) as readonly (keyof Transaction)[];

/**
 * Reduces a row to what may be sent: the twelve fields, of the right type, without blank text;
 * numbers in text fields count as text. The row has an id (`isUsableRow`). Card and account numbers
 * are masked in every text except `id`, which must remain the key of the response; so an id must
 * not be such a number, of which development warns. Latitude and longitude (degrees) are kept only
 * together.
 */
export function toWireTransaction(row: Transaction): Transaction {
  const wire: Record<string, unknown> = {};
  for (const field of TRANSACTION_FIELDS) {
    const given = row[field];
    if (given === undefined) continue;
    // Includes getters of a class, but nothing from `Object.prototype`.
    if (field in Object.prototype && !Object.hasOwn(row, field)) continue;
    const value = IS_TEXT.has(IS_SENDABLE[field]) ? readText(field, given) : given;
    if (!IS_SENDABLE[field](value)) continue;
    wire[field] = typeof value === 'string' && field !== 'id' ? maskNumbers(value) : value;
  }
  if ('latitude' in wire !== 'longitude' in wire) {
    delete wire.latitude;
    delete wire.longitude;
  }
  if (process.env.NODE_ENV !== 'production' && maskNumbers(String(row.id)) !== String(row.id)) {
    warnOnce(
      'expected transaction ids of your own, but got: one that looks like a card number or an IBAN. ' +
        'Ids are sent unmasked.',
    );
  }
  return wire as unknown as Transaction;
}

/** Minimum characters of a merchant name for the service. */
const MIN_NAME_LENGTH = 2;

/** Whether a row can be looked up. White space around its merchant name does not count. */
export function hasUsableName({ merchant_name: name = '' }: Transaction): boolean {
  return !isBlank(name) && Array.from(name.trim()).length >= MIN_NAME_LENGTH;
}
