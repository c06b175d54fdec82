'use client';
import { useDisplay } from '../../display/useDisplay.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import {
  detailsFields,
  type MerchantField,
  type MerchantPart,
  type RowPart,
  rowFields,
} from '../../sources/partFields.js';
import { describeCategory } from '../CategoryIcon/describeCategory.js';
import { describeTile } from '../MerchantLogo/describeTile.js';
import { useShownFields } from './useShownFields.js';

/**
 * The record fields whose sources must be credited for some parts: those on screen
 * (`useShownFields`), and for a logo without a picture the field of its substitute, the category's
 * icon or a letter of the name.
 */
export function useCreditedFields(): (
  merchant: MerchantRecord,
  parts: readonly MerchantPart[],
  transaction?: Transaction | undefined,
) => MerchantField[] {
  const { icons, messages } = useDisplay();
  const shownFields = useShownFields();
  return (merchant, parts, transaction) =>
    parts.flatMap((part): readonly MerchantField[] => {
      if (!isRowPart(part)) return detailsFields[part];
      const fields = shownFields(merchant, [part], transaction);
      if (part !== 'logo' || fields.length > 0) return fields;
      const category = describeCategory(merchant, { transaction, messages, icons });
      const { icon } = describeTile(merchant, transaction, { category, categoryPictures: 'own' });
      return shownFields(merchant, [icon ? 'category' : 'name']);
    });
}

const isRowPart = (part: MerchantPart): part is RowPart => Object.hasOwn(rowFields, part);
