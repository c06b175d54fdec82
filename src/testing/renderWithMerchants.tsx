import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type RenderOptions, type RenderResult, render } from '@testing-library/react';
import { Fragment, type ReactElement, type ReactNode, useEffect } from 'react';
import type { Attributions } from '../display/Attribution.js';
import { DisplayProvider, type DisplayProviderProps } from '../display/DisplayProvider.js';
import { failedImages } from '../display/images/failedImages.js';
import { MERCHANT_QUERY_ROOT } from '../query/cache/createLookup.js';
import { MerchantProvider, type MerchantProviderProps } from '../query/MerchantProvider.js';
import { setSharedPlanner } from '../query/provider/SharedPlanner.js';
import { PLACES_SOURCE } from '../sandbox/writeCachePolicy.js';
import type { Transaction } from '../service/types.js';
import { warnOnce } from '../utils/warnOnce.js';
import { InstantPlanner } from './InstantPlanner.js';
import { isLayoutInstalled } from './installLayout.js';
import type { MerchantRecords } from './MerchantRecords.js';
import { settle } from './settle.js';

export interface RenderWithMerchantsOptions
  extends Omit<RenderOptions, 'queries'>,
    Pick<MerchantProviderProps, 'config' | 'redact'> {
  /** The service's records by transaction id. Other transactions have none. */
  records?: MerchantRecords | undefined;
  /** The app's query client. Default: a new one for each call, without retries. */
  client?: QueryClient | undefined;
  /**
   * Props of `DisplayProvider`. Default: English, UTC, the clock of the test, and a credit for the
   * source of places of `merchantRecord`.
   */
  display?: Omit<DisplayProviderProps, 'children'> | undefined;
}

export interface RenderedWithMerchants extends RenderResult {
  readonly client: QueryClient;
  /**
   * The rows that were requested up to now, in this order, as they would be sent: reduced to the
   * twelve fields, and masked. A row that is requested again, as for its details, is there twice.
   */
  readonly requested: readonly Readonly<Transaction>[];
  /** Replaces `records` for requests from now on, and answers those that are pending. */
  setRecords(records: MerchantRecords): void;
}

const ATTRIBUTIONS: Attributions = {
  [PLACES_SOURCE]: { text: 'Places data by Tidewell Maps', href: 'https://maps.tidewell.example' },
};

/**
 * Renders inside a `QueryClientProvider`, a `MerchantProvider` and a `DisplayProvider`, whose
 * service is `records`: no network, no timers, so that fake ones may be installed. After the
 * `await`, every row that is on screen shows its merchant. `rerender` keeps the providers.
 *
 * Each transaction has a result of its own (`config.identity` is `transaction` unless given), so
 * that `records` may differ for rows of equal text. A component that brings its own
 * `QueryClientProvider` does not see `records`: give those to `merchantHandler`.
 */
export async function renderWithMerchants(
  ui: ReactNode,
  options: RenderWithMerchantsOptions = {},
): Promise<RenderedWithMerchants> {
  const {
    records = {},
    client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } }),
    config,
    redact,
    display = {},
    wrapper: Inner = Fragment,
    ...rest
  } = options;
  warnAboutObserver();
  failedImages.clear();
  const attributions = { ...ATTRIBUTIONS, ...display.attributions };
  const planner = new InstantPlanner(client, records);
  const defaults = client.getQueryDefaults([MERCHANT_QUERY_ROOT]);
  /** Gives the client to this test. Returns a function that gives it back to the app. */
  const takeClient = () => {
    // A gc timer would keep the test runner alive for half an hour.
    client.setQueryDefaults([MERCHANT_QUERY_ROOT], { gcTime: Infinity, ...defaults });
    const returnPlanner = setSharedPlanner(client, planner);
    // TanStack tells rows of results in a timer, which may be a fake one.
    notifyManager.setScheduler((notify) => {
      Promise.resolve().then(() => (isActExpected() ? act(notify) : notify()));
    });
    return () => {
      notifyManager.setScheduler((notify) => setTimeout(notify, 0));
      client.setQueryDefaults([MERCHANT_QUERY_ROOT], defaults);
      returnPlanner();
    };
  };
  takeClient();
  const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
    <QueryClientProvider client={client}>
      <WhileMounted start={takeClient} />
      <MerchantProvider
        fetcher={noFetcher}
        config={{ ...config, identity: config?.identity ?? 'transaction' }}
        redact={redact}
      >
        <DisplayProvider
          {...display}
          locale={display.locale ?? 'en'}
          timeZone={display.timeZone ?? 'UTC'}
          attributions={attributions}
        >
          <Inner>{children}</Inner>
        </DisplayProvider>
      </MerchantProvider>
    </QueryClientProvider>
  );
  const view = render(ui, { ...rest, wrapper });
  // Lets code that is loaded on demand arrive, and observers report.
  await settle(async () => {});
  return {
    ...view,
    client,
    requested: planner.requested,
    setRecords: (next) => planner.setRecords(next),
  };
}

/** False while `findBy…`, `waitFor` and `user-event` wait: React warns about `act` there. */
const isActExpected = () => Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === true;

function WhileMounted({ start }: { start: () => () => void }): null {
  useEffect(start, [start]);
  return null;
}

/** Never called: `InstantPlanner` reads the records. */
const noFetcher = () => Promise.reject(new Error('Merchantry: expected no request in a test.'));

/** In happy-dom no row ever becomes visible. */
function warnAboutObserver(): void {
  if (!('happyDOM' in window) || isLayoutInstalled()) return;
  warnOnce(
    "expected an IntersectionObserver that reports, but got: happy-dom's, which never does, so no row is requested. Import 'merchantry/testing/setup' before your tests.",
  );
}
