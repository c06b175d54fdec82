import type { ReactElement } from 'react';
import sizes from '../sizes.json' with { type: 'json' };

export interface SizeTableProps {
  /** `imports`: each public name alone. `parts`: what else is measured. */
  of: 'parts' | 'imports';
}

const inKb = (bytes: number) => (bytes / 1000).toFixed(1);

/** Parts are described in words, or are files. */
const isImport = (name: string) => /^\w*[A-Z]\w*$/.test(name);

/** What the package weighs, as the last build was measured. Renders a `<table>`. */
export function SizeTable({ of }: SizeTableProps): ReactElement {
  const rows = sizes.filter(({ name }) => isImport(name) === (of === 'imports'));
  return (
    <table>
      <thead>
        <tr>
          <th>{of === 'imports' ? 'Import' : 'Part'}</th>
          <th>Size</th>
          <th>Limit</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, size, sizeLimit }) => (
          <tr key={name}>
            <td>{of === 'imports' ? <code>{name}</code> : name}</td>
            <td>{inKb(size)}</td>
            <td>{sizeLimit === undefined ? '–' : inKb(sizeLimit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
