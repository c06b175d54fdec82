import type { Derivation, Mode } from './DesignTokens.js';

/** One token, with what it inherits from its groups. */
export interface Token {
  /** Names from the outermost group to the token, without `$root`. */
  path: readonly string[];
  /** `--mry-` and the path. */
  variable: `--mry-${string}`;
  type: string;
  /** As the format writes it. */
  value: unknown;
  modes: Readonly<Partial<Record<Mode, unknown>>>;
  description: string | undefined;
  /** Description of the outermost group. */
  group: string | undefined;
  unit: string;
  /** `{path}` of the token that the value is a multiple of. */
  of: string | undefined;
  times: number;
  timesByMode: Readonly<Partial<Record<Mode, number>>>;
  /** How a colour follows from another one. */
  derivation: Derivation | undefined;
}
