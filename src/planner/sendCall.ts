import { EnrichmentError } from '../service/EnrichmentError.js';
import type { ParsedResponse } from '../service/response/parseResponse.js';
import type { PlannerEnvironment } from './Planner.js';

/**
 * Lets `ask` go to the service and calls `land` once, never synchronously: with the answer, with the error, or when the
 * time is over. Meanwhile `flights` holds a function that takes the call back: the signal is aborted, `land` not called.
 */
export function sendCall(
  flights: Set<() => void>,
  setTimer: PlannerEnvironment['setTimer'],
  timeoutMs: number,
  ask: (signal: AbortSignal) => Promise<ParsedResponse>,
  land: (answer: ParsedResponse | EnrichmentError) => void,
): void {
  const controller = new AbortController();
  const finish = (answer?: ParsedResponse | EnrichmentError) => {
    if (!flights.delete(takeBack)) return;
    cancelTimer();
    if (answer) land(answer);
  };
  const takeBack = (error?: EnrichmentError) => {
    finish(error);
    controller.abort();
  };
  const cancelTimer = setTimer(() => takeBack(new EnrichmentError('timeout')), timeoutMs);
  flights.add(takeBack);
  ask(controller.signal).then(finish, finish);
}
