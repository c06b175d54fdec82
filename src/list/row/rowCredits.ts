import { shownFields } from '../../display/images/shownFields.js';
import { attributionsFor } from '../../sources/attributionsFor.js';
import type { SourceTerms } from '../../sources/fieldSource.js';
import { type RowPart, rowFields } from '../../sources/partFields.js';
import type { RowDescription } from './describeRow.js';

export interface RowCredits<Credit> {
  /** What must be shown beside name, pictures, category, intermediary and hours. */
  credits: readonly Credit[];
  /** Labels of the sources of all that the row shows of the record. */
  labels: readonly string[];
}

type CreditedRow = Pick<
  RowDescription<unknown, unknown>,
  'merchant' | 'category' | 'intermediary' | 'hours' | 'rating' | 'rules'
>;

interface CreditDisplay<Credit> {
  attributions: Readonly<Record<string, Credit | null>>;
  categoryPictures: 'own' | 'service';
  minLogoScore?: number | undefined;
}

/** What a row must credit. Empty, without further work, in the many apps that have no sources to credit. */
export function rowCredits<Credit extends SourceTerms>(
  { merchant, category, intermediary, hours, rating, rules }: CreditedRow,
  { attributions, categoryPictures, minLogoScore }: CreditDisplay<Credit>,
): RowCredits<Credit> {
  if (!merchant || Object.keys(attributions).length === 0) return { credits: [], labels: [] };
  const isShown: Partial<Record<RowPart, boolean>> = {
    // A category's picture is shown beside its label only.
    categoryIcon: category.key !== 'unidentified',
    intermediary: intermediary !== undefined,
    openingHours: hours !== undefined,
    rating: rating !== undefined,
  };
  const parts = ROW_PARTS.filter((part) => isShown[part] ?? true);
  const shownBy = { rules, icon: category.icon, categoryPictures, minLogoScore };
  const attributionsOf = (of: readonly RowPart[]) =>
    attributionsFor(merchant, shownFields(merchant, of, shownBy), attributions);
  return {
    credits: [...attributionsOf(parts.filter((part) => part !== 'rating')).values()],
    labels: [...attributionsOf(parts).keys()],
  };
}

const ROW_PARTS = Object.keys(rowFields) as RowPart[];
