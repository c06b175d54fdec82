import { expect, it } from 'vitest';
import { findRows } from '../../src/find/findRows.js';
import { en } from '../../src/i18n/en.js';
import type { Messages } from '../../src/i18n/Messages.js';
import type { ListedTransaction } from '../../src/record/ListedTransaction.js';
import { createSandbox, SANDBOX_API_KEY, sandboxTransactions } from '../../src/sandbox/index.js';
import type { MerchantRecord } from '../../src/service/types.js';
import { indexOf, payment } from './search.js';

/** Made-up names as rows show them, by the language of the reader. */
const NAMES: Record<string, readonly string[]> = {
  ar: ['مقهى الزهراء', 'مَكْتَبَة أحمد', 'صيدليّة الإيمان', 'مطعم آية'],
  de: ['Bäckerei Grünwäld', 'Straßencafé Groß', 'Öko-Märkte Süd'],
  en: ["Hob's & Sons", 'Café Zoë', 'Northside Coffee', '24-7 Garage'],
  es: ['Panadería Ñandú', 'Peluquería Óscar', 'El Pingüino'],
  fr: ['Crêperie de l’Œuvre', 'Boulangerie Noël', 'Çà et Là'],
  he: ['קפה שלום', 'מאפיית הארץ', 'בֵּית הַקָּפֶה'],
  it: ['Caffè Perché', 'Trattoria Lunedì', 'L’Età d’Oro'],
  ja: ['カフェ みどり', 'ガスト商店', 'らーめん横丁', 'スーパー・ハナ'],
  nl: ['Café ’t Hoekje', 'Zeeën van Tijd', 'Patatgeniër'],
  pl: ['Żabi Młyn', 'Kawiarnia Łąka', 'Źródło Śląskie'],
  pt: ['Pão de Açaí', 'Farmácia São João', 'Avó Conceição'],
  sv: ['Åhörnan', 'Kött & Öl', 'Träffen i Växjö'],
  // Languages of people, if not of our messages.
  tr: ['İnci Işık Kırtasiye', 'Çağdaş Gıda'],
  el: ['Καφέ Οδός', 'Φούρνος Ήλιος'],
};

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '');

/** How people type a name. */
const SPELLINGS: Record<string, (name: string, language: string) => string> = {
  'as shown': (name) => name,
  'in small letters': (name, language) => name.toLocaleLowerCase(language),
  'in capitals': (name, language) => name.toLocaleUpperCase(language),
  'in small letters of another language': (name) => name.toLowerCase(),
  'in capitals without marks': (name, language) => withoutMarks(name.toLocaleUpperCase(language)),
  decomposed: (name) => name.normalize('NFD'),
  'in full width': (name) =>
    name.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'with other words first': (name) => name.split(' ').reverse().join('  '),
  'in part': (name) => [...name.normalize('NFC')].slice(0, 3).join(''),
  'in hiragana': (name) =>
    name.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60)),
  'with straight apostrophes': (name) => name.replaceAll('’', "'"),
};

const names = Object.entries(NAMES).flatMap(([language, list]) =>
  list.map((name) => ({ language, name })),
);

it.each(Object.entries(SPELLINGS))('finds every name %s', (_, spell) => {
  const rows = names.map((_name, index) =>
    payment({ id: `${index}`, merchant_name: `PYZ*${index}X`, city: 'Leeds' }),
  );
  const records = Object.fromEntries(names.map(({ name }, index) => [`${index}`, { name }]));
  const index = indexOf(rows, records);
  const missed = names.filter(({ name, language }, place) => {
    const { places } = findRows(index, { text: spell(name, language) }, undefined);
    return !places?.includes(place);
  });
  expect(missed).toEqual([]);
});

it('finds every statement text and every amount of a statement', () => {
  const rows: readonly ListedTransaction[] = sandboxTransactions(400);
  const index = indexOf(rows);
  const missed = rows.filter(({ merchant_name = '', amount }, place) => {
    const found = (text: string) => findRows(index, { text }, undefined).places?.includes(place);
    const typed = String(amount).replace('-', '').replace('.', ',');
    return !found(`${merchant_name.toLowerCase()} ${typed}`) || !found(`£${typed}`);
  });
  expect(missed).toEqual([]);
});

const sets = import.meta.glob<Record<string, Messages>>('../../src/locales/*.ts', { eager: true });
const languages = Object.entries(sets).map(([path, exports]) => ({
  language: path.replace(/^.*\/|\.ts$/g, ''),
  messages: Object.values(exports)[0] as Messages,
}));

it('finds the categories in twelve languages', () => {
  expect(languages).toHaveLength(12);
});

it.each(languages)('finds every category by its word in $language', ({ language, messages }) => {
  // Bank texts that say nothing, and differ, because equal ones share a record.
  const rows = Object.keys(messages.categories).map((id, place) =>
    payment({ id, merchant_name: `PYZ ${String.fromCharCode(0x4e00 + place)}` }),
  );
  const records = Object.fromEntries(
    Object.entries(en.categories).map(([key, category]) => [key, { name: 'Oz', category }]),
  );
  const index = indexOf(rows, records, { locale: language, messages });
  const labels = rows.map((row) => index.describe(row, undefined)?.categoryLabel ?? '');
  expect(new Set(labels).size).toBeGreaterThan(20);
  const spellings = ['as shown', 'in small letters', 'in capitals without marks', 'decomposed'];
  const missed = spellings.flatMap((name) =>
    labels.filter((label, place) => {
      const text = SPELLINGS[name]?.(label, language) ?? '';
      return !findRows(index, { text }, undefined).places?.includes(place);
    }),
  );
  expect(missed).toEqual([]);
});

it('finds every row of a statement by the name that it shows, once it is named', async () => {
  const rows: readonly ListedTransaction[] = sandboxTransactions(400, { now: NOW });
  const records = await recordsOf(rows);
  const [before, after] = [indexOf(rows), indexOf(rows, records)];
  const named = rows.filter(({ id }) => records[id]);
  expect(named.length).toBeGreaterThan(300);
  const places = (index: typeof after, text: string) =>
    findRows(index, { text }, undefined).places ?? [];
  const missed = named.filter((row) => {
    const name = after.describe(row, undefined)?.name ?? '';
    const typed = withoutMarks(name).toLowerCase();
    return [name, typed].some((text) => !places(after, text).includes(rows.indexOf(row)));
  });
  expect(missed).toEqual([]);
  const found = (index: typeof after) =>
    named.filter((row) => {
      const name = after.describe(row, undefined)?.name ?? '';
      return places(index, name).includes(rows.indexOf(row));
    }).length;
  // Banks seldom print a name as people know it.
  expect(found(before)).toBeLessThan(found(after));
});

const NOW = Date.parse('2026-11-27T12:00:00Z');

/** What the sandbox has for rows, by their ids. */
async function recordsOf(
  rows: readonly ListedTransaction[],
): Promise<Record<string, MerchantRecord>> {
  const sandbox = createSandbox({ now: () => NOW });
  const records: Record<string, MerchantRecord> = {};
  for (let at = 0; at < rows.length; at += 25) {
    const transactions = rows
      .slice(at, at + 25)
      .map(({ id, merchant_name, country }) => ({ id, merchant_name, country }));
    const response = await sandbox(
      new Request('https://sandbox.example/api/v3/merchant/list', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Api-Key': SANDBOX_API_KEY },
        body: JSON.stringify({ type: 'restrictive', transactions }),
      }),
    );
    const body: Record<string, readonly MerchantRecord[]> = await response.json();
    for (const [id, [record]] of Object.entries(body)) if (record) records[id] = record;
  }
  return records;
}
