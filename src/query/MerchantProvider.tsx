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
import { MAX_SIZE } from '../planner/readBatchOptions.js';
import type { BatchOptions, PlannerEvent } from '../planner/types.js';
import { expectFetcher, type MerchantListFetcher } from '../service/MerchantListFetcher.js';
import type { Redact } from '../service/request/redactRow.js';
import type { MerchantConfig } from './config.js';
import {
  getSharedPlanner,
  type ProviderRegistration,
  type SharedPlanner,
} from './provider/SharedPlanner.js';

/**
 * What hooks need to load merchants. Replaced whenever rows may load what they could not load
 * before.
 */
export interface MerchantContextValue {
  readonly client: QueryClient;
  readonly config: MerchantConfig;
  readonly shared: SharedPlanner;
  /** Maximum transactions in one request. */
  readonly batchSize: number;
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

/** Separate from `MerchantContext`, because an inline function must not make rows load again. */
const RedactContext = /* @__PURE__ */ createContext<Redact | undefined>(undefined);

/** The nearest provider's `redact`. */
export function useRedact(): Redact | undefined {
  return useContext(RedactContext);
}

export interface MerchantProviderProps {
  /** Sends requests to the service. May be an inline function: each request uses the latest one. */
  fetcher: MerchantListFetcher;
  /** Identity and request options of lookups; compared by content. */
  config?: MerchantConfig | undefined;
  /**
   * Decides what may be sent for a row, without changing what the row shows. Return the row itself,
   * another transaction with the same `id`, or null. Of what it returns only the twelve wire fields
   * are sent, masked as always. For null the row is never requested, and its lookup stays `idle`;
   * likewise if the function throws, returns another id or no object, of which development warns
   * once. Without a function, a row with a `counterparty` is not requested either.
   *
   * It receives the whole row, including fields that are never sent. It must be pure and
   * synchronous. It may be inline: a new function applies at once, and only rows whose result
   * changes are looked up again. Requests under way are not aborted. Pass the same function to
   * `prefetchMerchants` and `merchantQueryOptions`.
   */
  redact?: Redact | undefined;
  /** How lookups are batched; read when the planner starts. */
  batch?: BatchOptions | undefined;
  /** Called with each event of the planner. Events contain no raw transaction text. */
  onEvent?: ((event: PlannerEvent) => void) | undefined;
  children?: ReactNode;
}

/**
 * Connects the rows below it to the service. Place it inside the app's own `QueryClientProvider`;
 * it renders no element. Providers with the same client and scope share one planner, which stops
 * one task after the last of them unmounts. A different `QueryClient` remounts the children,
 * because a TanStack observer is bound to its client. Throws a `TypeError` if `fetcher` is not a
 * function.
 */
export function MerchantProvider(props: MerchantProviderProps): ReactElement {
  const { fetcher, redact, batch, onEvent, children } = props;
  expectFetcher(fetcher);
  const client = useQueryClient();
  // Compared as JSON, so that an inline config does not change everything.
  const json = JSON.stringify(props.config ?? {});
  const config = useMemo<MerchantConfig>(() => JSON.parse(json), [json]);
  const shared = getSharedPlanner(client, config.scope ?? '');
  // A provider never mounts on a server, where `prefetchMerchants` loads.
  if (typeof window !== 'undefined') shared.announce({ fetcher, batch });
  const [subtree, setSubtree] = useState({ client, key: 0 });
  if (subtree.client !== client) setSubtree({ client, key: subtree.key + 1 });

  const batchSize = batch?.maxSize ?? MAX_SIZE;
  const [resets, onReset] = useReducer((count: number) => count + 1, 0);
  const value = useMemo(
    () => ({ client, config, shared, batchSize, resets }),
    [client, config, shared, batchSize, resets],
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

/** Keeps the planner running. Rendered before the rows, so that its effects run before theirs. */
function RegisterProvider(props: ProviderRegistration & { shared: SharedPlanner }): null {
  const { shared } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => shared.register(latest), [shared]);
  return null;
}
