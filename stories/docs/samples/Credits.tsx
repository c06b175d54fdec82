import type { ReactElement, ReactNode } from 'react';
import { type Attributions, DisplayProvider } from '../../../src/index.js';

/** Keys are the labels in the records' `cachePolicy`. */
const attributions: Attributions = {
  places: { text: 'Places data by Example Maps', href: 'https://maps.example', places: true },
  // The terms of this source forbid its use in lists.
  reviews: { text: 'Reviews by Example Guide', row: false },
  // The service's own data needs no credit.
  'own-source': null,
};

export function Credits({ children }: { children: ReactNode }): ReactElement {
  return <DisplayProvider attributions={attributions}>{children}</DisplayProvider>;
}
