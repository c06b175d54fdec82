import { createContext } from 'react';
import type { MerchantDetailsParts, MerchantDetailsShown } from './MerchantDetailsParts.js';

export interface DetailsContextValue {
  parts: MerchantDetailsParts;
  shown: MerchantDetailsShown;
}

/** From `MerchantDetails` to its sections. Undefined outside, where every part is ours. */
export const DetailsContext = createContext<DetailsContextValue | undefined>(undefined);
