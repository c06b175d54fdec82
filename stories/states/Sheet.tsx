import type { ReactElement } from 'react';
import { Matrix, type MatrixProps } from './Matrix.js';
import { type SheetName, sheets } from './sheets.js';
import './Sheet.css';

export interface SheetProps extends Pick<MatrixProps, 'themes' | 'inAllSettings'> {
  name: SheetName;
}

/** The components of one sheet, each with all its states. Renders a `<div>`. */
export function Sheet({ name, ...shown }: SheetProps): ReactElement {
  return (
    <div className="Sheet">
      {sheets[name].map((matrix) => (
        <Matrix key={matrix.name} {...matrix} {...shown} />
      ))}
    </div>
  );
}
