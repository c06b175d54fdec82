import type { MerchantRecord } from '../service/types.js';
import { attributionsFor } from '../sources/attributionsFor.js';
import type { SourceTerms } from '../sources/fieldSource.js';
import { type RowPart, rowFields } from '../sources/partFields.js';
import { type ShownBy, shownFields } from './images/shownFields.js';

export interface RowCredits<Credit> {
  /** What must be shown beside name, pictures, category, intermediary and hours. */
  credits: readonly Credit[];
  /** Labels of the sources of all that a row can show of the record. */
  labels: readonly string[];
}

const NO_CREDITS = { credits: [], labels: [] };

/** What a row must credit. Empty, without further work, in the many apps that have no sources to credit. */
export function rowCredits<Credit extends SourceTerms>(
  merchant: MerchantRecord | undefined,
  shown: { category: unknown; intermediary: unknown; hours: unknown },
  shownBy: ShownBy,
  attributions: Readonly<Record<string, Credit | null>>,
): RowCredits<Credit> {
  if (!merchant || Object.keys(attributions).length === 0) return NO_CREDITS;
  // A category's picture is shown beside its label only.
  const parts = shown.category ? ROW_PARTS : ROW_PARTS.filter((part) => part !== 'categoryIcon');
  const viewed = parts.filter(
    (part) =>
      part !== 'rating' &&
      (part !== 'intermediary' || shown.intermediary) &&
      (part !== 'openingHours' || shown.hours),
  );
  const attributionsOf = (of: readonly RowPart[]) =>
    attributionsFor(merchant, shownFields(merchant, of, shownBy), attributions);
  return {
    credits: [...attributionsOf(viewed).values()],
    labels: [...attributionsOf(parts).keys()],
  };
}

const ROW_PARTS = Object.keys(rowFields) as RowPart[];
