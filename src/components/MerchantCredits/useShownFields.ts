'use client';
import { useSyncExternalStore } from 'react';
import { failedImages, imageRules } from '../../display/images/failedImages.js';
import { shownFields } from '../../display/images/shownFields.js';
import { subscribe } from '../../display/pageState.js';
import { useDisplay } from '../../display/useDisplay.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import type { MerchantField, RowPart } from '../../sources/partFields.js';
import { describeCategory } from '../CategoryIcon/describeCategory.js';

/**
 * `shownFields` with the image policy of the display. Rerenders when a picture fails or may be
 * retried, so that credits match the picture on screen.
 */
export function useShownFields(): (
  merchant: MerchantRecord,
  parts: readonly RowPart[],
  transaction?: Transaction | undefined,
) => MerchantField[] {
  const { images, icons, messages, categoryPictures, minLogoScore } = useDisplay();
  const version = useSyncExternalStore<number | undefined>(
    subscribe,
    failedImages.getVersion,
    () => undefined,
  );
  const rules = imageRules(images, version !== undefined);
  return (merchant, parts, transaction) => {
    const icon = describeCategory(merchant, { transaction, messages, icons })?.icon;
    return shownFields(merchant, parts, { rules, icon, categoryPictures, minLogoScore });
  };
}
