'use client';
import { type ReactElement, type ReactNode, useId, useMemo } from 'react';
import type { ListedTransaction } from '../display/ListedTransaction.js';
import { useDisplay } from '../display/useDisplay.js';
import { dayTotals } from './dayTotals.js';
import { formatDay } from './formatDay.js';
import type { TransactionDay } from './TransactionDay.js';

export interface DaySectionProps {
  day: TransactionDay;
  today: string | undefined;
  rows: readonly ListedTransaction[];
  /** Pixels of unmounted rows above the heading. */
  gap: number;
  children: ReactNode;
}

/** A day: its heading, which sticks by CSS alone, and its list. Renders a `<section>`. */
export function DaySection({ day, today, rows, gap, children }: DaySectionProps): ReactElement {
  const display = useDisplay();
  const headingId = useId();
  const totals = useMemo(
    () => dayTotals(rows.slice(day.start, day.end), display.locale),
    [rows, day.start, day.end, display.locale],
  );
  return (
    <section
      className="mry-TransactionList-day"
      aria-labelledby={headingId}
      style={gap > 0 ? { marginBlockStart: gap } : undefined}
    >
      <div className="mry-TransactionList-heading">
        <h3 id={headingId} className="mry-TransactionList-date">
          {formatDay(day.date, today, display)}
        </h3>
        <span className="mry-TransactionList-total">{totals}</span>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list semantics of an unstyled list */}
      <ul role="list" className="mry-TransactionList-rows" aria-labelledby={headingId}>
        {children}
      </ul>
    </section>
  );
}
