import type { ReactElement } from 'react';
import type { DetailsRow } from './DetailsRow.js';

/** Facts under their names. Renders a `<dl>`; nothing without facts. */
export function DetailsTable({ rows }: { rows: readonly DetailsRow[] }): ReactElement | null {
  if (rows.length === 0) return null;
  return (
    <dl className="mry-DetailsTable">
      {rows.map(({ term, value }) => (
        <div key={term} className="mry-DetailsTable-row">
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
