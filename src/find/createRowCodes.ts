import { markedState } from '../components/TransactionAmount/describeAmount.js';
import { isAbroad } from '../components/TransactionAmount/describeBelowAmount.js';
import { countDecimals, toUnits } from '../i18n/decimals.js';
import { readCurrency } from '../i18n/formatAmount.js';
import { readAmount } from '../i18n/readAmount.js';
import { readMoney } from '../list/days/dayTotals.js';
import { createDayParser } from '../list/days/groupByDay.js';
import type { RowLookup } from '../list/row/describeRow.js';
import { cleanText } from '../record/cleanText.js';
import type { ListedTransaction, TransactionState } from '../record/ListedTransaction.js';
import { readRecurrence } from '../record/readRecurrence.js';
import {
  amountsOf,
  describePayment,
  type FindReader,
  type FoundPayment,
  haystackOf,
} from './describePayment.js';

/** Bits of `RowCodes.traits`. */
export const OUT = 1;
export const IN = 2;
export const HAS_NOTE = 4;
export const IS_RECURRING = 8;
export const IS_ABROAD = 16;
/** The payment counts towards totals. */
export const COUNTS = 32;
/** The amount is unreadable, so that totals without it would be wrong. */
export const IS_UNREADABLE = 64;
/** The bit of each state. */
export const STATE_BITS: Readonly<Record<TransactionState, number>> = {
  booked: 128,
  pending: 256,
  declined: 512,
  reversed: 1024,
  refunded: 2048,
  scheduled: 4096,
};

/** Searchable data of a row: numbers, because a list may have 100,000 rows. */
export interface RowCodes {
  // The first five are codes of a `CodeTable`; -1 for none.
  /** See `haystackOf`. Many rows have the same text. */
  text: number;
  /** See `amountsOf`. */
  readonly amounts: number;
  category: number;
  merchant: number;
  readonly currency: number;
  /** 20261120 for 20 November 2026, in the reader's time zone; `NaN` if it is not a date. */
  readonly day: number;
  /** Amount without its sign; `NaN` if unreadable. */
  readonly size: number;
  /** Signed amount in 10,000ths, exact; `NaN` if it does not fit. */
  readonly units: number;
  readonly traits: number;
}

/** Assigns numbers to texts, in order of appearance. */
export interface CodeTable {
  readonly values: readonly string[];
  codeOf(value: string | undefined): number;
}

function createCodeTable(): CodeTable {
  const values: string[] = [];
  const codes = new Map<string, number>();
  return {
    values,
    codeOf(value) {
      if (value === undefined) return -1;
      const known = codes.get(value);
      if (known !== undefined) return known;
      codes.set(value, values.length);
      return values.push(value) - 1;
    },
  };
}

/** The texts behind `RowCodes`. */
export interface CodeTables {
  readonly texts: CodeTable;
  readonly amounts: CodeTable;
  readonly categories: CodeTable;
  readonly merchants: CodeTable;
  readonly currencies: CodeTable;
}

export interface RowCoder {
  readonly tables: CodeTables;
  describe(transaction: ListedTransaction, lookup: RowLookup): FoundPayment;
  read(transaction: ListedTransaction, lookup: RowLookup): RowCodes;
  /** Updates a row whose result has arrived or was removed. */
  update(codes: RowCodes, transaction: ListedTransaction, lookup: RowLookup): void;
}

/** Decimals of `units`: the maximum of any currency. */
export const UNIT_DECIMALS = 4;

/** Maximum that keeps the sum of two numbers exact. */
export const MAX_UNITS = 2 ** 52;

/** Creates row codes for one reader. */
export function createRowCodes(reader: FindReader): RowCoder {
  const dayOf = createDayParser(reader.timeZone);
  const tables: CodeTables = {
    texts: createCodeTable(),
    amounts: createCodeTable(),
    categories: createCodeTable(),
    merchants: createCodeTable(),
    currencies: createCodeTable(),
  };

  const describe = (transaction: ListedTransaction, lookup: RowLookup) =>
    describePayment(transaction, lookup, reader, dayOf);

  const namesOf = (payment: FoundPayment) => ({
    text: tables.texts.codeOf(haystackOf(payment)),
    category: tables.categories.codeOf(payment.category),
    merchant: tables.merchants.codeOf(payment.merchantKey),
  });

  return {
    tables,
    describe,
    update(codes, transaction, lookup) {
      Object.assign(codes, namesOf(describe(transaction, lookup)));
    },
    read(transaction, lookup) {
      const payment = describe(transaction, lookup);
      const amount = readAmount(transaction.amount);
      return {
        ...namesOf(payment),
        amounts: tables.amounts.codeOf(amountsOf(transaction, reader.locale)),
        currency: tables.currencies.codeOf(readCurrency(transaction.currency)),
        day: Number(payment.day?.replaceAll('-', '') ?? Number.NaN),
        size: Math.abs(Number(amount)),
        units: unitsOf(amount),
        traits: traitsOf(transaction, amount),
      };
    },
  };
}

function unitsOf(amount: string | undefined): number {
  if (amount === undefined || countDecimals(amount) > UNIT_DECIMALS) return Number.NaN;
  const units = Number(toUnits(amount, UNIT_DECIMALS));
  return Math.abs(units) <= MAX_UNITS ? units : Number.NaN;
}

function traitsOf(transaction: ListedTransaction, amount: string | undefined): number {
  const money = readMoney(transaction);
  const moves = money && money !== 'nothing' && !money.isScheduled && Number(money.amount) !== 0;
  const bits = [
    STATE_BITS[markedState(transaction) ?? 'booked'],
    amount !== undefined && (Number(amount) > 0 ? IN : OUT),
    cleanText(transaction.note) !== undefined && HAS_NOTE,
    readRecurrence(transaction.recurring) !== undefined && IS_RECURRING,
    isAbroad(transaction) && IS_ABROAD,
    moves && COUNTS,
    money === undefined && IS_UNREADABLE,
  ];
  return bits.reduce<number>((traits, bit) => traits | Number(bit), 0);
}
