import { expect, it } from 'vitest';
import { displayName } from '../../src/i18n/displayName.js';

it('names languages and countries in the language of the reader', () => {
  expect(displayName('language', 'de', 'en')).toBe('German');
  expect(displayName('region', 'GB', 'de')).toBe('Vereinigtes Königreich');
});

it('speaks English for a locale that is none, and leaves a code that is none alone', () => {
  expect(displayName('region', 'FR', 'not a locale')).toBe('France');
  expect(displayName('region', 'United Kingdom', 'en')).toBe('United Kingdom');
  expect(displayName('language', '!', 'en')).toBe('!');
});
