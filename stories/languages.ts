import type { Messages } from '../src/index.js';
import { ar } from '../src/locales/ar.js';
import { de } from '../src/locales/de.js';
import { en } from '../src/locales/en.js';
import { es } from '../src/locales/es.js';
import { fr } from '../src/locales/fr.js';
import { he } from '../src/locales/he.js';
import { it } from '../src/locales/it.js';
import { ja } from '../src/locales/ja.js';
import { nl } from '../src/locales/nl.js';
import { pl } from '../src/locales/pl.js';
import { pt } from '../src/locales/pt.js';
import { sv } from '../src/locales/sv.js';

export interface Language {
  /** BCP 47. */
  tag: string;
  /** In the language itself. */
  title: string;
  messages: Messages;
  direction: 'ltr' | 'rtl';
}

const ltr = (tag: string, title: string, messages: Messages): Language => ({
  tag,
  title,
  messages,
  direction: 'ltr',
});
const rtl = (tag: string, title: string, messages: Messages): Language => ({
  ...ltr(tag, title, messages),
  direction: 'rtl',
});

/** Every message set of the package. English stands for its two countries, which write dates and times differently. */
export const languages: readonly Language[] = [
  ltr('en-GB', 'English (UK)', en),
  ltr('en-US', 'English (US)', en),
  ltr('de', 'Deutsch', de),
  ltr('fr', 'Français', fr),
  ltr('es', 'Español', es),
  ltr('it', 'Italiano', it),
  ltr('pt', 'Português', pt),
  ltr('nl', 'Nederlands', nl),
  ltr('pl', 'Polski', pl),
  ltr('sv', 'Svenska', sv),
  ltr('ja', '日本語', ja),
  rtl('ar', 'العربية', ar),
  rtl('he', 'עברית', he),
];
