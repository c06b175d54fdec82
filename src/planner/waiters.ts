import type { MerchantResult } from '../service/response/MerchantResult.js';
import type { Row, Waiter } from './Row.js';
import { type Background, type Lookup, LookupCancelledError } from './types.js';

export const isWanted = ({ waiters, viewers }: Row<Lookup>): boolean =>
  [...waiters].some(({ kind }) => kind !== 'visible' || viewers > 0);

/** The first background load of a row that nothing else loads; undefined for other rows. */
export function backgroundOf({ waiters }: Row<Lookup>): Background | undefined {
  const [first] = waiters;
  return [...waiters].every(({ background }) => background) ? first?.background : undefined;
}

/** Adds a pending load to a row; aborting `signal` rejects it. */
export function addWaiter(
  { waiters, viewers }: Row<Lookup>,
  signal: AbortSignal | undefined,
  background: Background | undefined,
  onAbort: () => void,
): Promise<MerchantResult> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      waiters.delete(waiter);
      waiter.settle();
      onAbort();
    };
    const waiter: Waiter = {
      kind: background ? 'background' : viewers > 0 ? 'visible' : 'explicit',
      background,
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
