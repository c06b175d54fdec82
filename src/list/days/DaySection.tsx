'use client';
import { createElement, Fragment, type ReactElement, type ReactNode, useMemo } from 'react';
import { wrapText } from '../../components/wrapText.js';
import { useDisplay } from '../../display/useDisplay.js';
import { numberFormat } from '../../i18n/intl.js';
import { attempt } from '../../service/attempt.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';
import type { HeadingLevel, TransactionListDay } from '../TransactionListProps.js';
import { type DayTotal, dayTotals } from './dayTotals.js';
import { formatDay } from './formatDay.js';

export interface DaySectionProps<T> {
  /** ISO 8601 date in the reader's time zone; undefined for rows whose date cannot be read. */
  date: string | undefined;
  today: string | undefined;
  rowAt(row: number): ListedTransaction | undefined;
  /** The rows as the host app has them. */
  hostRows: readonly T[];
  /** Index of the day's first row, and the one after its last. */
  start: number;
  end: number;
  /** The first day of the list: below its heading is room for a notice. */
  isFirst: boolean;
  /** Pixels of unmounted rows above the heading. */
  gap: number;
  /** All its rows are loaded, so that they can be added up. */
  isComplete: boolean;
  dayTotal: DayTotal | ((rows: readonly T[]) => string | null);
  headingLevel: HeadingLevel;
  renderDay: ((day: TransactionListDay<T>) => ReactNode) | undefined;
  children: ReactNode;
}

/** Between currencies. */
const SEPARATOR = ' · ';
/** Currencies that a heading has room for. */
const MAX_SUMS = 3;
const MORE = { signDisplay: 'always' } as const;

/**
 * A day: its heading, which is sticky by CSS alone, and its rows, a list with the day's name. Renders a
 * `<section>`.
 */
export function DaySection<T>({
  date,
  today,
  rowAt,
  hostRows,
  start,
  end,
  isFirst,
  gap,
  isComplete,
  dayTotal,
  headingLevel,
  renderDay,
  children,
}: DaySectionProps<T>): ReactElement {
  const display = useDisplay();
  // Rows without a date are no day, so they have no total unless the host app knows one.
  const kind = typeof dayTotal !== 'function' && isComplete && date !== undefined && dayTotal;
  const sums = useMemo(() => {
    if (!kind) return undefined;
    const rows = Array.from({ length: end - start }, (_, index) => rowAt(start + index));
    return dayTotals(rows as ListedTransaction[], kind, display.locale);
  }, [kind, rowAt, start, end, display.locale]);
  const hostTotal = useMemo(
    () =>
      typeof dayTotal === 'function'
        ? attempt('dayTotal', () => dayTotal(hostRows.slice(start, end)))
        : null,
    [dayTotal, hostRows, start, end],
  );
  const label = date === undefined ? display.messages.dateUnknown : formatDay(date, today, display);
  const left = (sums?.sums.length ?? 0) - MAX_SUMS;
  const more = left > 0 ? `${SEPARATOR}${numberFormat(display.locale, MORE).format(left)}` : '';
  const [before = '', after = ''] = sums ? display.messages[sums.message].split('{amount}') : [];
  return (
    <section
      className="mry-TransactionList-day"
      style={gap > 0 ? { marginBlockStart: gap } : undefined}
    >
      <div className="mry-TransactionList-heading">
        {renderDay ? (
          renderDay({
            date,
            label,
            totals: hostTotal ?? (sums ? before + sums.sums.join(SEPARATOR) + after : ''),
            transactions: hostRows.slice(start, end),
          })
        ) : (
          <>
            {createElement(`h${headingLevel}`, { className: 'mry-TransactionList-date' }, label)}
            {(hostTotal != null || sums) && (
              <span className="mry-TransactionList-total">
                {wrapText(hostTotal)}
                {wrapText(before)}
                {sums?.sums.slice(0, MAX_SUMS).map((sum, index) => (
                  <Fragment key={sum}>
                    {index > 0 && wrapText(SEPARATOR)}
                    <span className="mry-TransactionList-sum">{sum}</span>
                  </Fragment>
                ))}
                {wrapText(more)}
                {wrapText(after)}
              </span>
            )}
          </>
        )}
      </div>
      {isFirst && <div tabIndex={-1} className="mry-TransactionList-notice" />}
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list semantics of an unstyled list
        role="list"
        aria-label={label}
        className="mry-TransactionList-rows"
      >
        {children}
      </ul>
    </section>
  );
}
