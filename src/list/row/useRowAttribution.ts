'use client';
import { useEffect } from 'react';
import { failedImages } from '../../display/images/failedImages.js';
import { imageRules } from '../../display/images/imageRules.js';
import { useDisplay } from '../../display/useDisplay.js';
import { mccIcon } from '../../record/mccIcon.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { attributionsFor } from '../../sources/attributionsFor.js';
import { type RowPart, rowFields } from '../../sources/partFields.js';
import { ROW_FIELDS, recordForRow } from '../../sources/recordForRow.js';
import { shownFields } from '../../view/images/shownFields.js';
import type { AttributionCounter } from '../AttributionCounter.js';

const ROW_PARTS = Object.keys(rowFields) as RowPart[];
const WITHOUT_CATEGORY = ROW_PARTS.filter((part) => part !== 'categoryIcon');

/** Tells the list which sources a mounted row shows something of. */
export function useRowAttribution(
  counter: AttributionCounter,
  merchant: MerchantRecord | undefined,
  { mcc }: Transaction,
): void {
  const { attributions, images } = useDisplay();
  useEffect(() => {
    const shown = recordForRow(merchant, attributions);
    // Most records need no credit at all: then it does not matter which picture is on screen.
    if (!shown || attributionsFor(shown, ROW_FIELDS, attributions).size === 0) return undefined;
    const addLabels = () => {
      const rules = imageRules(images, failedImages.getSnapshot());
      // The picture of a category stands beside its label only.
      const hasLabel = shownFields(shown, ['category'], rules).length > 0 || mccIcon(mcc);
      const fields = shownFields(shown, hasLabel ? ROW_PARTS : WITHOUT_CATEGORY, rules);
      return counter.add([...attributionsFor(shown, fields, attributions).keys()]);
    };
    let removeLabels = addLabels();
    const unsubscribe = failedImages.subscribe(() => {
      const removeBefore = removeLabels;
      removeLabels = addLabels();
      removeBefore();
    });
    return () => {
      unsubscribe();
      removeLabels();
    };
  }, [counter, merchant, mcc, attributions, images]);
}
