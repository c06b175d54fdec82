import { type ReactElement, useId } from 'react';
import type { ControlProps } from './ControlProps.js';
import { DraftField } from './DraftField.js';

/**
 * Families that are on most machines, each with what stands in. Inter is a part of this Storybook.
 */
const FAMILIES = [
  'system-ui, sans-serif',
  '"Inter Variable", Inter, system-ui, sans-serif',
  '"Helvetica Neue", Helvetica, Arial, sans-serif',
  'Verdana, Geneva, sans-serif',
  '"Trebuchet MS", "Segoe UI", sans-serif',
  'ui-rounded, "SF Pro Rounded", system-ui, sans-serif',
  'Georgia, "Times New Roman", serif',
  'ui-serif, Charter, Cambria, serif',
  'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
];

/** Names of fonts, with commas between; the first that the reader has is shown. */
export function FontControl({ label, css, onChange }: ControlProps): ReactElement {
  const id = useId();
  return (
    <div className="FontControl">
      <DraftField aria-label={label} list={id} value={css} onText={onChange} />
      <datalist id={id}>
        {FAMILIES.map((family) => (
          <option key={family}>{family}</option>
        ))}
      </datalist>
    </div>
  );
}
