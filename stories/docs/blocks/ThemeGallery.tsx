import type { ReactElement } from 'react';
import { TransactionRow } from '../../../src/index.js';
import { coffee, grocer, lookup, transaction } from '../../records.js';
import { DocsDisplay } from './DocsDisplay.js';
import { THEMES } from './looks.js';
import './ThemeGallery.css';

/** Two rows in each ready theme, live. */
export function ThemeGallery(): ReactElement {
  return (
    <div className="sb-unstyled ThemeGallery">
      {Object.entries(THEMES).map(([name, about]) => (
        <figure key={name}>
          <div data-mry-theme={name} className="ThemeGallery-rows">
            <DocsDisplay>
              <TransactionRow transaction={transaction} lookup={lookup(coffee)} />
              <TransactionRow
                selected
                transaction={{ ...transaction, id: 'grocer-1', amount: '-57.60' }}
                lookup={lookup(grocer)}
              />
            </DocsDisplay>
          </div>
          <figcaption>
            <code>{name}</code> {about}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
