import data from './categories.json' with { type: 'json' };
import type { SandboxLanguage } from './toLanguage.js';

type Labels = Readonly<Record<SandboxLanguage, string>>;

export interface Category {
  id: string;
  label: Labels;
  /** The widest category that it belongs to. */
  group: Labels;
  /** Id of the wider category that its codes imply: none says that a restaurant is a coffee shop. */
  within?: string | undefined;
  /** Merchant category codes (ISO 18245) that mean this category; a range is `first-last`. */
  mccs: readonly string[];
  /** How often people pay for it. */
  weight: number;
}

/** Every category the sandbox knows. */
export const categories: readonly Category[] = data.categories;

export function findCategory(id: string | undefined): Category | undefined {
  return categories.find((category) => category.id === id);
}

/** The path to a category, widest first, for the field `categories`. */
export function categoryPath(
  { group, label, within }: Category,
  language: SandboxLanguage,
): string[] {
  const wider = findCategory(within);
  return [...(wider ? categoryPath(wider, language) : [group[language]]), label[language]];
}

/** The category that a merchant category code implies, if any. */
export function categoryOfMcc(mcc: string | undefined): Category | undefined {
  if (mcc === undefined || !/^\d{4}$/.test(mcc)) return undefined;
  return categories.find(({ mccs }) =>
    mccs.some((range) => {
      const [first = '', last = first] = range.split('-');
      return mcc >= first && mcc <= last;
    }),
  );
}
