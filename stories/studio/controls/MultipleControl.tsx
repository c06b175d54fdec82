import type { ReactElement } from 'react';
import { parseMultiple } from '../theme/parseMultiple.js';
import type { ControlProps } from './ControlProps.js';
import { DraftField } from './DraftField.js';

interface MultipleControlProps extends ControlProps {
  /** The computed value. */
  resolved: string;
}

/** A multiple of another token. */
export function MultipleControl(props: MultipleControlProps): ReactElement {
  const { label, css, resolved, onChange } = props;
  const { variable = '--mry-space', times = 0 } = parseMultiple(css) ?? {};
  const set = (text: string) => onChange(`calc(var(${variable}) * ${text.trim()})`);
  return (
    <div className="MeasureControl">
      <input
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={`${times} times, ${resolved}`}
        min={0}
        max={12}
        step={0.25}
        value={times}
        onChange={(event) => set(event.target.value)}
      />
      <DraftField aria-label={label} inputMode="decimal" value={String(times)} onText={set} />
      <span className="MeasureControl-unit">× = {resolved}</span>
    </div>
  );
}
