'use client';
import { useEffect } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import type { MerchantRecord } from '../../service/types.js';
import { attributionsOf } from '../../sources/attributionsOf.js';
import { rowRecord } from '../../sources/rowRecord.js';
import type { MerchantField } from '../../sources/sourceOf.js';
import type { AttributionRoster } from '../createAttributionRoster.js';

/** Fields that a row shows. */
const ROW_FIELDS: readonly MerchantField[] = [
  'name',
  'logoImg',
  'img',
  'brand',
  'aggregateLevel',
  'categoryImg',
  'category',
  'categories',
  'intermediary',
  'opening_hours',
  'rating',
];

/** Tells the list which sources a mounted row shows something of. */
export function useRowAttribution(
  roster: AttributionRoster,
  merchant: MerchantRecord | undefined,
): void {
  const { attributions } = useDisplay();
  useEffect(() => {
    const shown = rowRecord(merchant, attributions);
    if (!shown) return undefined;
    const labels = [...attributionsOf([shown], ROW_FIELDS, attributions).keys()];
    return labels.length > 0 ? roster.show(labels) : undefined;
  }, [roster, merchant, attributions]);
}
