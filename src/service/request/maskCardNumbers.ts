import { maskSpans, type Span } from './maskSpans.js';

/** Digit groups, each one separator away from the next. */
const CHAIN = /\d+(?:[\s-]\d+)*/g;

/** Thirteen digits, at most one separator between two: in most texts there is no such thing, and nothing more to look for. */
const POSSIBLE = /(?:\d[\s-]?){12}\d/;

/** The longest layout, 4-4-4-4-3. */
const MAX_GROUPS = 5;

/**
 * How cards are printed: in one piece, in fours with a shorter rest, 4-6-4 and 4-6-5. Free grouping would also take a
 * date beside a reference number for a card, one time in ten.
 */
const LAYOUT =
  /^(?:\d{13,19}|\d{4}(?:.\d{4}){2}.\d{1,4}|\d{4}(?:.\d{4}){3}.\d{1,3}|\d{4}.\d{6}.\d{4,5})$/s;

/** Masks digit groups that form a card number: 13 to 19 digits, the last one a check digit (ISO/IEC 7812-1). */
export function maskCardNumbers(text: string): string {
  if (!POSSIBLE.test(text)) return text;
  const spans: Span[] = [];
  for (const chain of text.matchAll(CHAIN)) {
    const groups = [...chain[0].matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
      start: chain.index + index,
      end: chain.index + index + digits.length,
    }));
    for (const [first, { start }] of groups.entries()) {
      for (const { end } of groups.slice(first, first + MAX_GROUPS)) {
        const candidate = text.slice(start, end);
        if (LAYOUT.test(candidate) && passesLuhn(candidate)) spans.push([start, end]);
      }
    }
  }
  return maskSpans(text, spans);
}

function passesLuhn(candidate: string): boolean {
  const digits = Array.from(candidate.replace(/\D/g, ''), Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : digit * 2;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
