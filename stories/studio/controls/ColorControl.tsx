import type { ReactElement } from 'react';
import { parseColor } from '../theme/parseColor.js';
import type { ControlProps } from './ControlProps.js';
import { DraftField } from './DraftField.js';
import './ColorControl.css';

/** A colour by the browser's picker or as text, and the opacity of a translucent one. */
export function ColorControl({
  label,
  css: current,
  onChange,
}: Omit<ControlProps, 'token'>): ReactElement {
  const { hex, alpha = 1 } = parseColor(current);
  const percent = Math.round(alpha * 100);
  const typed = (text: string) => {
    const isBareHex = /^[\da-f]+$/i.test(text);
    const css = isBareHex ? `#${text}` : text;
    // Half-typed six-digit hex: a one-digit opacity is valid CSS, but hardly meant.
    if (/^#[\da-f]{4}$/i.test(css)) throw new Error('expected three or six digits');
    const color = parseColor(css);
    onChange(withAlpha(color.hex, color.alpha === undefined ? percent : color.alpha * 100));
  };
  return (
    <div className="ColorControl">
      <input
        type="color"
        aria-label={`${label}, picker`}
        value={hex}
        onChange={(event) => onChange(withAlpha(event.target.value, percent))}
      />
      <DraftField aria-label={label} value={hex} onText={typed} />
      {alpha < 1 && (
        <label className="ColorControl-alpha">
          <input
            type="range"
            aria-label={`${label}, opacity`}
            min={1}
            max={99}
            value={percent}
            onChange={(event) => onChange(withAlpha(hex, Number(event.target.value)))}
          />
          {percent}%
        </label>
      )}
    </div>
  );
}

/** `#0f141e1a`: ten percent. */
function withAlpha(hex: string, percent: number): string {
  if (percent >= 100) return hex;
  return `${hex}${Math.round(percent * 2.55)
    .toString(16)
    .padStart(2, '0')}`;
}
