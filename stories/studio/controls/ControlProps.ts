import type { Token } from '../../../src/theme/generator/Token.js';

/** What edits one value of a token. */
export interface ControlProps {
  /** What a screen reader calls it: `Text muted, dark`. */
  label: string;
  token: Token;
  /** A literal: nothing that follows another token. */
  css: string;
  /** Throws where the token cannot be that. */
  onChange(css: string): void;
}
