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
 * - `glyph`: path data of an outline on a 16 by 16 grid, for a stroke of 1.5 in the current colour
 *   with round caps and joins. Straight strokes lie on quarters, or on the axis, 8.
 * - `codes`: merchant category codes (ISO 18245), single ones and ranges with both ends.
 * - `words`: beginnings of words that the service's labels have in English, German and French, and
 *   so many in related languages; without marks, in lower case.
 */
type Category = readonly [hue: Hue, glyph: string, codes?: string, words?: string];

/** Earlier categories win: "Restaurants et cafés" is eating out, "Coffee" alone is coffee. */
export const categories: Readonly<Record<CategoryKey, Category>> = {
  groceries: [
    'green',
    'M1.75 6.25h12.5M2.75 6.25l1.12 6.6a1.7 1.7 0 0 0 1.68 1.4h4.9a1.7 1.7 0 0 0 1.68-1.4l1.12-6.6M4.5 6.25 6.75 1.75M11.5 6.25 9.25 1.75M6.25 9v2.5M9.75 9v2.5',
    '5411-5499 5921',
    'grocer|superm|lebensm|aliment|courses',
  ],
  'eating-out': [
    'orange',
    'M2.75 1.75v3a2.5 2.5 0 0 0 5 0v-3M5.25 1.75v12.5M12.75 14.25V1.75c-1.9.75-3 2.9-3 5.25v1.25a1 1 0 0 0 1 1h2',
    '5811-5814',
    'eating|dining|restaur|ristor|gastro',
  ],
  coffee: [
    'amber',
    'M1.75 5.75h10v4.5a4 4 0 0 1-4 4h-2a4 4 0 0 1-4-4zM11.75 6.75h.5a2 2 0 0 1 0 4h-.5M4.75 1.75v1.5M8.75 1.75v1.5',
    '',
    'coff|caf|kaff|koff',
  ],
  transport: [
    'blue',
    'M5 1.75h6a2.25 2.25 0 0 1 2.25 2.25v5.5a2.25 2.25 0 0 1-2.25 2.25H5A2.25 2.25 0 0 1 2.75 9.5V4A2.25 2.25 0 0 1 5 1.75zM2.75 6.25h10.5M5.5 9h.01M10.5 9h.01M5.25 11.75l-1.5 2.5M10.75 11.75l1.5 2.5',
    '3351-3500 4011-4131 4784-4789 5511-5533 5551-5599 7512-7549',
    'transp|taxi|nahver|mobilit',
  ],
  travel: [
    'cyan',
    'M13.88 3.86l-2.43 2.44 1.56 6.74-1.14 1.14-3.08-5.21-2.13 2.13 .18 2.16-.98.99-1.53-2.58-2.58-1.53 .99-.98 2.16.18 2.13-2.13-5.21-3.08 1.14-1.14 6.74 1.56 2.44-2.43a1.24 1.24 0 0 1 1.74 1.74z',
    '3000-3350 3501-3999 4411-4511 4582 4722-4723 7011-7033',
    'travel|hotel|rei[sz]|voya|via[gj]',
  ],
  fuel: [
    'cyan',
    'M2.75 14.25V3.75a2 2 0 0 1 2-2h2.5a2 2 0 0 1 2 2v10.5M1.25 14.25h9.5M2.75 6.75h6.5M9.25 9.25h.75a1.25 1.25 0 0 1 1.25 1.25v1a1.5 1.5 0 0 0 3 0V6.25l-2.5-2.5',
    '5172 5541-5542 5983',
    'fuel|tank|carbur|combust',
  ],
  fashion: [
    'magenta',
    'M5.25 1.75l-3.5 2.5 1.5 3 1.5-.75v5.75a2 2 0 0 0 2 2h2.5a2 2 0 0 0 2-2V6.5l1.5.75 1.5-3-3.5-2.5a2.75 2.75 0 0 1-5.5 0z',
    '5131-5139 5611-5699',
    'fashion|moda|mode\\b',
  ],
  electronics: [
    'violet',
    'M4.75 2.75h6.5a2 2 0 0 1 2 2v5.5H2.75v-5.5a2 2 0 0 1 2-2zM1.75 13.25h12.5',
    '5732-5734',
    'ele[ck]?t+ro',
  ],
  home: [
    'orange',
    'M1.75 7.5 8 2.25l6.25 5.25M3.75 6v6.25a2 2 0 0 0 2 2h4.5a2 2 0 0 0 2-2V6M6.25 14v-2.75a1.75 1.75 0 0 1 3.5 0V14',
    '5200-5261 5712-5722',
    'home|haus|wohn|maison',
  ],
  health: [
    'teal',
    'M7 1.75h2a.75.75 0 0 1 .75.75v3.75h3.75a.75.75 0 0 1 .75.75v2a.75.75 0 0 1-.75.75H9.75v3.75a.75.75 0 0 1-.75.75H7a.75.75 0 0 1-.75-.75V9.75H2.5A.75.75 0 0 1 1.75 9V7a.75.75 0 0 1 .75-.75h3.75V2.5A.75.75 0 0 1 7 1.75z',
    '5122 5912 8011-8099',
    'health|pharm|gesun|sante|salu[dt]',
  ],
  beauty: [
    'rose',
    'M5.75 8.25h4.5a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-4.5a2 2 0 0 1-2-2v-2a2 2 0 0 1 2-2zM5.75 8.25v-4.5l4.5-2v6.5',
    '5977 7230 7297-7298',
    'beau|bel+ez|schon|korper',
  ],
  entertainment: [
    'violet',
    'M1.75 5.25a2 2 0 0 1 2-2h8.5a2 2 0 0 1 2 2v1a1.75 1.75 0 0 0 0 3.5v1a2 2 0 0 1-2 2h-8.5a2 2 0 0 1-2-2v-1a1.75 1.75 0 0 0 0-3.5zM9.25 6v.5M9.25 9.5v.5',
    '4899 5735 5815-5818 7829-7929 7991-7996 7998-7999 9406',
    'entert|unterh|diver|loisir',
  ],
  sport: [
    'lime',
    'M1.75 6.25v3.5M4.75 3.25v9.5M11.25 3.25v9.5M14.25 6.25v3.5M4.75 8h6.5',
    '5940-5941 7932-7941 7997',
    'e?sport|deport',
  ],
  utilities: [
    'amber',
    'M5.75 11.75c0-1.3-.45-2.05-1.11-2.9a4.4 4.4 0 1 1 6.72 0c-.66.85-1.11 1.6-1.11 2.9zM6.75 14.25h2.5M8 11.5V8.25',
    '4900',
    'utilit|energ|eau|electri',
  ],
  telecom: [
    'blue',
    'M5.75 1.75h4.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-4.5a2 2 0 0 1-2-2v-8.5a2 2 0 0 1 2-2zM7.25 11.75h1.5',
    '4812-4816',
    'phone|tele[cf]|internet',
  ],
  education: [
    'indigo',
    'M8 2.75 1.75 6 8 9.25 14.25 6zM4.25 7.5v3.25c0 1.25 1.7 2.5 3.75 2.5s3.75-1.25 3.75-2.5V7.5M14.25 6v4.25',
    '8211-8299 8351',
    'edu[ck]|bildung',
  ],
  transfer: [
    'indigo',
    'M1.75 5.25h12M10.75 2.25l3 3-3 3M14.25 10.75h-12M5.25 7.75l-3 3 3 3',
    '4829 6536-6538',
    'transf|uberw|virem',
  ],
  fees: [
    'coral',
    'M8 1.75a6.25 6.25 0 1 0 0 12.5A6.25 6.25 0 0 0 8 1.75zM10.25 5.75l-4.5 4.5M5.9 6h.01M10.1 10h.01',
    '',
    'fees|gebuhr|frais|com+is',
  ],
  income: [
    'green',
    'M3.75 4.75h8.5a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-8.5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM5.25 4.75v-.5a2 2 0 0 1 2-2h1.5a2 2 0 0 1 2 2v.5M1.75 9.25h12.5M8 8.25v2',
    '',
    'income|salar|einkom|reven',
  ],
  cash: [
    'lime',
    'M3.75 3.25h8.5a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2h-8.5a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2zM8 6.25a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5zM4.5 8h.01M11.5 8h.01',
    '6010-6011',
    'cash|bargel|espece|[ck]ontant',
  ],
  government: [
    'blue',
    'M8 1.75 1.75 5.25v1h12.5v-1zM3.75 8.75v3M8 8.75v3M12.25 8.75v3M1.75 14.25h12.5',
    '9211-9405 9411-9950',
    'governm|behord|admin',
  ],
  charity: [
    'rose',
    'M8 14 2.83 8.78a3.6 3.6 0 0 1 0-5.1 3.57 3.57 0 0 1 5.07 0l.1.1.1-.1a3.57 3.57 0 0 1 5.07 0 3.6 3.6 0 0 1 0 5.1z',
    '8398 8641-8661',
    'charit|spende|dons|dona',
  ],
  finance: [
    'indigo',
    'M1.75 1.75v10.5a2 2 0 0 0 2 2h10.5M4.75 10.25l2.5-3.5 3 2 4-5',
    '4821-4828 6012-6535 6539-6540',
    'finan|bank',
  ],
  shopping: [
    'magenta',
    'M3.25 5.25h9.5l1.02 7.06a1.7 1.7 0 0 1-1.68 1.94H3.91a1.7 1.7 0 0 1-1.68-1.94zM5.25 7.75V4.5a2.75 2.75 0 0 1 5.5 0v3.25',
    '5021-5085 5094-5111 5169 5192-5199 5262-5311 5331 5399 5931-5937 5942-5976 5978-5982 5992-5999',
    'shopping|einkau|achat|compra',
  ],
  services: [
    'teal',
    'M11.77 2.16l-2.32 2.32a1.46 1.46 0 0 0 2.07 2.07l2.32-2.32a4.05 4.05 0 0 1-5.03 5.44l-3.64 3.64a1.75 1.75 0 0 1-2.48-2.48l3.64-3.64a4.05 4.05 0 0 1 5.44-5.03z',
    '742-1799 2741-2842 4214-4225 7210-7221 7251-7273 7276-7296 7299-7399 7622-7699 8111 8675-8999',
    'servi[cz]|dienst',
  ],
  other: [
    'neutral',
    'M1.75 3.75v3.6a2 2 0 0 0 .59 1.41l4.9 4.9a2 2 0 0 0 2.83 0l3.59-3.59a2 2 0 0 0 0-2.83l-4.9-4.9A2 2 0 0 0 7.34 1.75H3.75a2 2 0 0 0-2 2zM5 5h.01',
  ],
  unidentified: [
    'neutral',
    'M3.75 3.25h8.5a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2h-8.5a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2zM1.75 6.75h12.5M4.75 10.25h2',
  ],
};
