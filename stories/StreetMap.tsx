import type { ReactElement } from 'react';
import './StreetMap.css';

/** A drawing of no town, in place of a map provider's picture: streets, a park, a river, a pin. */
export function StreetMap(): ReactElement {
  return (
    <svg
      className="StreetMap"
      viewBox="0 0 360 148"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Map"
    >
      <path className="StreetMap-park" d="M214 84h92a6 6 0 0 1 6 6v58h-98z" />
      <path className="StreetMap-river" d="M-8 30C60 6 96 66 164 44S290 2 372 34" />
      <path
        className="StreetMap-streets"
        d="M-8 104 372 72M72 156 96-8M196 156 180-8M320 156 296-8M-8 62l212 12 168-34"
      />
      <path
        className="StreetMap-pin"
        d="M180 84c-11-14-16-22-16-29a16 16 0 0 1 32 0c0 7-5 15-16 29z"
      />
      <circle className="StreetMap-hole" cx="180" cy="55" r="5.5" />
    </svg>
  );
}
