import { sumAmounts, toDecimal } from '../i18n/decimals.js';
import { readAmount } from '../i18n/readAmount.js';
import { COUNTS, IS_UNREADABLE, MAX_UNITS, UNIT_DECIMALS } from './createRowCodes.js';
import type { SearchableRows } from './SearchableRows.js';

/** The totals of one currency. */
export interface FindTotal {
  /** ISO 4217 code. */
  readonly currency: string;
  /** Money spent, as a decimal string without a sign: "58.2", "0". */
  readonly spent: string;
  /** Money received, including refunds. */
  readonly received: string;
}

/**
 * Exact sums of payments, by the rules of day totals: pending payments count; declined, reversed
 * and scheduled ones do not.
 */
export interface Totals {
  add(place: number): void;
  /**
   * One total per currency in which money has moved, most frequent currency first. Undefined if an
   * amount cannot be read or has no currency, because a total without it would be wrong.
   */
  read(): readonly FindTotal[] | undefined;
}

interface Sum {
  /** Number of payments. */
  count: number;
  /** The sum in units, while it fits a number. */
  units: number;
  /** Amounts that do not fit, as decimals. */
  amounts: string[];
}

const newSum = (): Sum => ({ count: 0, units: 0, amounts: [] });

export function createTotals({ columns, tables, paymentAt }: SearchableRows): Totals {
  const { traits, currency, units } = columns;
  /** Sums by the currency's code in the code table. */
  const spent: Sum[] = [];
  const received: Sum[] = [];
  let isWrong = false;

  return {
    add(place) {
      const traitsHere = traits[place] as number;
      if (traitsHere & IS_UNREADABLE) isWrong = true;
      if (!(traitsHere & COUNTS)) return;
      const code = currency[place] as number;
      const amount = units[place] as number;
      if (Number.isNaN(amount)) {
        const decimal = readAmount(paymentAt(place).transaction.amount) as string;
        sumIn(Number(decimal) < 0 ? spent : received, code).amounts.push(decimal);
        return;
      }
      const sum = sumIn(amount < 0 ? spent : received, code);
      sum.units += amount;
      if (Math.abs(sum.units) <= MAX_UNITS) return;
      sum.amounts.push(toDecimal(BigInt(sum.units), UNIT_DECIMALS));
      sum.units = 0;
    },
    read() {
      if (isWrong) return undefined;
      const countOf = (code: number) => (spent[code]?.count ?? 0) + (received[code]?.count ?? 0);
      return [...tables.currencies.values.keys()]
        .filter((code) => countOf(code) > 0)
        .sort((one, other) => countOf(other) - countOf(one))
        .map((code) => ({
          currency: tables.currencies.values[code] as string,
          spent: finish(spent[code]),
          received: finish(received[code]),
        }));
    },
  };
}

/** The sum of a currency, to which a payment is about to be added. */
function sumIn(sums: Sum[], code: number): Sum {
  sums[code] ??= newSum();
  const sum = sums[code] as Sum;
  sum.count += 1;
  return sum;
}

function finish(sum: Sum | undefined): string {
  if (!sum) return '0';
  const all = [toDecimal(BigInt(sum.units), UNIT_DECIMALS), ...sum.amounts];
  const total = sumAmounts(all).replace('-', '');
  return total.includes('.') ? total.replace(/\.?0+$/, '') : total;
}
