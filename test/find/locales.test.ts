import { describe, expect, it } from 'vitest';
import type { FindMessages } from '../../src/find/index.js';
import { findEn } from '../../src/find/locales/en.js';
import { pluralsOf, textsOf } from '../locales/sets.js';

const modules = import.meta.glob<Record<string, FindMessages>>('../../src/find/locales/*.ts', {
  eager: true,
});
const sets = Object.entries(modules).map(([path, exports]) => {
  const tag = path.replace(/^.*\/|\.ts$/g, '');
  return { tag, name: Object.keys(exports).join(), set: Object.values(exports)[0] as FindMessages };
});

const texts = (set: FindMessages) => textsOf(set as never);
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

it('find has words in every language of the lists', () => {
  const languages = Object.keys(import.meta.glob('../../src/locales/*.ts'));
  expect(sets.map(({ tag }) => tag).sort()).toEqual(
    languages.map((path) => path.replace(/^.*\/|\.ts$/g, '')).sort(),
  );
});

describe.each(sets)('the words of find in $tag', ({ tag, name, set }) => {
  it('are exported by the name of their language', () => {
    expect(name).toBe(`find${tag[0]?.toUpperCase()}${tag.slice(1)}`);
  });

  it('have the placeholders of the English ones, but for a number that is written out', () => {
    const english = new Map(texts(findEn).map(({ message, text }) => [message, text]));
    const wrong = texts(set).filter(({ message, path, text }) => {
      const wanted = placeholders(english.get(message) ?? '');
      const own = placeholders(text);
      const isOneNumber = /\.(zero|one|two)$/.test(path);
      return (
        String(own) !==
        String(
          isOneNumber ? wanted.filter((name) => name !== '{count}' || own.includes(name)) : wanted,
        )
      );
    });
    expect(wrong).toEqual([]);
  });

  it('have every plural form of their language', () => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    // `many` of Romance languages is for millions, where `other` will do.
    const wanted = forms.filter((form) => form !== 'many' || tag === 'ar');
    const missing = pluralsOf(set).flatMap(([path, message]) =>
      wanted.filter((form) => !(form in message)).map((form) => `${path}.${form}`),
    );
    expect(missing).toEqual([]);
  });
});
