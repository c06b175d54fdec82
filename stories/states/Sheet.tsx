import type { ReactElement } from 'react';
import { Matrix } from './Matrix.js';
import { type SheetName, sheets } from './sheets.js';
import type { ThemeName } from './themes.js';
import './Sheet.css';

export interface SheetProps {
  name: SheetName;
  themes: readonly ThemeName[];
}

/** The components of one sheet, each with all its states. Renders a `<div>`. */
export function Sheet({ name, themes }: SheetProps): ReactElement {
  return (
    <div className="Sheet">
      {sheets[name].map((matrix) => (
        <Matrix key={matrix.name} {...matrix} themes={themes} />
      ))}
    </div>
  );
}
