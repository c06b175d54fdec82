/** The languages the sandbox writes. */
export type SandboxLanguage = 'en' | 'de' | 'fr';
