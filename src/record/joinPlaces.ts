const ARABIC = /\p{Script=Arabic}/u;
const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Joins parts of an address, with the comma of their own script rather than the reader's. */
export function joinPlaces(parts: readonly string[]): string {
  const all = (script: RegExp) => parts.every((part) => script.test(part));
  return parts.join(all(ARABIC) ? '، ' : all(HAN_OR_KANA) ? '、' : ', ');
}
