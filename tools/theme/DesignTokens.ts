/** A situation in which a token may have another value. */
export type Mode = 'dark' | 'compact' | 'contrast' | 'contrast-dark' | 'reduced';

/** How a colour follows from another one, so that a host app need only set the other one. */
export type Derivation =
  /** A share of it over a paper. */
  | { as: 'tint'; of: string; share: string; over: string }
  /** Black or white, whichever is easier to read on it. */
  | { as: 'on'; of: string }
  /** It, further away from its black or white text. */
  | { as: 'hover'; of: string }
  /** It, as dark or as light as text in it must be (OKLCH lightness). */
  | { as: 'ink'; of: string; darkest: string; lightest: string };

/** `$extensions.merchantry`: what CSS can express and the format cannot. */
export interface MerchantryExtension {
  /** CSS unit of a number. */
  unit?: 'em' | '%';
  /** The value is a multiple of another token: `$value` is the product. */
  times?: number;
  of?: string;
  /** `times` by mode. */
  mode?: Partial<Record<Mode, number>>;
  /** The colour follows from another one: `$value` is what it comes to. */
  derive?: Derivation;
}

export interface TokenExtensions {
  mode?: Partial<Record<Mode, unknown>>;
  merchantry?: MerchantryExtension;
}

/** A group or a token of the Design Tokens Community Group's format, 2025.10. */
export interface DesignTokens {
  $type?: string;
  $value?: unknown;
  $description?: string;
  $extensions?: TokenExtensions;
  $root?: DesignTokens;
  [name: string]: unknown;
}
