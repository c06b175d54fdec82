import { expect, it } from 'vitest';
import { findRows } from '../../src/find/findRows.js';
import type { ListedTransaction } from '../../src/record/ListedTransaction.js';
import { sandboxTransactions } from '../../src/sandbox/index.js';
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
