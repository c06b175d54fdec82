import type { MerchantResult } from '../service/response/MerchantResult.js';
import type { Row, Waiter } from './Row.js';
import { type Lookup, LookupCancelledError } from './types.js';

export const isWanted = ({ waiters, viewers }: Row<Lookup>): boolean =>
  [...waiters].some(({ kind }) => kind === 'explicit' || viewers > 0);

/** Adds a pending load to a row; aborting `signal` rejects it. */
export function addWaiter(
  { waiters, viewers }: Row<Lookup>,
  signal: AbortSignal | undefined,
  onAbort: () => void,
): Promise<MerchantResult> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      waiters.delete(waiter);
      waiter.settle();
      onAbort();
    };
    const waiter: Waiter = {
      kind: viewers > 0 ? 'visible' : 'explicit',
      settle(outcome) {
        signal?.removeEventListener('abort', abort);
        if (!outcome) reject(new LookupCancelledError());
        else if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      },
    };
    waiters.add(waiter);
    signal?.addEventListener('abort', abort);
  });
}
