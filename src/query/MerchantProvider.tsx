'use client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { BatchOptions, PlannerEvent } from '../planner/types.js';
import { expectFetcher, type MerchantListFetcher } from '../service/MerchantListFetcher.js';
import type { Redact } from '../service/request/redactRow.js';
import type { MerchantConfig } from './config.js';
import {
  getSharedPlanner,
  type ProviderRegistration,
  type SharedPlanner,
} from './provider/SharedPlanner.js';

/** What hooks need to load merchants. Another object whenever rows may load what they could not. */
export interface MerchantContextValue {
  readonly client: QueryClient;
  readonly config: MerchantConfig;
  readonly shared: SharedPlanner;
  /** A change makes rows load again. */
  readonly resets: number;
}

const MerchantContext = /* @__PURE__ */ createContext<MerchantContextValue | undefined>(undefined);

/** The nearest provider's value. Throws without a `MerchantProvider`. */
export function useMerchantContext(): MerchantContextValue {
  const context = useContext(MerchantContext);
  if (context) return context;
  throw new Error(
    process.env.NODE_ENV !== 'production'
      ? 'Merchantry: expected a <MerchantProvider> around this component, but got: none. Put one inside your QueryClientProvider.'
      : 'Merchantry: expected a <MerchantProvider>.',
  );
}

/** Apart from `MerchantContext`, because an inline function must not make its rows load again. */
const RedactContext = /* @__PURE__ */ createContext<Redact | undefined>(undefined);

/** The nearest provider's rule of what may be sent. */
export function useRedact(): Redact | undefined {
  return useContext(RedactContext);
}

export interface MerchantProviderProps {
  /** Carries requests to the service. May be an inline function: each request uses the latest. */
  fetcher: MerchantListFetcher;
  /** What makes a lookup's key; compared by content. */
  config?: MerchantConfig | undefined;
  /**
   * What may be sent of a row, apart from what the row shows: the row itself, another transaction
   * with the same `id`, or null. Of the result only the twelve fields are sent, masked as always. A
   * row with null is never requested; its lookup stays `idle`. So does a row for which the function
   * throws, or returns another id or no object; development warns once. Without a function, a row
   * with a `counterparty` is not requested either.
   *
   * It is given the whole object that the row was looked up with, including fields that are never
   * sent. It must be pure and synchronous. It may be written inline: a new function applies at once,
   * and only rows for which its result differs are looked up anew. Requests that are under way are
   * not called back. Give the same function to `prefetchMerchants` and `merchantQueryOptions`.
   */
  redact?: Redact | undefined;
  /** How lookups are batched; read when the planner starts. */
  batch?: BatchOptions | undefined;
  /** Called with everything the planner does. Events hold no raw transaction text. */
  onEvent?: ((event: PlannerEvent) => void) | undefined;
  children?: ReactNode;
}

/**
 * Connects the rows below it to the service. Sits inside the app's own `QueryClientProvider` and
 * renders no element. Providers on one client and scope share one planner, which stops one task
 * after the last of them unmounts. With another `QueryClient` the children mount anew, because a
 * TanStack observer stays with the client it was made for. Throws a `TypeError` when `fetcher` is no
 * function.
 */
export function MerchantProvider(props: MerchantProviderProps): ReactElement {
  const { fetcher, redact, batch, onEvent, children } = props;
  expectFetcher(fetcher);
  const client = useQueryClient();
  // Compared as JSON: a config written inline does not make everything new.
  const json = JSON.stringify(props.config ?? {});
  const config = useMemo<MerchantConfig>(() => JSON.parse(json), [json]);
  const shared = getSharedPlanner(client, config.scope ?? '');
  // On a server no provider ever mounts: there `prefetchMerchants` loads.
  if (typeof window !== 'undefined') shared.announce({ fetcher, batch });
  const [subtree, setSubtree] = useState({ client, key: 0 });
  if (subtree.client !== client) setSubtree({ client, key: subtree.key + 1 });

  const [resets, onReset] = useReducer((count: number) => count + 1, 0);
  const value = useMemo(
    () => ({ client, config, shared, resets }),
    [client, config, shared, resets],
  );
  return (
    <MerchantContext.Provider key={subtree.key} value={value}>
      <RegisterProvider
        shared={shared}
        fetcher={fetcher}
        batch={batch}
        onEvent={onEvent}
        onReset={onReset}
      />
      <RedactContext.Provider value={redact}>{children}</RedactContext.Provider>
    </MerchantContext.Provider>
  );
}

/** Keeps the planner running. A sibling before the rows, so that its effects run before theirs. */
function RegisterProvider(props: ProviderRegistration & { shared: SharedPlanner }): null {
  const { shared } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => shared.register(latest), [shared]);
  return null;
}
