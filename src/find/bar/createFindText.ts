import type { Display } from '../../display/useDisplay.js';
import { formatDecimal, formatUnsigned } from '../../i18n/formatAmount.js';
import { formatList } from '../../i18n/formatList.js';
import { formatMessage, formatPlural } from '../../i18n/formatMessage.js';
import { dateTimeFormat, numberFormat } from '../../i18n/intl.js';
import { separator } from '../../i18n/separator.js';
import { isInYearOf } from '../../list/days/formatDay.js';
import type { TransactionState } from '../../record/ListedTransaction.js';
import { warnOnce } from '../../utils/warnOnce.js';
import type { FindTotal } from '../createTotals.js';
import type { FindMessages } from '../FindMessages.js';
import type { FilterName, FindAmounts, FindDates, FindState } from '../FindState.js';
import { findEn } from '../locales/en.js';
import { periodDates } from '../periodDates.js';
import type { Find } from '../useFind.js';

/** Filters that are on or off. All others open a list of values. */
const SWITCHES = ['note', 'recurring', 'abroad'] as const;
export type SwitchName = (typeof SWITCHES)[number];

export const isSwitch = (name: FilterName): name is SwitchName =>
  SWITCHES.some((other) => other === name);

/** A filter's name as a title, and its chip while it is not set. */
const NAMES = {
  categories: ['categories', 'allCategories'],
  merchants: ['merchants', 'allMerchants'],
  amount: ['amount', 'anyAmount'],
  period: ['period', 'anyTime'],
  direction: ['direction', 'direction'],
  currencies: ['currencies', 'allCurrencies'],
  states: ['states', 'allStates'],
  note: ['note', 'note'],
  recurring: ['recurring', 'recurring'],
  abroad: ['abroad', 'abroad'],
} as const satisfies Record<FilterName, readonly [keyof FindMessages, keyof FindMessages]>;

export const FILTER_NAMES = Object.keys(NAMES) as FilterName[];

const ROUND = { signDisplay: 'never', trailingZeroDisplay: 'stripIfInteger' } as const;
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const DAY_OF_YEAR = { day: 'numeric', month: 'long' } as const;

/** The words of Find for a reader. */
export interface FindText {
  readonly messages: FindMessages;
  title(name: FilterName): string;
  /** A filter's chip while it is not set. */
  rest(name: FilterName): string;
  /** The values of a filter, if it is set. */
  values(name: FilterName): readonly string[] | undefined;
  /** A filter's chip: its first value, and how many more. */
  chip(name: FilterName): string;
  state(name: TransactionState): string;
  amounts(range: FindAmounts): string;
  /** The days of a period, "1 – 20 November". */
  days(dates: FindDates): string;
  count(count: number): string;
  payments(count: number): string;
  /**
   * Money out, else money in with a plus sign: in the currency of most rows, then in another, and
   * how many more there are.
   */
  sums(totals: readonly FindTotal[] | undefined): readonly string[];
  /** "Spent £58.20 · €12.40", "In £38.00". */
  totals(totals: readonly FindTotal[] | undefined): readonly string[];
  /** The text and every value of a filter, as a list. */
  conditions(): string;
}

