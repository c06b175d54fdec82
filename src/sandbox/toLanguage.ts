import type { SandboxLanguage } from './SandboxLanguage.js';

/**
 * The language of an answer. Takes a BCP 47 tag by its first subtag, in any case and with `-` or `_`, because the
 * interface does not say the format; anything else is English.
 */
export function toLanguage(tag: string | undefined): SandboxLanguage {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return primary === 'de' || primary === 'fr' ? primary : 'en';
}
