import type { ComponentPropsWithoutRef } from 'react';
import type { CsvOptions, Find, FindBarProps, FindState } from '../../../src/find/index.js';

/** What `useFind` returns. */
export const findFields: Record<keyof Find<unknown>, string> = {
  state: 'What is searched for.',
  setState: 'Takes the next state, or a function that makes it of the current one.',
  rows: 'What has been found: your own rows, in their order.',
  count: 'How many they are.',
  totals: 'What they add up to: `spent` and `received` for each currency.',
  facets: 'The values of each filter, with counts and sums.',
  unnamed:
    'Rows of all that could be looked up and have no result yet. They are found by their other words.',
  unnamedRequests:
    'How many requests `nameAll` would send for them, if none has to be repeated. Say it before you send them where lookups cost money.',
  naming:
    'How far `nameAll` is: `status`, `total`, `named`, `failed`, and `resumesAt` while it is `paused`.',
  nameAll:
    '`nameAll({ maxRequests, signal })` looks up the rows that have no result. Resolves to `naming` when it has ended.',
  cancelNaming: 'Stops it.',
  currency: 'The most frequent currency of all rows: that of ranges of amounts.',
  isPart:
    'True while rows are still being read; and with a relative period on a server, where the reader’s date is not known, so that nothing is found.',
  preview: 'What would be found with these changes of the state: `count` and `totals`.',
  atMerchant: 'All of your rows at the same merchant as a row, found or not.',
  statementOf:
    'The bank’s text of a row that matches by nothing else that a list shows. Give it to the list as `statementOf`, so that its readers see why the row was found.',
  describe:
    'What a row shows: day, name, category, `merchantKey`, record. For charts and groups of your own.',
};

export const findFilters: Record<keyof FindState, string> = {
  text: 'Words, each of which has to be found. At most 200 characters.',
  categories: 'Keys of categories, as rows show them, such as `coffee`.',
  merchants: 'Values of `merchantKey`. Rows without a record have none.',
  amount:
    '`{ from, to }`: decimals without a sign, both part of the range, whatever the currency. In the wrong order they change places.',
  period:
    '`this-month`, `last-month`, `last-90-days`, `this-year`, `last-year`, in the calendar of the locale, or `{ from, to }`: ISO dates in the reader’s zone, both part of the period.',
  direction: '`in` or `out`.',
  currencies: 'ISO 4217 codes.',
  states: '`booked`, `pending`, `declined`, `reversed`, `refunded`, `scheduled`.',
  note: 'True: only payments that have a note.',
  recurring: 'True: only payments that come again.',
  abroad: 'True: only payments that were made in another currency.',
};

export const csvOptions: Record<keyof CsvOptions<unknown>, string> = {
  columns:
    'Which columns, in this order: names such as `date` and `amount`, or `{ header, value(row, payment) }` of your own. A value of yours is written whatever its source.',
  headers: 'Words for the library’s columns. Default: their names.',
  sources: 'Labels of sources whose data may be stored, or `all`. Default: none.',
};

/** Props of `FindBar` that are its own. */
export const findBarProps: Record<
  Exclude<keyof FindBarProps<unknown>, keyof ComponentPropsWithoutRef<'form'>>,
  string
> = {
  find: 'The result of `useFind`.',
  messages:
    'Words in another language: `findDe` of `merchantry/find/locales/de`, and so on for the twelve languages of the lists. Dates, amounts and categories follow `DisplayProvider`.',
  filters:
    'Which filters there are, in order. Default `categories`, `amount`, `period`, `direction`; also `merchants`, `currencies`, `states`, `note`, `recurring`, `abroad`.',
  list: 'The list’s ref. With it, matches are highlighted in the rows, and arrow down and Escape lead from the field into the list.',
  groupBy:
    'How the list is grouped. Give it to the list, too. Segments below the chips show it while it is not what is usual: by day, or by month while a text is searched.',
  onGroupByChange: 'Called with a group that the reader has chosen. Without it, the menu has none.',
  groups: 'Which groups the menu offers. Default `day`, `month`, `category`, `merchant`.',
  csv: 'Options of `exportCsv`, and a `fileName`. `false` offers no download.',
  hasMore: 'True if there are payments that the page has not loaded. The bar then says so.',
};
