import { EnrichmentError } from '../contract/EnrichmentError.js';
import type { FetchContext } from '../contract/MerchantListFetcher.js';
import type { PlannerEnvironment } from './Planner.js';

/** How a call came back. */
export type Landing =
  | { body: unknown; receipt: Readonly<Record<string, string>> | undefined }
  | { error: EnrichmentError };

/**
 * Hands a request to the fetcher and calls `land` once, never synchronously, whatever the fetcher does: throw, return a
 * plain value, settle late or never. The returned function takes the call back: the signal is aborted, `land` not called.
 */
export function sendCall(
  send: (context: FetchContext) => unknown,
  timeoutMs: number,
  { setTimer }: PlannerEnvironment,
  land: (landing: Landing) => void,
): () => void {
  const controller = new AbortController();
  let receipt: Record<string, string> | undefined;
  let over = false;
  const end = (landing?: Landing) => {
    if (over) return;
    over = true;
    cancelTimer();
    if (landing) land(landing);
  };
  const cancelTimer = setTimer(() => {
    end({ error: new EnrichmentError('timeout') });
    controller.abort();
  }, timeoutMs);
  const setReceipt = (headers: Record<string, string>) => {
    receipt = headers;
  };
  // A promise's executor turns a synchronous throw into a rejection.
  new Promise((resolve) => resolve(send({ signal: controller.signal, setReceipt }))).then(
    (body) => end({ body, receipt }),
    (cause: unknown) => {
      const known = cause instanceof EnrichmentError;
      end({ error: known ? cause : new EnrichmentError('network', { cause }) });
    },
  );
  return () => {
    end();
    controller.abort();
  };
}
