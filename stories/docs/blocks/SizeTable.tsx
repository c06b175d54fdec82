import type { ReactElement } from 'react';
import sizes from '../sizes.json' with { type: 'json' };
import { Table } from './Table.js';

export interface SizeTableProps {
  /** `imports`: each public name alone. `parts`: what else is measured. */
  of: 'parts' | 'imports';
}

const inKb = (bytes: number) => (bytes / 1000).toFixed(1);

/** Parts are described in words, or are files. */
const isImport = (name: string) => /^\w*[A-Z]\w*$/.test(name);

/** What the package weighs, as the last build was measured. Renders a `<table>`. */
export function SizeTable({ of }: SizeTableProps): ReactElement {
  return <Table head={sizeHead(of)} rows={sizeRows(of)} />;
}

export const sizeHead = (of: SizeTableProps['of']): string[] => [
  of === 'imports' ? 'Import' : 'Part',
  'Size in kB',
];

export function sizeRows(of: SizeTableProps['of']): string[][] {
  return sizes
    .filter(({ name }) => isImport(name) === (of === 'imports'))
    .map(({ name, size }) => [of === 'imports' ? `\`${name}\`` : name, inKb(size)]);
}
