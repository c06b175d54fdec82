import type { CSSProperties, ReactElement } from 'react';
import { MerchantLogo, type ThemeVariables } from '../../../src/index.js';
import { butcher, coffee, grocer } from '../../records.js';
import { DocsDisplay } from './DocsDisplay.js';
import { SHAPES } from './looks.js';
import './LogoShapes.css';

/** Three logos in each shape. */
export function LogoShapes(): ReactElement {
  return (
    <ul className="sb-unstyled LogoShapes">
      {Object.entries(SHAPES).map(([radius, about]) => {
        const shape: ThemeVariables = { '--mry-logo-radius': radius };
        return (
          <li key={radius}>
            <span style={shape as CSSProperties} className="LogoShapes-logos">
              <DocsDisplay>
                {[coffee, grocer, butcher].map((merchant) => (
                  <MerchantLogo key={merchant.name} merchant={merchant} />
                ))}
              </DocsDisplay>
            </span>
            <span>
              <code>{radius}</code> {about}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
