import type { PluralMessage, TimeMessage } from '../i18n/Messages.js';
import type { RelativePeriod } from './FindState.js';

/**
 * Every text of `FindBar` and `NothingFound` that `Messages` lacks. Plain strings with
 * `{placeholders}`, so that a set can be JSON.
 */
export interface FindMessages {
  /** Accessible name of the form, its field, and the field's placeholder. */
  search: string;
  clearSearch: string;
  /** Accessible name of the chips. */
  filters: string;
  /** Accessible name of a chip with a value. `{filter}`: "Categories", `{value}`: "Coffee". */
  filterIs: string;
  /** Accessible name of the button that takes a filter away. `{filter}`: its value. */
  remove: string;
  /** A chip with several values. `{value}`: the first, `{count}`: how many more. */
  andMore: string;
  categories: string;
  allCategories: string;
  merchants: string;
  allMerchants: string;
  amount: string;
  anyAmount: string;
  period: string;
  anyTime: string;
  direction: string;
  moneyOut: string;
  moneyIn: string;
  currencies: string;
  allCurrencies: string;
  states: string;
  allStates: string;
  /** The state of a payment without another. */
  booked: string;
  /** Chips that are pressed: only payments with a note, and so on. */
  note: string;
  recurring: string;
  abroad: string;
  /** Labels of the first and last field of a range. */
  from: string;
  to: string;
  /** `{amount}`: the largest amount of the range. */
  under: string;
  /** `{amount}`: the smallest amount of the range. */
  over: string;
  /** A range, of amounts or dates. */
  range: string;
  periods: Record<RelativePeriod, string>;
  /** `{date}`: the first day. */
  since: string;
  /** `{date}`: the last day. */
  until: string;
  clear: string;
  clearAll: string;
  /** The button that closes a filter. */
  show: PluralMessage;
  payments: PluralMessage;
  /** `{amounts}`: money out, by currency. */
  spent: string;
  /** `{amounts}`: money in, by currency. */
  received: string;
  /** How many payments there are to be searched. */
  searched: PluralMessage;
  /** How many of the searched payments have no name. */
  unnamed: PluralMessage;
  /** Older payments exist, but not in the page. */
  notAllLoaded: string;
  lookUp: string;
  /** Said before, where each lookup is charged: at most how many requests it takes. */
  lookUpCosts: PluralMessage;
  naming: PluralMessage;
  /** Progress. `{done}` of `{total}`. */
  doneOf: string;
  /** Progress of what waits or was ended. `{done}` of `{total}`. */
  namedOf: string;
  cancel: string;
  /** The service wants a pause. `{duration}`: "20 seconds". */
  pausedFor: string;
  offline: string;
  namesFailed: string;
  stillUnnamed: PluralMessage;
  notNamed: PluralMessage;
  nothingFound: string;
  /** `{conditions}`: the text and values of the filters, as a list. */
  nothingMatches: string;
  /** A searched text, in quotation marks. */
  quoted: string;
  /** Leaves a filter out. `{filter}`: "Any amount", `{payments}`: "8 payments". */
  showWithout: string;
  /** Accessible name of the button with three dots. */
  viewAndExport: string;
  groupBy: string;
  groups: Record<'day' | 'month' | 'category' | 'merchant' | 'none', string>;
  download: PluralMessage;
  /** `{count}` payments at a merchant since `{date}`, the day of the first. */
  paymentsSince: PluralMessage;
  average: string;
  /** When the reader usually pays there. */
  usually: string;
  /** `{time}`: a time of day, to a quarter of an hour. */
  around: TimeMessage;
  paidWith: string;
  /** Said after `unnamed`: a payment without a name may be at this merchant. */
  mayBelong: string;
  /** `{fields}`: what a file leaves out, as a list. */
  leftOut: string;
}
