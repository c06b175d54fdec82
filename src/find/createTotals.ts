import { sumAmounts, toDecimal } from '../i18n/decimals.js';
import { readAmount } from '../i18n/readAmount.js';
import { COUNTS, IS_UNREADABLE, MAX_UNITS, UNIT_DECIMALS } from './createRowCodes.js';
import type { SearchableRows } from './SearchableRows.js';

/** What the payments of one currency add up to. */
export interface FindTotal {
  /** ISO 4217 code. */
  readonly currency: string;
  /** The money that was spent, as a decimal string without a sign: "58.2", "0". */
  readonly spent: string;
  /** What came in, refunds too. */
  readonly received: string;
}

/**
 * Sums of payments, by the rules of the totals of days: pending payments count; declined, reversed
 * and scheduled ones do not. Exact.
 */
export interface Totals {
  add(place: number): void;
  /**
   * One for each currency in which money has moved, in the order in which the list has them.
   * Undefined if an amount cannot be read or has no currency, because a total without it would be
   * wrong.
   */
  read(): readonly FindTotal[] | undefined;
}

interface Sum {
  /** In units, until they are too large for a number. */
  units: number;
  /** The others, as decimals. */
  amounts: string[];
}

const newSum = (): Sum => ({ units: 0, amounts: [] });

export function createTotals({ columns, tables, paymentAt }: SearchableRows): Totals {
  const { traits, currency, units } = columns;
  /** The sums of each currency, by its code in the table of currencies. */
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
        const sums = Number(decimal) < 0 ? spent : received;
        sums[code] ??= newSum();
        (sums[code] as Sum).amounts.push(decimal);
        return;
      }
      const sums = amount < 0 ? spent : received;
      sums[code] ??= newSum();
      const sum = sums[code] as Sum;
      sum.units += amount;
      if (Math.abs(sum.units) <= MAX_UNITS) return;
      sum.amounts.push(toDecimal(BigInt(sum.units), UNIT_DECIMALS));
      sum.units = 0;
    },
    read() {
      if (isWrong) return undefined;
      return tables.currencies.values.flatMap((name, code) => {
        const [out, back] = [spent[code], received[code]];
        if (!out && !back) return [];
        return [{ currency: name, spent: finish(out), received: finish(back) }];
      });
    },
  };
}

function finish(sum: Sum | undefined): string {
  if (!sum) return '0';
  const all = [toDecimal(BigInt(sum.units), UNIT_DECIMALS), ...sum.amounts];
  const total = sumAmounts(all).replace('-', '');
  return total.includes('.') ? total.replace(/\.?0+$/, '') : total;
}
