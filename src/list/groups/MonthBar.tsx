import type { ReactElement } from 'react';
import type { MonthComparison } from './compareMonths.js';

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/**
 * Compares what was spent in a month with the largest month by a bar, with the month before by a
 * tick, and says the same in words. Renders a `<div>` of constant height, empty until the month is known.
 */
export function MonthBar({ month }: { month: MonthComparison | undefined }): ReactElement {
  return (
    <div className="mry-TransactionList-month">
      {month && (
        // Never in a server's output, where styles are not allowed.
        <div aria-hidden="true" className="mry-TransactionList-meter">
          <div
            className="mry-TransactionList-meterValue"
            style={{ inlineSize: percent(month.part) }}
          />
          {month.before !== undefined && (
            <div
              className="mry-TransactionList-meterTick"
              style={{ insetInlineStart: percent(month.before) }}
            />
          )}
        </div>
      )}
      {month?.caption && <p className="mry-TransactionList-caption">{month.caption}</p>}
    </div>
  );
}
