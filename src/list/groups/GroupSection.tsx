'use client';
import { createElement, type ReactElement, type ReactNode, useMemo } from 'react';
import { wrapText } from '../../components/markup/wrapText.js';
import { type Display, useDisplay } from '../../display/useDisplay.js';
import { separator } from '../../i18n/separator.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { attempt } from '../../utils/callHostCode.js';
import { type DayTotal, dayTotals } from '../days/dayTotals.js';
import { type DayLabel, formatDay } from '../days/formatDay.js';
import type { MountedRows } from '../row/MountedRows.js';
import type { HeadingLevel, TransactionListDay } from '../TransactionListProps.js';
import type { MonthComparison } from './compareMonths.js';
import { FitText, shortSums } from './FitText.js';
import { FoldHeading } from './FoldHeading.js';
import { MonthBar } from './MonthBar.js';
import type { RowGroup } from './RowGroup.js';

interface GroupSectionProps<T> {
  group: RowGroup;
  /** Tab index of the heading's button, if it is one. */
  tabIndex: 0 | -1;
  onToggle: (key: string) => void;
  attribution: MountedRows;
  /** Accessible name of a list without headings; undefined if groups have headings. */
  listLabel: string | undefined;
  today: string | undefined;
  rowAt(row: number): ListedTransaction | undefined;
  /** The host app's own row objects. */
  hostRows: readonly T[];
  /** Pixels of unmounted rows above the heading. */
  gap: number;
  /** Whether all rows of the group are loaded, so that they can be summed. */
  isComplete: boolean;
  dayTotal: DayTotal | ((rows: readonly T[]) => string | null);
  /** Whether the group may have more rows than the list shows, so that its total is of these. */
  filtered: boolean;
  headingLevel: HeadingLevel;
  /** Whether a bar below the heading of a month compares it with the month before. */
  hasMonths: boolean;
  month: MonthComparison | undefined;
  renderDay: ((day: TransactionListDay<T>) => ReactNode) | undefined;
  children: ReactNode;
}

/**
 * A group of rows: a heading, sticky by CSS alone, and a list of its rows, named after the heading.
 * Renders a `<section>`; a `<div>` without a heading.
 */
export function GroupSection<T>({
  group,
  tabIndex,
  onToggle,
  attribution,
  listLabel,
  today,
  rowAt,
  hostRows,
  gap,
  isComplete,
  dayTotal,
  filtered,
  headingLevel,
  hasMonths,
  month,
  renderDay,
  children,
}: GroupSectionProps<T>): ReactElement {
  const display = useDisplay();
  const { date, fold, start, end } = group;
  const hasHeading = listLabel === undefined && !fold;
  const isKnown = date !== undefined || group.label !== undefined;
  // Rows without a date have no total, unless the host app provides one.
  const kind = typeof dayTotal !== 'function' && isComplete && isKnown && hasHeading && dayTotal;
  const sums = useMemo(() => {
    if (!kind) return undefined;
    const rows = Array.from({ length: end - start }, (_, index) => rowAt(start + index));
    return dayTotals(rows as ListedTransaction[], kind, display.locale);
  }, [kind, rowAt, start, end, display.locale]);
  const hostTotal = useMemo(
    () =>
      typeof dayTotal === 'function' && hasHeading
        ? attempt('dayTotal', () => dayTotal(hostRows.slice(start, end)))
        : null,
    [dayTotal, hasHeading, hostRows, start, end],
  );
  const { label, short } = describeHeading(group, today, display);
  const divider = separator(display.locale);
  const message = filtered && sums?.message === 'spent' ? 'found' : sums?.message;
  const [before = '', after = ''] = message ? display.messages[message].split('{amount}') : [];
  const ownTotal = sums ? before + sums.sums.join(divider) + after : '';
  const total = hostTotal ?? ownTotal;
  const list = (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list semantics of an unstyled list
      role="list"
      aria-label={listLabel ?? label}
      className="mry-TransactionList-rows"
    >
      {children}
    </ul>
  );
  const place = {
    className: 'mry-TransactionList-day',
    style: gap > 0 ? { marginBlockStart: gap } : undefined,
  };
  if (fold) {
    return (
      <section {...place}>
        <FoldHeading
          fold={fold}
          label={label}
          hasSums={dayTotal !== 'none'}
          row={start}
          headingLevel={headingLevel}
          tabIndex={tabIndex}
          onToggle={onToggle}
          attribution={attribution}
        />
        {fold.isOpen && list}
      </section>
    );
  }
  if (!hasHeading) return <div {...place}>{list}</div>;
  return (
    <section {...place}>
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
              <FitText text={label} short={short} />,
            )}
            {(hostTotal != null || sums) && (
              <span
                className="mry-TransactionList-total"
                // A long total is truncated in a narrow list.
                title={sums?.sums.length === 1 ? undefined : total}
              >
                {hostTotal != null && <bdi>{hostTotal}</bdi>}
                {sums && <FitText text={ownTotal} short={before + shortSums(sums.sums) + after} />}
              </span>
            )}
          </>
        )}
      </div>
      {hasMonths && group.firstDay !== undefined && <MonthBar month={month} />}
      {list}
    </section>
  );
}

function describeHeading(
  { date, label, short }: RowGroup,
  today: string | undefined,
  display: Display,
): DayLabel {
  if (date !== undefined) return formatDay(date, today, display);
  const text = label ?? display.messages.dateUnknown;
  return { label: text, short: short ?? text };
}
