import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en.js';
import { ar } from '../../src/locales/ar.js';
import { de } from '../../src/locales/de.js';
import { es } from '../../src/locales/es.js';
import { fr } from '../../src/locales/fr.js';
import { he } from '../../src/locales/he.js';
import { it as italian } from '../../src/locales/it.js';
import { ja } from '../../src/locales/ja.js';
import { nl } from '../../src/locales/nl.js';
import { pl } from '../../src/locales/pl.js';
import { pt } from '../../src/locales/pt.js';
import { sv } from '../../src/locales/sv.js';
import { type CategoryKey, categories } from '../../src/record/categories.js';
import { categoryHue, categoryKey } from '../../src/record/categoryKey.js';
import { categoryPath, categories as serviceCategories } from '../../src/sandbox/categories.js';
import type { MerchantRecord } from '../../src/service/types.js';
import { merchantCodes } from './merchantCodes.js';

const SERVICE = { en: en, de, fr };
const ALL = { ...SERVICE, ar, es, he, it: italian, ja, nl, pl, pt, sv };

const namesOf = (messages: { categories: Record<CategoryKey, string> }) =>
  Object.entries(messages.categories).filter(
    ([key]) => key !== 'other' && key !== 'unidentified',
  ) as [CategoryKey, string][];

const keyOfCode = (mcc: string | undefined) => {
  const key = categoryKey(undefined, { mcc });
  return key === 'unidentified' ? undefined : key;
};

