'use client';
import { useSyncExternalStore } from 'react';
import type { MerchantRecord } from '../../service/types.js';
import type { MerchantField, RowPart } from '../../sources/partFields.js';
import { shownFields } from '../../view/images/shownFields.js';
import { useDisplay } from '../useDisplay.js';
import { failedImages } from './failedImages.js';
import { imageRules } from './imageRules.js';

/**
 * `shownFields` with the image policy of the display. Renders again when a picture fails or may be
 * tried again, so that credits follow the picture on screen.
 */
export function useShownFields(): (
  merchant: MerchantRecord,
  parts: readonly RowPart[],
) => MerchantField[] {
  const { images } = useDisplay();
  const { subscribe, getSnapshot } = failedImages;
  const failed = useSyncExternalStore(subscribe, getSnapshot, () => undefined);
  return (merchant, parts) => shownFields(merchant, parts, imageRules(images, failed));
}
