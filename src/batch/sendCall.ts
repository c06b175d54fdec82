import { EnrichmentError } from '../contract/EnrichmentError.js';
import type { FetchContext } from '../contract/MerchantListFetcher.js';
import type { PlannerState } from './PlannerState.js';

type Receipt = Record<string, string>;

/**
 * Lets `ask` go to the service and calls `land` once, never synchronously, whatever the fetcher does: throw, return a
 * plain value, settle late or never. Meanwhile `flights` holds a function that takes the call back: the signal is
 * aborted, `land` not called.
 */
export function sendCall<Answer extends object>(
  { flights, setTimer, timeoutMs }: PlannerState,
  ask: (context: FetchContext) => Promise<Answer>,
  land: (answer: Answer | EnrichmentError, receipt: Receipt | undefined) => void,
): void {
  const controller = new AbortController();
  let receipt: Receipt | undefined;
  const finish = (answer?: Answer | EnrichmentError) => {
    if (!flights.delete(takeBack)) return;
    cancelTimer();
    if (answer) land(answer, receipt);
  };
  const takeBack = () => {
    finish();
    controller.abort();
  };
  const cancelTimer = setTimer(() => {
    finish(new EnrichmentError('timeout'));
    controller.abort();
  }, timeoutMs);
  const setReceipt = (headers: Receipt) => {
    receipt = headers;
  };
  flights.add(takeBack);
  ask({ signal: controller.signal, setReceipt })
    .catch((cause) =>
      cause instanceof EnrichmentError ? cause : new EnrichmentError('network', { cause }),
    )
    .then(finish);
}
