import type { Token } from '../../../tools/theme/Token.js';

/** Props of a control that edits one value of a token. */
export interface ControlProps {
  /** The accessible name: `Text muted, dark`. */
  label: string;
  token: Token;
  /** A literal value, not a reference to another token. */
  css: string;
  /** Throws if the token cannot have that value. */
  onChange(css: string): void;
}
