import { shownFields } from '../../display/images/shownFields.js';
import { attributionsFor } from '../../sources/attributionsFor.js';
import type { SourceTerms } from '../../sources/fieldSource.js';
import { type RowPart, rowFields } from '../../sources/partFields.js';
import type { RowDescription } from './describeRow.js';

interface RowCredits<Credit> {
  /** Credits required for what `useMerchantView` gives, which is all but the rating. */
  credits: readonly Credit[];
  /** Source labels of all record fields that the row shows. */
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

/**
 * The credits of a row. Empty without further work if the app has no sources to credit, as most do.
 */
export function rowCredits<Credit extends SourceTerms>(
  { merchant, category, intermediary, hours, rating, rules }: CreditedRow,
  { attributions, categoryPictures, minLogoScore }: CreditDisplay<Credit>,
): RowCredits<Credit> {
  if (!merchant || Object.keys(attributions).length === 0) return { credits: [], labels: [] };
  const isShown: Partial<Record<RowPart, boolean>> = {
    // A category's picture is shown only next to its label.
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
