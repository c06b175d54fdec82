'use client';
import { createElement, type ReactElement, type ReactNode, useMemo } from 'react';
import { wrapText } from '../../components/markup/wrapText.js';
import { useDisplay } from '../../display/useDisplay.js';
import { separator } from '../../i18n/separator.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { attempt } from '../../utils/attempt.js';
import type { HeadingLevel, TransactionListDay } from '../TransactionListProps.js';
import { type DayTotal, dayTotals } from './dayTotals.js';
import { formatDay } from './formatDay.js';

export interface DaySectionProps<T> {
  /** ISO 8601 date in the reader's time zone; undefined for rows whose date cannot be read. */
  date: string | undefined;
  today: string | undefined;
  rowAt(row: number): ListedTransaction | undefined;
  /** The host app's own row objects. */
  hostRows: readonly T[];
  /** Index of the day's first row, and one past its last. */
  start: number;
  end: number;
  /** Pixels of unmounted rows above the heading. */
  gap: number;
  /** Whether all rows of the day are loaded, so that they can be summed. */
  isComplete: boolean;
  dayTotal: DayTotal | ((rows: readonly T[]) => string | null);
  headingLevel: HeadingLevel;
  renderDay: ((day: TransactionListDay<T>) => ReactNode) | undefined;
  children: ReactNode;
}

/**
 * A date that the style sheet replaces by its short form where space is tight. The short form comes
 * from an attribute, so that the text is in the document only once.
 */
function DateText({ label, short }: { label: string; short: string }): ReactElement {
  return (
    <>
      <span aria-hidden="true" data-short={short} className="mry-TransactionList-dateLeast" />
      <span className="mry-TransactionList-dateBox">
        <span className="mry-TransactionList-dateForms">
          <span className="mry-TransactionList-dateText">{label}</span>
          <span aria-hidden="true" data-short={short} className="mry-TransactionList-dateShort" />
        </span>
      </span>
    </>
  );
}

/**
 * A day: a heading, sticky by CSS alone, and a list of its rows, named after the day. Renders a
 * `<section>`.
 */
export function DaySection<T>({
  date,
  today,
  rowAt,
  hostRows,
  start,
  end,
  gap,
  isComplete,
  dayTotal,
  headingLevel,
  renderDay,
  children,
}: DaySectionProps<T>): ReactElement {
  const display = useDisplay();
  // Rows without a date have no total, unless the host app provides one.
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
  const { dateUnknown } = display.messages;
  const { label, short } =
    date === undefined
      ? { label: dateUnknown, short: dateUnknown }
      : formatDay(date, today, display);
  const divider = separator(display.locale);
  const [before = '', after = ''] = sums ? display.messages[sums.message].split('{amount}') : [];
  const total = hostTotal ?? (sums ? before + sums.sums.join(divider) + after : '');
  return (
    <section
      className="mry-TransactionList-day"
      style={gap > 0 ? { marginBlockStart: gap } : undefined}
    >
      <div className="mry-TransactionList-heading">
        {renderDay ? (
          wrapText(
            renderDay({
              date,
              label,
              totals: total,
              transactions: hostRows.slice(start, end),
            }),
          )
        ) : (
          <>
            {createElement(
              `h${headingLevel}`,
              { className: 'mry-TransactionList-date' },
              <DateText label={label} short={short} />,
            )}
            {(hostTotal != null || sums) && (
              <span
                className="mry-TransactionList-total"
                // A long total is truncated in a narrow list.
                title={sums?.sums.length === 1 ? undefined : total}
              >
                {hostTotal != null && <bdi>{hostTotal}</bdi>}
                {sums?.sums.map((sum, index, { length }) => (
                  <span key={sum} className="mry-TransactionList-sum">
                    {/* A separator at the end indicates that more is clipped. */}
                    {`${index === 0 ? before : ''}${sum}${index < length - 1 ? divider : after}`}
                  </span>
                ))}
              </span>
            )}
          </>
        )}
      </div>
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
