import type { ReactNode } from 'react';

/** A fact with its name. */
export interface DetailsRow {
  term: string;
  value: ReactNode;
}
