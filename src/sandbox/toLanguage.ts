/** The languages in which the sandbox writes. */
export type SandboxLanguage = 'en' | 'de' | 'fr';

/**
 * The language of a response. Reads the first subtag of a BCP 47 tag, in any case and with `-` or
 * `_`, because the service does not specify the format. Anything unknown is English.
 */
export function toLanguage(tag: string | undefined): SandboxLanguage {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return primary === 'de' || primary === 'fr' ? primary : 'en';
}
