import { type ReactElement, useState } from 'react';
import type { ControlProps } from './ControlProps.js';
import { DraftField } from './DraftField.js';
import { measureRange } from './measureRange.js';
import './MeasureControl.css';

/** For tokens that may have one of several units. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  dimension: ['px', 'rem'],
  duration: ['ms', 's'],
};
/** Pixels in a default rem; milliseconds in a second. */
const RATES: Readonly<Record<string, number>> = { px: 1, rem: 16, ms: 1, s: 1000 };

/** A number with its unit, by slider or text field. */
export function MeasureControl({ label, token, css, onChange }: ControlProps): ReactElement {
  const value = Number.parseFloat(css);
  const unit = css.replace(/^[-\d.]+/, '');
  const units = UNITS[token.type];
  // From its first value: the range must not change while the slider is dragged.
  const [first, setFirst] = useState({ value, unit });
  if (first.unit !== unit) setFirst({ value, unit });
  const { min, max, step } = measureRange(token, unit, first.value);
  const set = (text: string) => onChange(`${text.trim()}${unit}`);
  const convert = (to: string) => {
    const converted = (value * (RATES[unit] ?? 1)) / (RATES[to] ?? 1);
    onChange(`${Number(converted.toFixed(4))}${to}`);
  };
  return (
    <div className="MeasureControl">
      <input
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={css}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => set(event.target.value)}
      />
      <DraftField aria-label={label} inputMode="decimal" value={String(value)} onText={set} />
      {units ? (
        <select
          className="StudioField"
          aria-label={`${label}, unit`}
          value={unit}
          onChange={(event) => convert(event.target.value)}
        >
          {units.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      ) : (
        <span className="MeasureControl-unit">{unit}</span>
      )}
    </div>
  );
}
