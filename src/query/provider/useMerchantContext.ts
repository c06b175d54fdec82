'use client';
import { useContext } from 'react';
import { MerchantContext, type MerchantContextValue } from './MerchantContext.js';

/** The nearest provider's config and planner; a clear error without one. */
export function useMerchantContext(): MerchantContextValue {
  const context = useContext(MerchantContext);
  if (context) return context;
  throw new Error(
    'Merchantry: expected a <MerchantProvider> around this component, but got: none. Put one inside your QueryClientProvider.',
  );
}
