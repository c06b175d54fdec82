import type { Mode } from '../../../tools/theme/DesignTokens.js';

/** The themes that a theme can start from. */
export const baseNames = ['default', 'bold', 'dense', 'contrast'] as const;

export type BaseName = (typeof baseNames)[number];

/** `value` is a token's CSS in light, and in every situation without one of its own. */
export type Situation = 'value' | Mode;

/**
 * A token as CSS, such as `#1f4fd6`, `12px`, `var(--mry-radius)` or `calc(var(--mry-space) * 3)`.
 */
export interface TokenText extends Partial<Record<Mode, string>> {
  value: string;
}

/** By path: `color.text-muted`. */
export type TokenTexts = Readonly<Record<string, TokenText>>;

/** What the studio edits, exports and puts into a link. */
export interface StudioTheme {
  base: BaseName;
  /** The theme's file and `data-mry-theme`: a-z, 0-9 and hyphens. */
  name: string;
  /** Tokens that differ from the base, each as a whole. */
  changes: TokenTexts;
}

export const newTheme: StudioTheme = { base: 'default', name: 'my-bank', changes: {} };