describe('categoryKey', () => {
  it.each(serviceCategories)(
    'knows the labels of the service for $id in its languages',
    (known) => {
      const { id, label } = known;
      for (const language of ['en', 'de', 'fr'] as const) {
        const category = label[language];
        expect(categoryKey({ category }, undefined), category).toBe(id);
        const categories = categoryPath(known, language);
        expect(categoryKey({ categories }, undefined), categories.join(' > ')).toBe(id);
        expect(categoryKey({ category, categories }, undefined)).toBe(id);
      }
    },
  );

  it.each(Object.entries(SERVICE))(
    'knows the words of the messages in %s',
    (_language, messages) => {
      const read = namesOf(messages).map(([key, category]) => [
        category,
        key,
        categoryKey({ category }, undefined),
      ]);
      expect(read.filter(([, key, found]) => key !== found)).toEqual([]);
    },
  );

  it.each(Object.entries(ALL))(
    'knows a label that is exactly that of messages in %s',
    (...[, messages]) => {
      for (const [key, category] of namesOf(messages)) {
        expect(categoryKey({ category: ` ${category} ` }, undefined, messages)).toBe(key);
      }
    },
  );

  it.each(Object.entries(ALL))(
    'takes no label in %s for another category',
    (_language, messages) => {
      const wrong = namesOf(messages)
        .map(([key, category]) => [category, key, categoryKey({ category }, undefined)])
        .filter(([, key, found]) => found !== key && found !== 'other');
      expect(wrong).toEqual([]);
    },
  );

  it('reads a record that nobody has checked', () => {
    const record = { category: 5, categories: ['Fuel', null, 7] } as unknown as MerchantRecord;
    expect(categoryKey(record, undefined)).toBe('fuel');
  });

  it('takes the labels of a host app, which come before all words', () => {
    const messages = { categories: { ...en.categories, services: 'Home helpers' } };
    const record = { category: 'home HELPERS' };
    expect(categoryKey(record, undefined, messages)).toBe('services');
    expect(categoryKey(record, undefined)).toBe('other');
  });

  it.each([
    ['EATING_OUT', 'eating-out'],
    ['  groceries ', 'groceries'],
    ['Restaurants et cafés', 'eating-out'],
    ['Coffee shops', 'coffee'],
    ['Café', 'coffee'],
    ['Cafe\u0301s', 'coffee'],
    ['Financial services', 'finance'],
    ['Public transport', 'transport'],
    ['Salary', 'income'],
    ['Supermarkt', 'groceries'],
    ['Electricity', 'utilities'],
  ])('reads %j as %s', (category, key) => {
    expect(categoryKey({ category }, undefined)).toBe(key);
  });

  it('takes no official description of a code for another category', () => {
    const read = merchantCodes.map(([mcc, category]) => [
      mcc,
      category,
      categoryKey(undefined, { mcc }),
      categoryKey({ category }, undefined),
    ]);
    expect(read.filter(([, , key, found]) => found !== key && found !== 'other')).toEqual([]);
    // And still knows those that say nothing else.
    expect(merchantCodes.length).toBeGreaterThan(300);
    expect(read.filter(([, , key, found]) => found === key).length).toBeGreaterThan(60);
  });

  it.each([
    'Golf courses',
    'Language courses',
    'Corso di lingua',
    'Pension alimentaire',
    'Alimony',
    'Alimenti',
    'Unterhalt',
    'Haustiere',
    'Haustierbedarf',
    'Hausarzt und Haustierarzt',
    'Funeral home',
    'Nursing home',
    'Home insurance',
    'Mobile homes',
    'Maison de retraite',
    'Maison de la presse',
    'Maison de thé',
    'Casa di riposo',
    'Casa de cambio',
    'Dom opieki',
    'Hair transplantation clinic',
    'Taxidermist',
    'Blood transfusion center',
    'Blood bank',
    'Food bank',
    'Banco de alimentos',
    'Einkommensteuer',
    'Income tax',
    'Revenue service',
    'Cash & carry',
    'Cash for gold',
    'Produits frais',
    'Poisson frais',
    'Frais médicaux',
    'Frais de scolarité',
    'Hôtel de ville',
    'Hôtel des impôts',
    'Medical fees',
    'Mode of transport',
    'Energy drinks',
    'Eau de toilette',
    'Sports bar',
    'Sports betting',
    'Beer garden',
    "Jardin d'enfants",
    'Kindergarten',
    'Internet café',
    'Travel insurance',
    'Airport transfer',
    'Health insurance',
    'Animal hospital',
    'Gesundheitsamt',
    'Krankenkasse',
    'Reisekosten',
    'Bankett',
    'Cafeteria equipment',
    'Sportwagen',
    'Donations of blood',
    'Wohngeld',
    'Eaux-de-vie',
    'Tiergesundheit',
    'Dienstwagen',
    'Kosmetikstudio und Tattoo',
    'Comisaría',
    'Salón de eventos',
    'Transporte de dinero',
    'Thuiszorg',
    'Hemtjänst',
    'מעון',
    'غير معروف',
    '食',
  ])('knows nothing of %j, though a part of it means something else', (category) => {
    for (const messages of [undefined, ...Object.values(ALL)]) {
      expect(categoryKey({ category }, undefined, messages)).toBe('other');
    }
  });

  it.each([
    ['Café et thé', 'coffee'],
    ['Service stations', 'fuel'],
    ['Gas station', 'fuel'],
    ['Medical services', 'health'],
    ['Grocery stores, supermarkets', 'groceries'],
    ['Hotels & motels', 'travel'],
    ['Bank transfers', 'transfer'],
    ['Frais bancaires', 'fees'],
    ['Transports en commun', 'transport'],
    ['Bars et restaurants', 'eating-out'],
    ['Ropa y zapatos', 'other'],
    ['Restaurantes', 'eating-out'],
    ['Reizen', 'travel'],
    ['OPŁATY', 'fees'],
  ])('reads every word of %j: %s', (category, key) => {
    expect(categoryKey({ category }, undefined)).toBe(key);
  });

  it('compares labels with those of the messages in the case of any language', () => {
    const categories = { ...en.categories, shopping: 'Alışveriş', transfer: 'Großüberweisung' };
    const messages = { categories };
    expect(categoryKey({ category: 'ALIŞVERİŞ' }, undefined, messages)).toBe('shopping');
    expect(categoryKey({ category: 'alışveriş' }, undefined, messages)).toBe('shopping');
    expect(categoryKey({ category: 'GROSSÜBERWEISUNG' }, undefined, messages)).toBe('transfer');
  });

  it('takes a label without a letter for no word of the messages', () => {
    const messages = { categories: { ...en.categories, fuel: '–' } };
    expect(categoryKey({ category: '&&&' }, undefined, messages)).toBe('other');
  });

  it('reads the category first, then the categories from the last to the first', () => {
    const categories = ['Shopping', 'Fashion'];
    expect(categoryKey({ category: 'Groceries', categories }, undefined)).toBe('groceries');
    expect(categoryKey({ category: 'Pies', categories }, undefined)).toBe('fashion');
    expect(categoryKey({ category: '', categories }, undefined)).toBe('fashion');
  });

  it('knows coffee as a part of eating out', () => {
    const categories = ['Food and drink', 'Eating out', 'Coffee shops'];
    expect(categoryKey({ category: 'Eating out', categories }, undefined)).toBe('coffee');
    expect(categoryKey({ category: 'Groceries', categories }, undefined)).toBe('groceries');
  });

  it('asks the record, then who was paid, then the code', () => {
    const counterparty = { name: 'Maya' };
    expect(categoryKey({ category: 'Fuel' }, { mcc: '5411', counterparty })).toBe('fuel');
    expect(categoryKey({ category: 'Pies' }, { mcc: '5411', counterparty })).toBe('transfer');
    expect(categoryKey({ category: 'Pies' }, { mcc: '5411' })).toBe('groceries');
  });

  it('says that a label is not known, or that there is nothing to know', () => {
    expect(categoryKey({ category: 'Pies' }, { mcc: '0000' })).toBe('other');
    expect(categoryKey({ category: 'constructor' }, undefined)).toBe('other');
    expect(categoryKey({ category: ' ' }, {})).toBe('unidentified');
    expect(categoryKey(undefined, undefined)).toBe('unidentified');
  });

  it.each([
    ['0742', 'services'],
    ['3351', 'transport'],
    ['3501', 'travel'],
    ['4829', 'transfer'],
    ['5411', 'groceries'],
    ['5814', 'eating-out'],
    ['8011', 'health'],
    ['9311', 'government'],
  ])('reads the code %s as %s', (mcc, key) => {
    expect(keyOfCode(mcc)).toBe(key);
  });

  it.each([
    undefined,
    '',
    '0000',
    '0741',
    '9999',
    '541',
    '54110',
    '5411x',
    ' 5411',
    '٥٤١١',
    '-541',
  ])('reads nothing from the code %j', (mcc) => {
    expect(keyOfCode(mcc)).toBeUndefined();
  });

  it('knows as many codes for each category as the table says, and each code once', () => {
    const counts: Record<string, number> = {};
    for (let code = 0; code < 10_000; code += 1) {
      const key = keyOfCode(`${code}`.padStart(4, '0'));
      if (key) counts[key] = (counts[key] ?? 0) + 1;
    }
    expect(counts).toEqual({
      services: 1733,
      travel: 977,
      transport: 387,
      telecom: 5,
      finance: 534,
      transfer: 4,
      entertainment: 116,
      utilities: 1,
      shopping: 199,
      health: 91,
      fashion: 98,
      fuel: 4,
      home: 73,
      groceries: 90,
      electronics: 3,
      'eating-out': 4,
      sport: 13,
      beauty: 4,
      cash: 2,
      education: 90,
      charity: 22,
      government: 735,
    });
    const written = Object.values(categories).flatMap(([, codes = '']) =>
      codes.split(' ').filter(Boolean),
    );
    const sizes = written.map((range) => {
      const [first = '', end = ''] = range.split('-');
      const last = first.slice(0, first.length - end.length) + end;
      return Number(last) - Number(first) + 1;
    });
    const sum = (numbers: readonly number[]) => numbers.reduce((total, size) => total + size, 0);
    expect(sum(sizes)).toBe(sum(Object.values(counts)));
  });
});

describe('categoryHue', () => {
  it('names a hue for every category, and the neutral one for any other word', () => {
    expect(categoryHue('groceries')).toBe('green');
    expect(categoryHue('unidentified')).toBe('neutral');
    expect(categoryHue('pies' as CategoryKey)).toBe('neutral');
  });
});
