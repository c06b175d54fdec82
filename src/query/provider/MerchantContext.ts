import { createContext } from 'react';
import type { MerchantConfig } from './MerchantConfig.js';
import type { PlannerHandle } from './PlannerHandle.js';

export interface MerchantContextValue {
  readonly config: MerchantConfig;
  readonly handle: PlannerHandle;
}

export const MerchantContext = createContext<MerchantContextValue | undefined>(undefined);
