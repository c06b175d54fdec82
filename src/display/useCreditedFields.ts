'use client';
import { iconFor } from '../record/iconFor.js';
import type { MerchantRecord } from '../service/types.js';
import {
  detailsFields,
  type MerchantField,
  type MerchantPart,
  type RowPart,
  rowFields,
} from '../sources/partFields.js';
import { useShownFields } from './images/useShownFields.js';
import { useDisplay } from './useDisplay.js';

/**
 * The fields of a record whose sources must be credited for some parts: those on screen
 * (`useShownFields`), and for a logo without a picture what stands in for it, the icon of the
 * category or a letter of the name.
 */
export function useCreditedFields(): (
  merchant: MerchantRecord,
  parts: readonly MerchantPart[],
) => MerchantField[] {
  const { icons } = useDisplay();
  const shownFields = useShownFields();
  return (merchant, parts) =>
    parts.flatMap((part): readonly MerchantField[] => {
      if (!isRowPart(part)) return detailsFields[part];
      const fields = shownFields(merchant, [part]);
      if (part !== 'logo' || fields.length > 0) return fields;
      const { own, builtIn } = iconFor(merchant, undefined, icons);
      return shownFields(merchant, [own || builtIn ? 'category' : 'name']);
    });
}

function isRowPart(part: MerchantPart): part is RowPart {
  return Object.hasOwn(rowFields, part);
}
