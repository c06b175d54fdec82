import type { PlannerEvent } from '../../src/index.js';

/** One request of a story. */
export interface LoggedRequest {
  /** From 1, in the order of the requests. */
  number: number;
  /** Rows sent: distinct lookups. */
  rows: number;
  /** Of these, how many are not on screen but went along. */
  filled: number;
  /** Rows with a result in the response. */
  records: number;
  /** From 1. */
  attempt: number;
  state: 'open' | 'done' | 'failed';
  /** Why it failed: an HTTP status, or the kind of the failure. */
  reason?: string;
  /** Until the response, in milliseconds. */
  durationMs?: number;
}

export interface RequestLog {
  add(event: PlannerEvent): void;
  subscribe(listener: () => void): () => void;
  /** The same array until a request is sent, answered or failed. */
  read(): readonly LoggedRequest[];
}

/** Lists a story's requests by the planner's events, outside React. */
export function createRequestLog(): RequestLog {
  const listeners = new Set<() => void>();
  /** Place of a batch's newest request; a batch is sent again when it is retried. */
  const places = new Map<number, number>();
  /** Rows without an outcome, by batch. */
  const waiting = new Map<number, Set<string>>();
  let requests: readonly LoggedRequest[] = [];

  const change = (batch: number, changes: Partial<LoggedRequest>) => {
    const place = places.get(batch);
    requests = requests.map((request, at) => (at === place ? { ...request, ...changes } : request));
  };

  return {
    add(event) {
      switch (event.type) {
        case 'sent': {
          const { batch, ids, filled, attempt } = event;
          const number = requests.length + 1;
          places.set(batch, number - 1);
          waiting.set(batch, new Set(ids));
          requests = [
            ...requests,
            { number, rows: ids.length, filled, records: 0, attempt, state: 'open' },
          ];
          break;
        }
        case 'received': {
          const { batch, ids, durationMs } = event;
          change(batch, { state: 'done', records: ids.length, durationMs });
          break;
        }
        case 'failed': {
          const { batch, kind, status, durationMs } = event;
          const place = places.get(batch);
          // Rows of a response that has others: the request itself did not fail.
          if (place !== undefined && requests[place]?.state === 'done') return;
          change(batch, { state: 'failed', reason: `${status ?? kind}`, durationMs });
          break;
        }
        case 'missing': {
          // A response without any of its rows: no `received` follows.
          for (const [batch, ids] of waiting) {
            if (ids.delete(event.id) && ids.size === 0) change(batch, { state: 'done' });
          }
          break;
        }
        default:
          return;
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => requests,
  };
}
