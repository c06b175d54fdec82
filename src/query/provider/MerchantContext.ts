'use client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { RequestOptions } from '../../service/types.js';
import type { SharedPlanner } from './SharedPlanner.js';

/** What makes a lookup's key. Share one object between provider, prefetch and query options. */
export interface MerchantConfig {
  /** The account or tenant that the results belong to. Results are never shared across scopes. */
  scope?: string | undefined;
  /**
   * `content` (default): rows whose sent fields are equal share one lookup.
   * `transaction`: one lookup per id, for contracts that license data per transaction.
   */
  identity?: 'content' | 'transaction' | undefined;
  /** Options of every request; `type` defaults to `restrictive`. */
  request?: RequestOptions | undefined;
}

/** What hooks need to load merchants. Another object whenever rows may load what they could not. */
export interface MerchantContextValue {
  readonly client: QueryClient;
  readonly config: MerchantConfig;
  readonly shared: SharedPlanner;
  /** How often the rows were told to begin anew. */
  readonly resets: number;
}

export const MerchantContext = createContext<MerchantContextValue | undefined>(undefined);

/** The nearest provider's value. Throws without a `MerchantProvider`. */
export function useMerchantContext(): MerchantContextValue {
  const context = useContext(MerchantContext);
  if (context) return context;
  throw new Error(
    'Merchantry: expected a <MerchantProvider> around this component, but got: none. Put one inside your QueryClientProvider.',
  );
}
