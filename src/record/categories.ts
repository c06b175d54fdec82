import type { Hue } from './monogram.js';

/** What a payment was for, in no language: of icons, colours and a host app's charts. */
export type CategoryKey =
  | 'groceries'
  | 'eating-out'
  | 'coffee'
  | 'transport'
  | 'travel'
  | 'fuel'
  | 'shopping'
  | 'fashion'
  | 'electronics'
  | 'home'
  | 'health'
  | 'beauty'
  | 'entertainment'
  | 'sport'
  | 'utilities'
  | 'telecom'
  | 'education'
  | 'services'
  | 'finance'
  | 'transfer'
  | 'fees'
  | 'income'
  | 'cash'
  | 'government'
  | 'charity'
  | 'other'
  | 'unidentified';

/** The library draws an icon for every category, and for a card payment of an unknown one. */
export type IconName = CategoryKey | 'card';

/**
 * - `codes`: merchant category codes (ISO 18245), single ones, and ranges by the
 *   first code and the digits that differ in the last.
 * - `words`: beginnings of words that the service's labels have in English, German and French, and
 *   so many in related languages; without marks, in lower case.
 */
type Category = readonly [hue: Hue, codes?: string, words?: string];

/** Earlier categories win: "Restaurants et cafés" is eating out, "Coffee" alone is coffee. */
export const categories: Readonly<Record<CategoryKey, Category>> = {
  groceries: ['green', '5411-99 5921', 'grocer|superm|lebensm|aliment|courses'],
  'eating-out': ['orange', '5811-4', 'eating|dining|restaur|ristor|gastro'],
  coffee: ['amber', '', 'coff|caf|kaff|koff'],
  transport: [
    'blue',
    '3351-500 4011-131 4784-9 5511-33 5551-99 7512-49',
    'transp|taxi|nahver|mobilit',
  ],
  travel: [
    'cyan',
    '3000-350 3501-999 4411-511 4582 4722-3 7011-33',
    'travel|hotel|rei[sz]|voya|via[gj]',
  ],
  fuel: ['cyan', '5172 5541-2 5983', 'fuel|tank|carbur|combust'],
  fashion: ['magenta', '5131-9 5611-99', 'fashion|moda|mode\\b'],
  electronics: ['violet', '5732-4', 'ele[ck]?t+ro'],
  home: ['orange', '5200-61 5712-22', 'home|haus|wohn|maison'],
  health: ['teal', '5122 5912 8011-99', 'health|pharm|gesun|sante|salu[dt]'],
  beauty: ['rose', '5977 7230 7297-8', 'beau|bel+ez|schon|korper'],
  entertainment: [
    'violet',
    '4899 5735 5815-8 7829-929 7991-6 7998-9 9406',
    'entert|unterh|diver|loisir',
  ],
  sport: ['lime', '5940-1 7932-41 7997', 'e?sport|deport'],
  utilities: ['amber', '4900', 'utilit|energ|eau|electri'],
  telecom: ['blue', '4812-6', 'phone|tele[cf]|internet'],
  education: ['indigo', '8211-99 8351', 'edu[ck]|bildung'],
  transfer: ['indigo', '4829 6536-8', 'transf|uberw|virem'],
  fees: ['coral', '', 'fees|gebuhr|frais|com+is'],
  income: ['green', '', 'income|salar|einkom|reven'],
  cash: ['lime', '6010-1', 'cash|bargel|espece|[ck]ontant'],
  government: ['blue', '9211-405 9411-950', 'governm|behord|admin'],
  charity: ['rose', '8398 8641-61', 'charit|spende|dons|dona'],
  finance: ['indigo', '4821-8 6012-535 6539-40', 'finan|bank'],
  shopping: [
    'magenta',
    '5021-85 5094-111 5169 5192-9 5262-311 5331 5399 5931-7 5942-76 5978-82 5992-9',
    'shopping|einkau|achat|compra',
  ],
  services: [
    'teal',
    '0742-1799 2741-842 4214-25 7210-21 7251-73 7276-96 7299-399 7622-99 8111 8675-999',
    'servi[cz]|dienst',
  ],
  other: ['neutral'],
  unidentified: ['neutral'],
};
