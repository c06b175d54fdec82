import type { CategoryId } from './CategoryId.js';
import type { SandboxLanguage } from './SandboxLanguage.js';

type Labels = readonly [en: string, de: string, fr: string];

const COLUMN: Readonly<Record<SandboxLanguage, 0 | 1 | 2>> = { en: 0, de: 1, fr: 2 };

const FOOD: Labels = ['Food and drink', 'Essen und Trinken', 'Alimentation'];
const MOVING: Labels = ['Getting around', 'Unterwegs', 'Déplacements'];
const BUYING: Labels = ['Shopping and style', 'Einkauf und Stil', 'Achats et style'];
const LIVING: Labels = ['Household', 'Haushalt', 'Foyer'];
const WELL: Labels = ['Health and care', 'Gesundheit und Pflege', 'Santé et soins'];
const LEISURE: Labels = ['Leisure', 'Freizeit', 'Loisirs'];
const PUBLIC: Labels = ['Life and services', 'Leben und Dienste', 'Vie et services'];
const MONEY: Labels = ['Money', 'Geld', 'Argent'];

interface Category {
  group: Labels;
  label: Labels;
  /** Merchant category codes (ISO 18245) that mean this category; a range is `first-last`. */
  mccs: readonly string[];
  /** The wider category that the codes imply: none says that a restaurant is a coffee shop. */
  within?: CategoryId;
}

const CATEGORIES: Readonly<Record<CategoryId, Category>> = {
  groceries: {
    group: FOOD,
    label: ['Groceries', 'Lebensmittel', 'Courses'],
    mccs: ['5411', '5422', '5441', '5451', '5499'],
  },
  'eating-out': {
    group: FOOD,
    label: ['Eating out', 'Restaurant und Café', 'Restaurants et cafés'],
    mccs: ['5462', '5811-5814'],
  },
  coffee: {
    group: FOOD,
    label: ['Coffee', 'Kaffee', 'Café'],
    mccs: [],
    within: 'eating-out',
  },
  transport: {
    group: MOVING,
    label: ['Transport', 'Nahverkehr', 'Transports'],
    mccs: ['4111-4131', '4784-4789', '7523'],
  },
  travel: {
    group: MOVING,
    label: ['Travel', 'Reisen', 'Voyages'],
    mccs: ['3000-3999', '4411', '4511', '4582', '4722', '7011', '7512'],
  },
  fuel: {
    group: MOVING,
    label: ['Fuel and charging', 'Tanken und Laden', 'Carburant et recharge'],
    mccs: ['5541', '5542', '5552'],
  },
  shopping: {
    group: BUYING,
    label: ['Shopping', 'Einkaufen', 'Achats'],
    mccs: ['5300-5399', '5942-5975', '5978-5999'],
  },
  fashion: {
    group: BUYING,
    label: ['Fashion', 'Mode', 'Mode'],
    mccs: ['5611-5699', '5931'],
  },
  electronics: {
    group: BUYING,
    label: ['Electronics', 'Elektronik', 'Électronique'],
    mccs: ['5045', '5722', '5732', '5734', '7622'],
  },
  home: {
    group: LIVING,
    label: ['Home and garden', 'Haus und Garten', 'Maison et jardin'],
    mccs: ['5200-5261', '5712-5719'],
  },
  health: {
    group: WELL,
    label: ['Health', 'Gesundheit', 'Santé'],
    mccs: ['0742', '5912', '5976', '8011-8099'],
  },
  beauty: {
    group: WELL,
    label: ['Beauty', 'Schönheit', 'Beauté'],
    mccs: ['5977', '7230', '7298'],
  },
  entertainment: {
    group: LEISURE,
    label: ['Entertainment', 'Unterhaltung', 'Divertissement'],
    mccs: ['4899', '5815-5818', '7829-7841', '7911-7929', '7991-7996'],
  },
  sport: {
    group: LEISURE,
    label: ['Sport and fitness', 'Sport und Fitness', 'Sport et forme'],
    mccs: ['5940', '5941', '7941', '7997'],
  },
  utilities: {
    group: LIVING,
    label: ['Utilities', 'Energie und Wasser', 'Énergie et eau'],
    mccs: ['4900'],
  },
  telecom: {
    group: LIVING,
    label: ['Phone and internet', 'Telefon und Internet', 'Téléphone et internet'],
    mccs: ['4812', '4814', '4816'],
  },
  education: {
    group: PUBLIC,
    label: ['Education', 'Bildung', 'Éducation'],
    mccs: ['8211-8299', '8351'],
  },
  services: {
    group: PUBLIC,
    label: ['Services', 'Dienstleistungen', 'Services'],
    mccs: [
      '4215',
      '4225',
      '6513',
      '7210-7217',
      '7251',
      '7349',
      '7399',
      '7538',
      '8111',
      '9311',
      '9399',
    ],
  },
  charity: {
    group: PUBLIC,
    label: ['Charity', 'Spenden', 'Dons'],
    mccs: ['8398'],
  },
  finance: {
    group: MONEY,
    label: ['Finance', 'Finanzen', 'Finances'],
    mccs: ['6012', '6051', '6211', '6300'],
  },
  cash: {
    group: MONEY,
    label: ['Cash', 'Bargeld', 'Espèces'],
    mccs: ['6010', '6011'],
  },
  fees: { group: MONEY, label: ['Fees', 'Gebühren', 'Frais'], mccs: [] },
  income: { group: MONEY, label: ['Income', 'Einkommen', 'Revenus'], mccs: [] },
};

/** Every category the sandbox knows. */
export const CATEGORY_IDS = Object.keys(CATEGORIES) as readonly CategoryId[];

/** The label of a category, for the field `category`. */
export function categoryLabel(id: CategoryId, language: SandboxLanguage): string {
  return CATEGORIES[id].label[COLUMN[language]];
}

/** The path to a category, widest first, for the field `categories`. */
export function categoryPath(id: CategoryId, language: SandboxLanguage): string[] {
  const { group, within } = CATEGORIES[id];
  const wider = within === undefined ? group[COLUMN[language]] : categoryPath(within, language);
  return [wider, categoryLabel(id, language)].flat();
}

/** The category that a merchant category code of `id` implies: a wider one where codes say less. */
export function impliedCategory(id: CategoryId): CategoryId {
  return CATEGORIES[id].within ?? id;
}

/** The category's widest group. In English, because brand data ignores the request's language. */
export function categoryGroup(id: CategoryId): string {
  return CATEGORIES[id].group[COLUMN.en];
}

/** The category that a merchant category code implies, if any. */
export function categoryOfMcc(mcc: string | undefined): CategoryId | undefined {
  if (mcc === undefined || !/^\d{4}$/.test(mcc)) return undefined;
  return CATEGORY_IDS.find((id) =>
    CATEGORIES[id].mccs.some((range) => {
      const [first = '', last = first] = range.split('-');
      return mcc >= first && mcc <= last;
    }),
  );
}
