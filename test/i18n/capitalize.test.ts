import { expect, it } from 'vitest';
import { capitalize } from '../../src/i18n/capitalize.js';

it.each([
  ['mercredi 18 novembre', 'fr', 'Mercredi 18 novembre'],
  ['étage', 'fr', 'Étage'],
  ['ieri', 'tr', 'İeri'],
  ['الجمعة', 'ar', 'الجمعة'],
  ['金曜日', 'ja', '金曜日'],
  ['პარასკევი', 'ka', 'პარასკევი'],
  ['ßtag', 'de', 'ßtag'],
  ['18 november', 'sv', '18 november'],
  ['', 'en', ''],
])('begins "%s" in %s as "%s"', (text, locale, expected) => {
  expect(capitalize(text, locale)).toBe(expected);
});

it('takes a locale that is none for English', () => {
  expect(capitalize('ieri', 'no such locale')).toBe('Ieri');
});
