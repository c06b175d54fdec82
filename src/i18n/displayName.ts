/**
 * The name of a language (BCP 47) or country (ISO 3166, two letters) in the reader's language; the
 * code itself if `Intl` does not know it.
 */
export function displayName(type: 'language' | 'region', code: string, locale: string): string {
  for (const tag of [locale, 'en']) {
    try {
      return new Intl.DisplayNames(tag, { type, fallback: 'code' }).of(code) ?? code;
    } catch {
      // Unknown locale, or not a code: "United Kingdom" already is a name.
    }
  }
  return code;
}
