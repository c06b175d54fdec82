'use client';
import { useSyncExternalStore } from 'react';
import type { MerchantRecord } from '../../service/types.js';
import type { MerchantField, RowPart } from '../../sources/partFields.js';
import { useDisplay } from '../useDisplay.js';
import { failedImages } from './failedImages.js';
import { shownFields } from './shownFields.js';

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
  const failed = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  return (merchant, parts) => shownFields(merchant, parts, images, failed);
}
