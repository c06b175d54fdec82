import type { CSSProperties, ReactElement } from 'react';
import type { HeroDay } from './heroDays.js';
import './Strokes.css';

/** The colour of each row's logo or tile. */
const COLOURS: Record<string, string> = {
  harrow: '#e8502f',
  northside: '#2f5f4d',
  'casa-olmo': '#b8352f',
  tidewell: '#11936a',
  brightwater: '#339966',
  meridian: '#ec3d77',
  sorano: '#d97f3d',
};

/** A stroke from each raw line to its row, on the grid of both. Renders a `<div>`. */
export function Strokes({ days }: { days: readonly HeroDay[] }): ReactElement {
  return (
    <div className="Strokes" aria-hidden="true">
      {days.map(({ date, rows }) => (
        <div key={date} className="Strokes-day">
          {rows.map(({ transaction: { id } }) => (
            <i
              key={id}
              className="Strokes-stroke"
              style={{ '--strokes-colour': COLOURS[id] } as CSSProperties}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
