import type { ReactElement, ReactNode } from 'react';
import { type Attributions, DisplayProvider } from '../../../src/index.js';

/** By the labels of the records' `cachePolicy`. */
const attributions: Attributions = {
  places: { text: 'Places data by Example Maps', href: 'https://maps.example', places: true },
  // Terms that forbid a list: its fields stay out of rows.
  reviews: { text: 'Reviews by Example Guide', row: false },
};

export function Credits({ children }: { children: ReactNode }): ReactElement {
  return <DisplayProvider attributions={attributions}>{children}</DisplayProvider>;
}
