import { describe, expect, it } from 'vitest';
import { sandboxTransactions } from '../../../src/sandbox/index.js';
import { maskNumbers } from '../../../src/service/request/maskNumbers.js';
import {
  commonForms,
  harmlessTexts,
  ibanForms,
  publishedCards,
  rareForms,
  registryIbans,
  unregisteredIbans,
} from './cardCorpus.js';

/** Forms in which some number was not masked, each with these numbers. */
function unmasked(
  numbers: readonly string[],
  forms: Readonly<Record<string, (number: string) => string>>,
): string[] {
  return Object.entries(forms).flatMap(([form, print]) =>
    numbers
      .filter((number) => showsNumber(maskNumbers(print(number)), print(number), number))
      .map((number) => `${form}: ${number}`),
  );
}

/** Whether any digit of the printed number is left: it stands first among the form's own digits. */
function showsNumber(masked: string, printed: string, number: string): boolean {
  const own = digitsBefore(printed, number);
  const before = Array.from(printed.matchAll(/[\p{L}\p{Nd}]/gu));
  const after = Array.from(masked.matchAll(/[\p{L}\p{Nd}*]/gu));
  if (before.length !== after.length) return true;
  return after.slice(own, own + number.length).some(({ 0: character }) => character !== '*');
}

/** Letters and digits of a form before its number. */
function digitsBefore(printed: string, number: string): number {
  const plain = Array.from(printed.matchAll(/[\p{L}\p{Nd}]/gu), ({ 0: character }) =>
    /\p{Nd}/u.test(character) ? String(digitValue(character)) : plainLetter(character),
  ).join('');
  return plain.toUpperCase().indexOf(number);
}

const plainLetter = (letter: string) => letter.normalize('NFKC');

/** The scripts of the corpus only. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  const zero = [0x1d7f6, 0x1d7ce, 0xff10, 0x0966, 0x06f0, 0x0660, 0x30].find((at) => at <= code);
  return code - (zero ?? code);
}

const changedTexts = [...harmlessTexts].map(
  ([family, texts]) => [family, texts.filter((text) => maskNumbers(text) !== text).length] as const,
);
const changed = changedTexts.reduce((sum, [, count]) => sum + count, 0);
const total = [...harmlessTexts.values()].flat().length;
const byFamily = changedTexts.map(([family, count]) => `${family}: ${count}`).join('\n');

const forms = Object.keys(commonForms).length;
const missed = unmasked(publishedCards, commonForms);
const printed = publishedCards.length * forms;

describe('the corpus of numbers', () => {
  it(`masks ${printed - missed.length} of ${printed}: published cards in common forms`, () => {
    expect([publishedCards.length, forms]).toEqual([52, 27]);
    expect(missed).toEqual([]);
  });

  it(`changes ${changed} of ${total} harmless descriptors`, () => {
    expect([harmlessTexts.size, total]).toEqual([20, 10_400]);
    expect(changed, byFamily).toBeLessThanOrEqual(total / 100);
  });

  it('masks published cards in rarer forms', () => {
    expect(unmasked(publishedCards, rareForms)).toEqual([]);
  });

  it('changes no row of the sandbox', () => {
    const rows = sandboxTransactions(10_000, { now: Date.UTC(2026, 4, 1) });
    const texts = rows.flatMap((row) => Object.values(row)).filter(isText);
    expect(texts.length).toBeGreaterThan(50_000);
    expect(texts.filter((text) => maskNumbers(text) !== text)).toEqual([]);
  });

  it('masks the accounts of 50 countries in every form without an expiry date', () => {
    expect(new Set(registryIbans.map((iban) => iban.slice(0, 2))).size).toBe(50);
    expect(unmasked(registryIbans, ibanForms)).toEqual([]);
  });

  it.each([' ', '\n', '\u00a0'])('masks accounts that %j breaks once, at any place', (gap) => {
    const broken = [...registryIbans, ...unregisteredIbans].flatMap((iban) =>
      Array.from(iban.slice(1), (_, place) => {
        const [start, end] = [iban.slice(0, place + 1), iban.slice(place + 1)];
        return `TRF ${start}${gap}${end} REF 20`;
      }),
    );
    const shown = broken.filter((text) => !/^TRF \*+\s\*+ REF 20$/.test(maskNumbers(text)));
    expect(broken.length).toBeGreaterThan(1_000);
    expect(shown).toEqual([]);
  });

  it('masks the accounts of 24 countries in forms that are not in the registry', () => {
    expect(new Set(unregisteredIbans.map((iban) => iban.slice(0, 2))).size).toBe(24);
    expect(unmasked(unregisteredIbans, ibanForms)).toEqual([]);
  });
});

const isText = (value: unknown): value is string => typeof value === 'string';
