import type { CSSProperties, ReactElement } from 'react';
import { MerchantLogo, type ThemeVariables, TransactionRow } from '../../src/index.js';
import { butcher, coffee, grocer, lookup, transaction } from '../records.js';
import { Markdown } from './blocks.js';
import { DocsDisplay } from './DocsDisplay.js';
import './galleries.css';
import { SHAPES, THEMES } from './text.js';

/** Three logos in each shape. */
export function LogoShapes(): ReactElement {
  return (
    <div className="LogoShapes">
      {Object.entries(SHAPES).map(([radius, about]) => {
        const shape: ThemeVariables = { '--mry-logo-radius': radius };
        return (
          <div key={radius}>
            <div className="sb-unstyled LogoShapes-logos" style={shape as CSSProperties}>
              <DocsDisplay>
                {[coffee, grocer, butcher].map((merchant) => (
                  <MerchantLogo key={merchant.name} merchant={merchant} />
                ))}
              </DocsDisplay>
            </div>
            <Markdown>{`\`${radius}\` ${about}`}</Markdown>
          </div>
        );
      })}
    </div>
  );
}

/** Two rows in each ready theme, live. */
export function ThemeGallery(): ReactElement {
  return (
    <div className="ThemeGallery">
      {Object.entries(THEMES).map(([name, about]) => (
        <div key={name}>
          <div data-mry-theme={name} className="sb-unstyled ThemeGallery-rows">
            <DocsDisplay>
              <TransactionRow transaction={transaction} lookup={lookup(coffee)} />
              <TransactionRow
                selected
                transaction={{ ...transaction, id: 'grocer-1', amount: '-57.60' }}
                lookup={lookup(grocer)}
              />
            </DocsDisplay>
          </div>
          <Markdown>{`\`${name}\` ${about}`}</Markdown>
        </div>
      ))}
    </div>
  );
}
