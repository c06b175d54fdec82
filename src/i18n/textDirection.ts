/** A letter, or a directional mark, which counts as one. */
const STRONG = /[\p{L}\u061c\u200e\u200f]/u;

/**
 * Letters of right-to-left scripts, from Hebrew to Arabic, historic ones and Adlam, and the
 * right-to-left mark.
 */
export const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1eeff}]/u;

/**
 * The direction of a text by its first letter, like `dir="auto"` (Unicode Bidirectional Algorithm,
 * P2 and P3). Browsers recompute that at every change, and skip the content of `<bdi>`.
 */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const first = STRONG.exec(text)?.[0];
  return first !== undefined && RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}
