/** The languages in which the sandbox writes. */
export type SandboxLanguage = 'en' | 'de' | 'fr';
