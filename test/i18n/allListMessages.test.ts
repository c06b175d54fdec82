import { expect, it } from 'vitest';
import { allListMessages } from '../../src/i18n/allListMessages.js';
import { en } from '../../src/i18n/en.js';
import { enList } from '../../src/i18n/enList.js';
import { de } from '../../src/locales/de.js';

it('adds the words that the first load of a list does not have', () => {
  const all = allListMessages(enList);
  expect(enList).not.toHaveProperty('openUntil');
  expect(all).toMatchObject({ ...enList, openUntil: 'Open until {time}' });
  expect(en).toMatchObject(all);
});

it('keeps the words of the host app as they are', () => {
  expect(allListMessages(de)).toBe(de);
});
