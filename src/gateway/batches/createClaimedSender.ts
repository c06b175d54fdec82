import { now } from '../../utils/time.js';
import type { Claims } from '../createClaims.js';
import type { Results } from '../createResults.js';
import type { RowQueue } from './createRowQueue.js';
import type { Send } from './createSender.js';
import type { Batch, Row } from './Row.js';

interface ClaimedSenderOptions {
  claims: Claims;
  results: Pick<Results, 'read'>;
  rows: RowQueue;
  /** Maximum time for another replica, in milliseconds. */
  serviceMs: number;
  /** Makes `close` wait for a task that outlives the batch's slot. */
  track(task: Promise<unknown>): void;
  /** Called when rows have been queued again. */
  onQueued(): void;
  isClosed(): boolean;
}

/**
 * Sends the rows of a batch that no other replica is requesting, and polls the store for the rest.
 * Never rejects.
 */
export function createClaimedSender(options: ClaimedSenderOptions) {
  const { claims, results, rows, serviceMs, track, onQueued, isClosed } = options;

  /** Settles the rows that are now in the store, and returns the rest. */
  async function settleStored(some: readonly Row[]): Promise<readonly Row[]> {
    const found = await results.read(some.map(({ lookup }) => lookup));
    return some.filter((row) => {
      const answer = found.get(row.lookup);
      if (answer) rows.settle(row, answer);
      return !answer;
    });
  }

  /**
   * Waits until rows that another replica is requesting are stored, or their claim is free again.
   */
  async function watch(held: readonly Row[]): Promise<void> {
    const overdueAt = now() + serviceMs;
    let waiting = held;
    for (let looks = 0; ; looks += 1) {
      await claims.rest(looks);
      waiting = rows.wantedOf(await settleStored(rows.wantedOf(waiting)));
      if (waiting.length === 0 || isClosed()) return;
      if (now() > overdueAt) {
        rows.retry([{ rows: waiting, failures: 0, readyAt: 0, isOverdue: true }]);
        return onQueued();
      }
      const free = await claims.claim(waiting.map(({ lookup }) => lookup.storeKey));
      await free.release();
      const isFree = ({ lookup }: Row) => free.keys.includes(lookup.storeKey);
      rows.requeue(waiting.filter(isFree));
      waiting = waiting.filter((row) => !isFree(row));
      onQueued();
    }
  }

  return async (batch: Batch, send: (own: Batch) => ReturnType<Send>): Promise<void> => {
    const { rows: asked } = batch;
    const claim = await claims.claim(asked.map(({ lookup }) => lookup.storeKey));
    const isOwn = ({ lookup }: Row) => claim.keys.includes(lookup.storeKey);
    const held = asked.filter((row) => !isOwn(row));
    if (held.length > 0) track(watch(held));
    // A row may have been stored between the first read and the claim.
    const own = rows.wantedOf(await settleStored(asked.filter(isOwn)));
    const isWorthIt = own.length > 0 && !isClosed();
    // Without a request, the rest has no outcome to wait for.
    if (!isWorthIt && batch.rest) {
      rows.requeue(rows.wantedOf(batch.rest));
      onQueued();
    }
    const sent = isWorthIt ? await send({ ...batch, rows: own }) : undefined;
    // Releases the claim after storing, because other replicas look for the result first. The slot
    // need not wait for that.
    track(Promise.resolve(sent?.kept).then(claim.release));
  };
}
