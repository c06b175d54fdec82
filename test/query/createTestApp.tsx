import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Profiler, type ReactElement, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach } from 'vitest';
import type { BatchOptions, PlannerEvent } from '../../src/planner/types.js';
import type { MerchantConfig } from '../../src/query/config.js';
import type { MerchantLookup } from '../../src/query/hooks/MerchantLookup.js';
import { type UseMerchantOptions, useMerchant } from '../../src/query/hooks/useMerchant.js';
import { MerchantProvider, type MerchantProviderProps } from '../../src/query/MerchantProvider.js';
import type { MerchantListFetcher } from '../../src/service/MerchantListFetcher.js';
import type { Transaction } from '../../src/service/types.js';
import { createService, type Service } from './createService.js';
import { flush } from './flush.js';

export interface TestAppParts {
  client?: QueryClient | undefined;
  service?: Service | undefined;
  fetcher?: MerchantListFetcher | undefined;
  config?: MerchantConfig | undefined;
  redact?: MerchantProviderProps['redact'];
  onEvent?: ((event: PlannerEvent) => void) | undefined;
  batch?: BatchOptions | undefined;
  strict?: boolean | undefined;
}

/** A host app. Rendered without `act`, which would merge commits that are separate in a browser. */
export interface TestApp {
  readonly client: QueryClient;
  readonly service: Service;
  readonly events: readonly PlannerEvent[];
  /** Commits below the provider so far. */
  readonly commits: number;
  /** Renders below the provider, with other parts from now on, and waits until nothing moves. */
  show(
    children: ReactNode,
    parts?: Pick<TestAppParts, 'config' | 'fetcher' | 'redact'>,
  ): Promise<void>;
  /** Renders below the `QueryClientProvider` only. */
  showBare(children: ReactNode): Promise<void>;
  unmount(): Promise<void>;
  /** A row that uses `useMerchant`. */
  readonly Row: (props: RowProps) => ReactElement;
  /** What the row of this transaction showed last. */
  lookup(id: string): MerchantLookup;
  /** The statuses it went through. */
  history(id: string): readonly string[];
  /** How often it was rendered. */
  renders(id: string): number;
  /** Notes what a component of the test's own showed. */
  note(id: string, lookup: MerchantLookup): void;
}

export interface RowProps extends UseMerchantOptions {
  transaction: Transaction;
}

const unmounts: (() => void)[] = [];
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
});

export function createTestApp(parts: TestAppParts = {}): TestApp {
  const { client = new QueryClient(), service = createService() } = parts;
  const { batch, onEvent, strict = false } = parts;
  const events: PlannerEvent[] = [];
  const seen = new Map<string, MerchantLookup[]>();
  let { config, redact, fetcher = service.fetcher } = parts;
  let commits = 0;

  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const unmount = () => {
    root.unmount();
    container.remove();
  };
  unmounts.push(unmount);

  const showBare = async (children: ReactNode) => {
    const app = <QueryClientProvider client={client}>{children}</QueryClientProvider>;
    root.render(strict ? <StrictMode>{app}</StrictMode> : app);
    await flush();
  };
  const note = (id: string, lookup: MerchantLookup) => {
    seen.set(id, [...(seen.get(id) ?? []), lookup]);
  };
  const lookupsOf = (id: string) => seen.get(id) ?? [];

  return {
    client,
    service,
    events,
    get commits() {
      return commits;
    },
    show(children, next = {}) {
      ({ config = config, fetcher = fetcher, redact = redact } = next);
      return showBare(
        <MerchantProvider
          fetcher={fetcher}
          config={config}
          redact={redact}
          batch={batch}
          onEvent={(event) => {
            events.push(event);
            onEvent?.(event);
          }}
        >
          <Profiler
            id="rows"
            onRender={() => {
              commits += 1;
            }}
          >
            {children}
          </Profiler>
        </MerchantProvider>,
      );
    },
    showBare,
    async unmount() {
      unmounts.splice(unmounts.indexOf(unmount), 1);
      unmount();
      await flush();
    },
    Row({ transaction, ...options }) {
      const lookup = useMerchant(transaction, options);
      note(transaction.id, lookup);
      return <li>{`${transaction.id} ${lookup.status} ${lookup.merchant?.name ?? ''}`.trim()}</li>;
    },
    lookup(id) {
      const last = lookupsOf(id).at(-1);
      if (last) return last;
      throw new Error(`expected a row ${id}, but got none`);
    },
    history(id) {
      const statuses = lookupsOf(id).map(({ status }) => status);
      return statuses.filter((status, index) => status !== statuses[index - 1]);
    },
    renders: (id) => lookupsOf(id).length,
    note,
  };
}

export const transaction = (id: string, parts: Partial<Transaction> = {}): Transaction => ({
  id,
  merchant_name: `RAW ${id}`,
  ...parts,
});

/** `count` rows from `t<first>` on. */
export const transactions = (count: number, first = 0): readonly Transaction[] =>
  Array.from({ length: count }, (_, index) => transaction(`t${first + index}`));
