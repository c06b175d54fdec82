/** A situation in which a token has another value. What a token does not name there is as elsewhere. */
export type Mode = 'dark' | 'compact' | 'contrast' | 'contrast-dark' | 'reduced';

/** `$extensions.merchantry`: what CSS can say and the format cannot. */
export interface MerchantryExtension {
  /** CSS unit of a number. */
  unit?: 'em' | '%';
  /** The value follows another token, so many times: `$value` is what comes out. */
  times?: number;
  of?: string;
  /** `times` by mode. */
  mode?: Partial<Record<Mode, number>>;
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
