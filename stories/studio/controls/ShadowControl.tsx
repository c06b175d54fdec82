import type { ReactElement } from 'react';
import { splitCommas } from '../theme/splitCommas.js';
import { ColorControl } from './ColorControl.js';
import type { ControlProps } from './ControlProps.js';
import { DraftField } from './DraftField.js';
import './ShadowControl.css';

const LENGTHS = ['x', 'y', 'blur', 'spread'];
const PARTS = /[\w-]+\([^)]*\)|\S+/g;

/** Each shadow: four lengths in pixels, and a colour. */
export function ShadowControl({ label, css, onChange }: ControlProps): ReactElement {
  const shadows = splitCommas(css);
  const replace = (index: number, shadow: string) =>
    onChange(shadows.with(index, shadow).join(', '));
  return (
    <div className="ShadowControl">
      {shadows.map((shadow, index) => {
        const parts = shadow.match(PARTS) ?? [];
        const color = parts.at(-1) ?? '#000000';
        const lengths = LENGTHS.map((_, at) => (at < parts.length - 1 ? (parts[at] ?? '0') : '0'));
        const name = shadows.length > 1 ? `${label}, shadow ${index + 1}` : label;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: shadows are told apart by their place alone.
          <div key={index} className="ShadowControl-shadow">
            {LENGTHS.map((length, at) => (
              <div key={length} className="ShadowControl-length">
                <span aria-hidden="true">{length}</span>
                <DraftField
                  aria-label={`${name}, ${length} in pixels`}
                  inputMode="decimal"
                  value={String(Number.parseFloat(lengths[at] ?? '0'))}
                  onText={(text) =>
                    replace(index, [...lengths.with(at, `${text.trim()}px`), color].join(' '))
                  }
                />
              </div>
            ))}
            <ColorControl
              label={`${name}, colour`}
              css={color}
              onChange={(next) => replace(index, [...lengths, next].join(' '))}
            />
          </div>
        );
      })}
    </div>
  );
}
