/** A letter, or a mark of direction, which counts as one. */
const STRONG = /[\p{L}\u061c\u200e\u200f]/u;

/** Letters of right-to-left scripts, from Hebrew to Arabic, of old ones and Adlam, and their mark. */
export const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1eeff}]/u;

/**
 * The direction of a text by its first letter, as `dir="auto"` finds it (Unicode Bidirectional
 * Algorithm, P2 and P3). Browsers look again at every change, and skip what is in a `<bdi>`.
 */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const first = STRONG.exec(text)?.[0];
  return first !== undefined && RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}
