import type { ReactElement } from 'react';
import { Words } from './Words.js';

export interface TableProps {
  head: readonly string[];
  /** Cells of each row. Backticks mark code. The first cell is different in each row. */
  rows: readonly (readonly string[])[];
}

/** Renders a `<table>`. */
export function Table({ head, rows }: TableProps): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell}>{cell}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, column) => (
              <td key={head[column]}>
                <Words text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
