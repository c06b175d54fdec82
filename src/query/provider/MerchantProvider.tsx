'use client';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react';
import type { BatchOptions, PlannerEvent } from '../../planner/types.js';
import type { MerchantListFetcher } from '../../service/MerchantListFetcher.js';
import type { MerchantConfig } from './MerchantConfig.js';
import { MerchantContext } from './MerchantContext.js';
import type { PlannerHandle, PlannerHost } from './PlannerHandle.js';
import { plannerFor } from './plannerFor.js';
import { useStable } from './useStable.js';

export interface MerchantProviderProps {
  /** The way to the service. May be an inline function: the newest one is used at each call. */
  fetcher: MerchantListFetcher;
  /** What makes a lookup's key; compared by content. */
  config?: MerchantConfig | undefined;
  /** How to batch; read when the planner starts. */
  batch?: BatchOptions | undefined;
  /** Told everything the planner does. Events hold no raw text. */
  onEvent?: ((event: PlannerEvent) => void) | undefined;
  children?: ReactNode;
}

const NO_CONFIG: MerchantConfig = {};

/**
 * Connects the rows below it to the service, inside the app's own `QueryClientProvider`; renders no element. Providers on one
 * client and scope share one planner, which stops one task after the last of them unmounts.
 */
export function MerchantProvider(props: MerchantProviderProps): ReactElement {
  const { fetcher, batch, onEvent, children } = props;
  const client = useQueryClient();
  const config = useStable(props.config ?? NO_CONFIG);
  const handle = plannerFor(client, config.scope ?? '');

  // A new value renders every row: those that failed see that they may ask again.
  const [releases, countRelease] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a release is what makes the value new
  const value = useMemo(() => ({ config, handle }), [config, handle, releases]);
  return (
    <MerchantContext.Provider value={value}>
      <PlannerLease
        handle={handle}
        fetcher={fetcher}
        batch={batch}
        onEvent={onEvent}
        onRelease={countRelease}
      />
      {children}
    </MerchantContext.Provider>
  );
}

/** Keeps the planner running. A sibling before the rows, so that its effects have run when theirs do. */
function PlannerLease({ handle, ...host }: PlannerHost & { handle: PlannerHandle }): null {
  const latest = useRef(host);
  useEffect(() => {
    Object.assign(latest.current, host);
  });
  useEffect(() => handle.retain(latest.current), [handle]);
  return null;
}
