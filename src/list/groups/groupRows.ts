import { capitalize } from '../../i18n/capitalize.js';
import { dateTimeFormat } from '../../i18n/intl.js';
import type { Reader } from '../../i18n/Reader.js';
import { cleanText } from '../../record/cleanText.js';
import { attempt } from '../../utils/callHostCode.js';
import { remember } from '../../utils/remember.js';
import { warnOnce } from '../../utils/warnOnce.js';
import { createDayParser, groupByDay } from '../days/groupByDay.js';
import type { ListRows } from '../model/ListRows.js';
import { foldGroups, type ResultGroup, type ResultReader } from './groupByResult.js';
import type { GroupBy, GroupedRows, RowGroup, TransactionGroup } from './RowGroup.js';

/** The reader for whom rows are grouped. */
type GroupReader = ResultReader & Pick<Reader, 'timeZone'>;

/** What groups depend on, besides their rows. */
interface Grouping<T> {
  groupBy: GroupBy<T>;
  /** The groups, if they depend on what is known of the rows (`isByResult`). */
  byResult: readonly ResultGroup[] | undefined;
  /** Keys of the groups that show their rows, if groups can be folded. */
  open: ReadonlySet<string>;
}

/** Whether groups depend on the merchants of the rows. Their rows are folded at first. */
export const isByResult = (groupBy: unknown): groupBy is 'category' | 'merchant' =>
  groupBy === 'category' || groupBy === 'merchant';

/** The grouping of untyped host apps that pass something else. */
export function readGroupBy<T>(groupBy: GroupBy<T>): GroupBy<T> {
  if (typeof groupBy === 'function' || KINDS.includes(groupBy)) return groupBy;
  if (process.env.NODE_ENV !== 'production')
    warnOnce(`expected groupBy to be a function or one of ${KINDS.join(', ')}. "day" is used.`);
  return 'day';
}

const KINDS: readonly unknown[] = ['day', 'month', 'category', 'merchant', 'none'];

/** Groups the rows of a list. */
export function groupRows<T>(
  rows: ListRows<T>,
  { groupBy, byResult, open }: Grouping<T>,
  reader: GroupReader,
): GroupedRows {
  if (isByResult(groupBy)) return foldGroups(byResult ?? [], open);
  if (typeof groupBy === 'function') return groupByFunction(rows, groupBy, reader);
  if (groupBy === 'month') return { groups: groupByMonth(rows.dates, reader) };
  if (groupBy === 'none') return { groups: ungrouped(rows.keys.length) };
  const days = groupByDay(rows.dates, reader.timeZone);
  // While there are unread rows, the last day may be incomplete and is left out.
  if (rows.unread) days.pop();
  return { groups: days.map(({ date, start, end }) => ({ name: date ?? '', date, start, end })) };
}

const ungrouped = (end: number): RowGroup[] => (end > 0 ? [{ name: '', start: 0, end }] : []);

const MONTH = { month: 'long', year: 'numeric' } as const;
const SHORT_MONTH = { month: 'short', year: 'numeric' } as const;

/**
 * Groups consecutive rows of one month, in the calendar of the locale: in Persian a month begins on
 * another day. Rows whose date cannot be read keep their place, in a group of their own.
 */
function groupByMonth(dates: readonly unknown[], reader: GroupReader): RowGroup[] {
  const { locale, timeZone, messages } = reader;
  const dayOf = createDayParser(timeZone);
  const months = new Map<string, string>();
  const groups: RowGroup[] = [];
  let last: { name: string; end: number } | undefined;
  dates.forEach((date, index) => {
    const day = dayOf(date);
    const name =
      day === undefined ? '' : remember(months, day, () => monthName(day, locale), MAX_DAYS);
    if (last?.name === name) {
      last.end = index + 1;
      return;
    }
    const group = {
      name,
      label: day === undefined ? messages.dateUnknown : name,
      short: day === undefined ? undefined : monthName(day, locale, SHORT_MONTH),
      firstDay: day,
      start: index,
      end: index + 1,
    };
    groups.push(group);
    last = group;
  });
  return groups;
}

/** Name of the month of a day, in the calendar of the locale: "November 2026". */
export const monthName = (
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = MONTH,
): string => capitalize(dateTimeFormat(locale, options, 'UTC').format(Date.parse(day)), locale);

/** Months are remembered by day: three centuries. */
const MAX_DAYS = 110_000;

/**
 * Groups rows by a function of the host app, in order of first appearance. Rows for which it throws
 * or returns no key come last, below "Other".
 */
function groupByFunction<T>(
  { hostRows }: ListRows<T>,
  groupOf: (row: T) => TransactionGroup,
  { messages }: GroupReader,
): GroupedRows {
  const found = new Map<string, { label: string; rows: number[] }>();
  const others: number[] = [];
  hostRows.forEach((row, index) => {
    const group = attempt('groupBy', () => readGroup(groupOf(row)));
    if (!group) others.push(index);
    else
      remember(found, group.key, () => ({ label: group.label, rows: [] }), Infinity).rows.push(
        index,
      );
  });
  const named = [...found].map(([name, group]) => ({ name, ...group }));
  if (others.length > 0)
    named.push({ name: NO_KEY, label: messages.categories.other, rows: others });
  const order: number[] = [];
  const groups = named.map(({ name, label, rows }) => {
    const start = order.length;
    for (const row of rows) order.push(row);
    return { name, label, start, end: order.length };
  });
  return { groups, order };
}

/** No key of a host app is empty. */
const NO_KEY = '';

/** Untyped host apps may return anything; a key without a label is its own label. */
function readGroup(given: TransactionGroup | undefined): TransactionGroup | undefined {
  const key = given?.key === undefined || given.key === null ? '' : String(given.key);
  if (key === '') {
    if (process.env.NODE_ENV !== 'production')
      warnOnce('expected groupBy to return a key and a label. Rows without a key come last.');
    return undefined;
  }
  return { key, label: cleanText(given?.label) ?? key };
}