export function createFindText(
  find: Find<unknown>,
  messages: FindMessages,
  { locale, messages: listMessages }: Pick<Display, 'locale' | 'messages'>,
  today: string | undefined,
): FindText {
  if (process.env.NODE_ENV !== 'production' && messages === findEn) expectEnglish(locale);
  const { state } = find;
  const dot = separator(locale);

  function values(name: FilterName): readonly string[] | undefined {
    if (state[name] === undefined) return undefined;
    switch (name) {
      case 'categories':
        return labelsOf(
          state.categories,
          find.facets.categories,
          (category) => listMessages.categories[category],
        );
      case 'merchants':
        // A key, as in a link, is no name.
        return labelsOf(state.merchants, find.facets.merchants, () => messages.merchants);
      case 'currencies':
        return state.currencies;
      case 'states':
        return state.states?.map(stateName);
      case 'amount':
        return state.amount && [amounts(state.amount)];
      case 'period':
        return state.period && [period(state.period)];
      case 'direction':
        return [state.direction === 'in' ? messages.moneyIn : messages.moneyOut];
      default:
        return [messages[name]];
    }
  }

  const stateName = (name: TransactionState): string =>
    name === 'booked' ? messages.booked : listMessages[name];

  function amounts(range: FindAmounts): string {
    const { from, to } = inOrder(range);
    const write = (amount: string) => formatDecimal(amount, find.currency, locale, ROUND);
    if (from === undefined) return formatMessage(messages.under, { amount: write(to as string) });
    if (to === undefined) return formatMessage(messages.over, { amount: write(from) });
    return formatMessage(messages.range, { from: write(from), to: write(to) });
  }

  function period(value: NonNullable<FindState['period']>): string {
    return typeof value === 'string' ? messages.periods[value] : days(value);
  }

  function days(dates: FindDates): string {
    const { from, to } = periodDates(dates, today, locale) ?? {};
    const isThisYear = [from, to].every(
      (date) => date === undefined || isInYearOf(today, date, locale),
    );
    const format = dateTimeFormat(locale, isThisYear ? DAY_OF_YEAR : DAY, 'UTC');
    const write = (date: string) => format.format(Date.parse(date));
    if (from === undefined) return formatMessage(messages.until, { date: write(to as string) });
    if (to === undefined) return formatMessage(messages.since, { date: write(from) });
    return from === to ? write(from) : format.formatRange(Date.parse(from), Date.parse(to));
  }

  const count = (number: number) => numberFormat(locale).format(number);
  const andMore = (value: string, more: number) =>
    formatMessage(messages.andMore, { value, count: count(more) });
  const isOwn = ({ currency }: FindTotal) => currency === find.currency;
  const unsigned = (amount: string, currency: string) => formatUnsigned(amount, currency, locale);

  return {
    messages,
    title: (name) => messages[NAMES[name][0]],
    rest: (name) => messages[NAMES[name][1]],
    values,
    chip(name) {
      const [first, ...more] = values(name) ?? [];
      if (first === undefined) return messages[NAMES[name][1]];
      if (more.length === 0) return first;
      return andMore(first, more.length);
    },
    state: stateName,
    amounts,
    days,
    count,
    payments: (number) => formatPlural(messages.payments, number, locale),
    sums(totals = []) {
      const [first, second, ...more] = [...totals]
        .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
        .map(({ currency, spent, received }) =>
          spent === '0' && received !== '0'
            ? formatDecimal(received, currency, locale)
            : unsigned(spent, currency),
        );
      if (first === undefined) return [];
      if (second === undefined) return [first];
      return [first, more.length > 0 ? andMore(second, more.length) : second];
    },
    totals(totals = []) {
      const of = (way: 'spent' | 'received') =>
        totals
          .filter((total) => total[way] !== '0')
          .map((total) => unsigned(total[way], total.currency))
          .join(dot);
      return (['spent', 'received'] as const).flatMap((way) => {
        const sums = of(way);
        return sums === '' ? [] : [formatMessage(messages[way], { amounts: sums })];
      });
    },
    conditions() {
      const { text, ...filters } = state;
      const names = Object.keys(filters) as FilterName[];
      const all = names.flatMap((name) => values(name) ?? []);
      const quoted = text === undefined ? [] : [formatMessage(messages.quoted, { text })];
      return formatList([...quoted, ...all], locale);
    },
  };
}

/** Ends that were given the wrong way round change places. */
export function inOrder({ from, to }: FindAmounts): FindAmounts {
  return from !== undefined && to !== undefined && Number(from) > Number(to)
    ? { from: to, to: from }
    : { from, to };
}

const labelsOf = <Value extends string>(
  chosen: readonly Value[] = [],
  options: readonly { value: Value; label?: string | undefined }[],
  nameOf: (value: Value) => string,
): readonly string[] =>
  chosen.map((value) => options.find((option) => option.value === value)?.label ?? nameOf(value));

function expectEnglish(locale: string): void {
  if (/^en\b/i.test(locale)) return;
  const set = `merchantry/find/locales/${locale.replace(/-.*/, '')}`;
  warnOnce(
    `expected components of merchantry/find to have messages for "${locale}", but got: none. See ${set}.`,
  );
}
