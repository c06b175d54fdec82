import type { MarkName } from './marks.js';

/** How a fictional merchant's logo is drawn. Colours are CSS hex values. */
export interface LogoSpec {
  /** The motif on the plate. */
  mark: MarkName;
  background: string;
  foreground: string;
  /** Second colour of marks that have two; default a lighter foreground. */
  accent?: string;
}
