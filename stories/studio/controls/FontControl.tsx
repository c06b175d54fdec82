import { type ReactElement, useId } from 'react';
import type { ControlProps } from './ControlProps.js';
import { DraftField } from './DraftField.js';

/** Families that most machines have, each with its fallbacks. Inter is part of this Storybook. */
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

/** Font names separated by commas; the first available one is used. */
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
