import { describe, expect, it } from 'vitest';
import { en as builtIn } from '../../src/i18n/en.js';
import type { Messages } from '../../src/index.js';
import { pluralsOf, sets, type Text, textsOf } from './sets.js';

const en = sets.get('en') as Messages;
const translations = [...sets].filter(([tag]) => tag !== 'en');

/** The smallest count of a message, if it is not 1. */
const FIRST_COUNT: Record<string, number> = { merchantsPossible: 2, 'report.charactersLeft': 0 };
const HOURS = ['openUntil', 'opensAt', 'opensOn'];
const MAX_COUNT = 5_000;

/** Words that are legitimately the same as in English. */
const SAME_AS_ENGLISH: Record<string, readonly string[]> = {
  de: ['Online', 'Sport', 'Name', 'Logo', 'Region', 'Website', 'Cashback'],
  fr: ['via {name}', 'Services', 'Sport', 'Logo', 'Cashback'],
  es: ['Cashback'],
  it: ['Online', 'via {name}', 'Sport', 'Logo', 'Cashback'],
  pt: ['Online', 'via {name}', 'Cashback'],
  nl: ['Online', 'via {name}', 'Sport', 'Logo', 'Website'],
  pl: ['Online', 'Transport', 'Sport', 'Logo', 'Region', 'Cashback'],
  sv: ['Online', 'via {name}', 'Transport', 'Shopping', 'Sport', 'Region'],
  ja: [],
  ar: [],
  he: [],
};

/** Layout, not words. */
const isWords = ({ text }: Text) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

const placeholders = (text: string) => new Set(text.match(/\{\w*\}/g));

describe('the message sets', () => {
  it('exist for these languages, with English built in', () => {
    const tags = 'ar de en es fr he it ja nl pl pt sv'.split(' ');
    expect([...sets.keys()].sort()).toEqual(tags);
    expect(en).toBe(builtIn);
  });

  it('make a missing message a type error', () => {
    const { via: _, ...rest } = en;
    // @ts-expect-error: `via` is missing
    const set: Messages = rest;
    expect(set).not.toHaveProperty('via');
  });
});

describe.each(translations)('the words in %s', (tag, set) => {
  const texts = textsOf(set);
  const find = (wrong: (text: Text) => boolean) => texts.filter(wrong).map(({ path }) => path);

  it('have the same messages as English', () => {
    const messages = (own: Messages) => [...new Set(textsOf(own).map(({ message }) => message))];
    expect(messages(set).sort()).toEqual(messages(en).sort());
  });

  it('have the same placeholders, except in forms for a single number', () => {
    const rules = new Intl.PluralRules(tag);
    const wrong = texts.filter(({ path, message, text }) => {
      const wanted = new Set(
        textsOf(en)
          .filter((other) => other.message === message)
          .flatMap((other) => [...placeholders(other.text)]),
      );
      const own = placeholders(text);
      const numbers = path.startsWith(`${message}.`)
        ? range(0, MAX_COUNT).filter((count) => path === `${message}.${rules.select(count)}`)
        : [];
      if (numbers.length === 1) wanted.delete('{count}');
      return (
        [...wanted].some((name) => !own.has(name)) ||
        [...own].some((name) => !wanted.has(name) && name !== '{count}') ||
        (own.has('{count}') && !message.match(/merchants|Reviews|characters|visits|payments/)) ||
        /[{}]/.test(text.replace(/\{\w+\}/g, ''))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('have a plural form for every possible number', () => {
    const rules = new Intl.PluralRules(tag);
    const plurals = pluralsOf(set);
    expect(plurals.length).toBeGreaterThanOrEqual(5);
    for (const [path, message] of plurals) {
      const isHour = HOURS.includes(path);
      const counts = isHour ? range(0, 23) : range(FIRST_COUNT[path] ?? 1, MAX_COUNT);
      const needed = new Set(counts.map((count) => rules.select(count)));
      expect(Object.keys(message), path).toEqual(expect.arrayContaining([...needed]));
      const known: readonly string[] = rules.resolvedOptions().pluralCategories;
      const unknown = Object.keys(message).filter((form) => !known.includes(form));
      expect(unknown, path).toEqual([]);
    }
  });

  it('are translated', () => {
    const english = new Map(textsOf(en).map(({ path, text }) => [path, text]));
    const same = texts.filter((text) => isWords(text) && english.get(text.path) === text.text);
    const words = new Set(same.map(({ text }) => text));
    expect([...words].sort()).toEqual([...(SAME_AS_ENGLISH[tag] ?? [])].sort());
  });

  it('are neither empty nor padded with spaces', () => {
    expect(find(({ text }) => text === '' || text !== text.trim() || /\s\s/.test(text))).toEqual(
      [],
    );
  });

  it('use the ellipsis character and no straight quotes', () => {
    expect(find(({ text }) => /\.\.\.|['"`]/.test(text))).toEqual([]);
  });

  it('are in normal form C (NFC) without invisible characters', () => {
    const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
    expect(find(({ text }) => text !== text.normalize('NFC') || invisible.test(text))).toEqual([]);
  });

  it('end a sentence where English does', () => {
    const ends = (text: string) => /[.。]$/.test(text);
    const english = new Map(textsOf(en).map(({ path, text }) => [path, ends(text)]));
    expect(
      find(({ path, text }) => english.get(path) !== undefined && english.get(path) !== ends(text)),
    ).toEqual([]);
  });
});

describe('conventions of print', () => {
  const wrong = (tag: string, pattern: RegExp) =>
    textsOf(sets.get(tag) as Messages).filter(({ text }) => pattern.test(text));

  it('have a no-break space before high punctuation in French', () => {
    expect(wrong('fr', /(?:^|[^\u202f])[?!;]|[^\u00a0]:/)).toEqual([]);
    expect(wrong('fr', /\u202f[?!;]/)).not.toEqual([]);
    expect(wrong('fr', /\u00a0:/)).not.toEqual([]);
  });

  it('have opening question marks in Spanish', () => {
    expect(wrong('es', /^[^¿]*\?/)).toEqual([]);
    expect(wrong('es', /^¿.*\?$/)).toHaveLength(3);
  });

  it('have a space before the ellipsis in German, where it replaces words', () => {
    expect(wrong('de', /[^\u00a0]…/)).toEqual([]);
    expect(wrong('de', /…/)).toHaveLength(3);
  });

  it('use Arabic punctuation in Arabic and full-width punctuation in Japanese', () => {
    expect(wrong('ar', /[,;?]/)).toEqual([]);
    expect(wrong('ar', /؟/)).toHaveLength(3);
    expect(wrong('ja', /[,;:?!.()~]/)).toEqual([]);
    expect(wrong('ja', /[：（]/)).not.toEqual([]);
  });

  it('contain no literal figures except for the hours of a day and the week', () => {
    for (const [tag] of sets) {
      const figures = wrong(tag, /\d/).map(({ path }) => path);
      expect(
        figures.filter((path) => path !== 'open24Hours'),
        tag,
      ).toEqual([]);
    }
  });
});

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
