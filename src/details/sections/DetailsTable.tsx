import { clsx } from 'clsx/lite';
import type { ReactElement, ReactNode } from 'react';

export interface DetailsTableRow {
  term: string;
  value: ReactNode;
}

interface DetailsTableProps {
  rows: readonly DetailsTableRow[];
  className?: string;
}

/** Terms and values. Renders a `<dl>`; nothing without rows. */
export function DetailsTable({ rows, className }: DetailsTableProps): ReactElement | null {
  if (rows.length === 0) return null;
  return (
    <dl className={clsx('mry-DetailsTable', className)}>
      {rows.map(({ term, value }) => (
        <div key={term} className="mry-DetailsTable-row">
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
