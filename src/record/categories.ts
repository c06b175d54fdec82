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

/** The library draws an icon for every category. */
export type IconName = CategoryKey;

/**
 * - `codes`: merchant category codes (ISO 18245), single ones and ranges with both ends.
 * - `words`: beginnings of words that the service's labels have in English, German and French, and
 *   so many in related languages; without marks, in lower case.
 */
type Category = readonly [hue: Hue, codes?: string, words?: string];

/** Earlier categories win: "Restaurants et cafés" is eating out, "Coffee" alone is coffee. */
export const categories: Readonly<Record<CategoryKey, Category>> = {
  groceries: ['green', '5411-5499 5921', 'grocer|superm|lebensm|aliment|courses'],
  'eating-out': ['orange', '5811-5814', 'eating|dining|restaur|ristor|gastro'],
  coffee: ['amber', '', 'coff|caf|kaff|koff'],
  transport: [
    'blue',
    '3351-3500 4011-4131 4784-4789 5511-5533 5551-5599 7512-7549',
    'transp|taxi|nahver|mobilit',
  ],
  travel: [
    'cyan',
    '3000-3350 3501-3999 4411-4511 4582 4722-4723 7011-7033',
    'travel|hotel|rei[sz]|voya|via[gj]',
  ],
  fuel: ['cyan', '5172 5541-5542 5983', 'fuel|tank|carbur|combust'],
  fashion: ['magenta', '5131-5139 5611-5699', 'fashion|moda|mode\\b'],
  electronics: ['violet', '5732-5734', 'ele[ck]?t+ro'],
  home: ['orange', '5200-5261 5712-5722', 'home|haus|wohn|maison'],
  health: ['teal', '5122 5912 8011-8099', 'health|pharm|gesun|sante|salu[dt]'],
  beauty: ['rose', '5977 7230 7297-7298', 'beau|bel+ez|schon|korper'],
  entertainment: [
    'violet',
    '4899 5735 5815-5818 7829-7929 7991-7996 7998-7999 9406',
    'entert|unterh|diver|loisir',
  ],
  sport: ['lime', '5940-5941 7932-7941 7997', 'e?sport|deport'],
  utilities: ['amber', '4900', 'utilit|energ|eau|electri'],
  telecom: ['blue', '4812-4816', 'phone|tele[cf]|internet'],
  education: ['indigo', '8211-8299 8351', 'edu[ck]|bildung'],
  transfer: ['indigo', '4829 6536-6538', 'transf|uberw|virem'],
  fees: ['coral', '', 'fees|gebuhr|frais|com+is'],
  income: ['green', '', 'income|salar|einkom|reven'],
  cash: ['lime', '6010-6011', 'cash|bargel|espece|[ck]ontant'],
  government: ['blue', '9211-9405 9411-9950', 'governm|behord|admin'],
  charity: ['rose', '8398 8641-8661', 'charit|spende|dons|dona'],
  finance: ['indigo', '4821-4828 6012-6535 6539-6540', 'finan|bank'],
  shopping: [
    'magenta',
    '5021-5085 5094-5111 5169 5192-5199 5262-5311 5331 5399 5931-5937 5942-5976 5978-5982 5992-5999',
    'shopping|einkau|achat|compra',
  ],
  services: [
    'teal',
    '742-1799 2741-2842 4214-4225 7210-7221 7251-7273 7276-7296 7299-7399 7622-7699 8111 8675-8999',
    'servi[cz]|dienst',
  ],
  other: ['neutral'],
  unidentified: ['neutral'],
};
