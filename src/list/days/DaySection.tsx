'use client';
import { Fragment, type ReactElement, type ReactNode, useId, useMemo } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';
import type { TransactionListDay } from '../TransactionListProps.js';
import { dayTotals } from './dayTotals.js';
import { formatDay } from './formatDay.js';

export interface DaySectionProps<T> {
  /** ISO 8601 date in the reader's time zone; undefined for rows whose date cannot be read. */
  date: string | undefined;
  today: string | undefined;
  rowAt(row: number): ListedTransaction | undefined;
  /** The rows as the host has them. */
  hostRows: readonly T[];
  /** Index of the day's first row, and the one after its last. */
  start: number;
  end: number;
  /** Pixels of unmounted rows above the heading. */
  gap: number;
  /** All its rows are loaded, so that they can be added up. */
  isComplete: boolean;
  totals: boolean;
  dayTotal: ((rows: readonly T[]) => string | null) | undefined;
  renderDay: ((day: TransactionListDay<T>) => ReactNode) | undefined;
  children: ReactNode;
}

/** Between currencies. */
const SEPARATOR = ' · ';

/** A day: its heading, which is sticky by CSS alone, and its rows. Renders a `<section>`. */
export function DaySection<T>({
  date,
  today,
  rowAt,
  hostRows,
  start,
  end,
  gap,
  isComplete,
  totals,
  dayTotal,
  renderDay,
  children,
}: DaySectionProps<T>): ReactElement {
  const display = useDisplay();
  const headingId = useId();
  // Rows without a date are no day, so they have no total unless the host knows one.
  const isSummed = totals && !dayTotal && isComplete && date !== undefined;
  const sums = useMemo(() => {
    if (!isSummed) return [];
    const rows = Array.from({ length: end - start }, (_, index) => rowAt(start + index));
    return [...dayTotals(rows as ListedTransaction[], display.locale)];
  }, [isSummed, rowAt, start, end, display.locale]);
  const hostTotal = useMemo(
    () => (totals && dayTotal ? dayTotal(hostRows.slice(start, end)) : null),
    [totals, dayTotal, hostRows, start, end],
  );
  const label = date === undefined ? display.messages.dateUnknown : formatDay(date, today, display);
  const name = renderDay ? { 'aria-label': label } : { 'aria-labelledby': headingId };
  return (
    <section
      className="mry-TransactionList-day"
      {...name}
      style={gap > 0 ? { marginBlockStart: gap } : undefined}
    >
      <div className="mry-TransactionList-heading">
        {renderDay ? (
          renderDay({
            date,
            label,
            totals: hostTotal ?? sums.map(([, sum]) => sum).join(SEPARATOR),
            transactions: hostRows.slice(start, end),
          })
        ) : (
          <>
            <h3 id={headingId} className="mry-TransactionList-date">
              {label}
            </h3>
            {(hostTotal != null || sums.length > 0) && (
              <span className="mry-TransactionList-total">
                {hostTotal}
                {sums.map(([currency, sum], index) => (
                  <Fragment key={currency}>
                    {index > 0 && SEPARATOR}
                    <span className="mry-TransactionList-sum">{sum}</span>
                  </Fragment>
                ))}
              </span>
            )}
          </>
        )}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list semantics of an unstyled list */}
      <ul role="list" className="mry-TransactionList-rows" {...name}>
        {children}
      </ul>
    </section>
  );
}
