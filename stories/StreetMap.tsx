import type { ReactElement } from 'react';
import { MerchantLogo, type MerchantRecord } from '../src/index.js';
import './StreetMap.css';

/**
 * A drawing of no town, in place of a map provider's picture: streets, a park, a river. The pin is the
 * merchant's logo.
 */
export function StreetMap({ merchant }: { merchant: MerchantRecord | undefined }): ReactElement {
  return (
    <div className="StreetMap" role="img" aria-label="Map">
      <svg viewBox="0 0 360 148" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className="StreetMap-park" d="M214 84h92a6 6 0 0 1 6 6v58h-98z" />
        <path className="StreetMap-park" d="M-8 8h48a6 6 0 0 1 6 6v18L-8 44z" />
        <path className="StreetMap-river" d="M-8 128C60 104 96 148 164 130S290 96 372 120" />
        <path
          className="StreetMap-streets"
          d="M-8 104 372 72M72 156 96-8M196 156 180-8M320 156 296-8M-8 62l212 12 168-34"
        />
      </svg>
      <span className="StreetMap-pin">
        <MerchantLogo merchant={merchant} />
      </span>
    </div>
  );
}
