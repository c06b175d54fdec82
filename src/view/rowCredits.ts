import { attributionsFor } from '../sources/attributionsFor.js';
import type { SourceTerms } from '../sources/fieldSource.js';
import { type RowPart, rowFields } from '../sources/partFields.js';
import type { RowDescription } from './describeRow.js';
import { shownFields } from './images/shownFields.js';

export interface RowCredits<Credit> {
  /** What must be shown beside name, pictures, category, intermediary and hours. */
  credits: readonly Credit[];
  /** Labels of the sources of all that a row can show of the record. */
  labels: readonly string[];
}

type CreditedRow = Pick<
  RowDescription<unknown, unknown>,
  'merchant' | 'category' | 'intermediary' | 'hours' | 'rules'
>;

interface CreditDisplay<Credit> {
  attributions: Readonly<Record<string, Credit | null>>;
  categoryPictures: 'own' | 'service';
  minLogoScore?: number | undefined;
}

/** What a row must credit. Empty, without further work, in the many apps that have no sources to credit. */
export function rowCredits<Credit extends SourceTerms>(
  { merchant, category, intermediary, hours, rules }: CreditedRow,
  { attributions, categoryPictures, minLogoScore }: CreditDisplay<Credit>,
): RowCredits<Credit> {
  if (!merchant || Object.keys(attributions).length === 0) return { credits: [], labels: [] };
  const isKnown = category.key !== 'unidentified';
  // A category's picture is shown beside its label only.
  const parts = isKnown ? ROW_PARTS : ROW_PARTS.filter((part) => part !== 'categoryIcon');
  const viewed = parts.filter(
    (part) =>
      part !== 'rating' &&
      (part !== 'intermediary' || intermediary) &&
      (part !== 'openingHours' || hours),
  );
  const shownBy = { rules, icon: category.icon, categoryPictures, minLogoScore };
  const attributionsOf = (of: readonly RowPart[]) =>
    attributionsFor(merchant, shownFields(merchant, of, shownBy), attributions);
  return {
    credits: [...attributionsOf(viewed).values()],
    labels: [...attributionsOf(parts).keys()],
  };
}

const ROW_PARTS = Object.keys(rowFields) as RowPart[];
