import type { ReactElement } from 'react';
import type { ControlProps } from './ControlProps.js';
import { DraftField } from './DraftField.js';

/** CSS’s own names, and two stronger curves. */
const CURVES: Readonly<Record<string, string>> = {
  linear: 'cubic-bezier(0, 0, 1, 1)',
  ease: 'cubic-bezier(0.25, 0.1, 0.25, 1)',
  'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
  'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
  'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
  'quick start': 'cubic-bezier(0.16, 1, 0.3, 1)',
  'past the end': 'cubic-bezier(0.34, 1.56, 0.64, 1)',
};

/** A curve by name, or its four numbers. */
export function EasingControl({ label, css, onChange }: ControlProps): ReactElement {
  const name = Object.keys(CURVES).find((key) => CURVES[key] === css) ?? 'own';
  return (
    <div className="EasingControl">
      <select
        className="StudioField"
        aria-label={`${label}, curve`}
        value={name}
        onChange={(event) => onChange(CURVES[event.target.value] ?? css)}
      >
        {Object.keys(CURVES).map((key) => (
          <option key={key}>{key}</option>
        ))}
        {name === 'own' && <option>own</option>}
      </select>
      <DraftField aria-label={label} value={css} onText={onChange} />
    </div>
  );
}
