import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Profiler, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import type { MerchantProviderProps, PlannerEvent, Transaction } from '../../../src/index.js';
import type { MerchantLookup } from '../../../src/query/hooks/MerchantLookup.js';
import type { UseMerchantOptions } from '../../../src/query/hooks/useMerchant.js';
import type { UseMerchantsOptions } from '../../../src/query/hooks/useMerchants.js';
import { createService } from '../createService.js';
import { flush } from '../flush.js';

type Module = typeof import('../../../src/query/provider/engine.js');

const ENGINE = '../../../src/query/provider/engine.js';

/**
 * A host app on a page that has loaded nothing on demand yet. `arrive` and `fail` end the load of
 * the engine that is under way.
 */
export async function createLateApp({ strict = false, respondsAtOnce = false } = {}) {
  vi.resetModules();
  const loads: { resolve: (loaded: Module) => void; reject: (error: unknown) => void }[] = [];
  let attempts = 0;
  // As `import()` behaves where failures are not remembered.
  vi.doMock(ENGINE, () => {
    attempts += 1;
    return new Promise<Module>((resolve, reject) => loads.push({ resolve, reject }));
  });
  const library = await import('../../../src/index.js');
  const engine = await vi.importActual<Module>(ENGINE);
  const { MerchantProvider, useMerchant, useMerchants, useMerchantStatus } = library;
  const { merchantQueryOptions } = library;

  const client = new QueryClient();
  const service = createService({ respondsAtOnce });
  const events: PlannerEvent[] = [];
  const onEvent = (event: PlannerEvent) => {
    events.push(event);
  };
  const seen = new Map<string, MerchantLookup[]>();
  const statuses: string[] = [];
  let commits = 0;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);

  const showBare = async (children: ReactNode) => {
    const app = <QueryClientProvider client={client}>{children}</QueryClientProvider>;
    root.render(strict ? <StrictMode>{app}</StrictMode> : app);
    await flush();
  };
  return {
    library,
    client,
    service,
    events,
    statuses,
    Row({ transaction, ...options }: { transaction: Transaction } & UseMerchantOptions) {
      const lookup = useMerchant(transaction, options);
      seen.set(transaction.id, [...(seen.get(transaction.id) ?? []), lookup]);
      return <li>{`${transaction.id} ${lookup.status}`}</li>;
    },
    Rows({ rows, ...options }: { rows: readonly Transaction[] } & UseMerchantsOptions) {
      useMerchants(rows, options);
      return null;
    },
    /** An observer of the host app's own. */
    Reader({ transaction }: { transaction: Transaction }) {
      return <p>{useQuery(merchantQueryOptions(transaction)).status}</p>;
    },
    Status() {
      const { state } = useMerchantStatus();
      if (state !== statuses.at(-1)) statuses.push(state);
      return null;
    },
    Provider(props: Partial<MerchantProviderProps>) {
      return <MerchantProvider fetcher={service.fetcher} onEvent={onEvent} {...props} />;
    },
    get attempts() {
      return attempts;
    },
    get commits() {
      return commits;
    },
    showBare,
    show: (children: ReactNode, props: Partial<MerchantProviderProps> = {}) =>
      showBare(
        <MerchantProvider fetcher={service.fetcher} onEvent={onEvent} {...props}>
          <Profiler
            id="rows"
            onRender={() => {
              commits += 1;
            }}
          >
            {children}
          </Profiler>
        </MerchantProvider>,
      ),
    async unmount() {
      root.unmount();
      container.remove();
      await flush();
    },
    lookup: (id: string) => seen.get(id)?.at(-1),
    async arrive() {
      for (const { resolve } of loads.splice(0)) resolve(engine);
      await flush();
    },
    async fail(error: unknown = new TypeError('Failed to fetch dynamically imported module')) {
      for (const { reject } of loads.splice(0)) reject(error);
      await flush();
    },
  };
}
