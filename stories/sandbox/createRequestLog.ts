import type { PlannerEvent } from '../../src/index.js';

export interface RequestCounts {
  requests: number;
  /** Distinct lookups sent: equal rows share one, and a retry adds none. */
  lookups: number;
  results: number;
  failed: number;
}

export interface RequestLog {
  add(event: PlannerEvent): void;
  subscribe(listener: () => void): () => void;
  read(): RequestCounts;
}

const NO_REQUESTS: RequestCounts = { requests: 0, lookups: 0, results: 0, failed: 0 };

/** Counts the planner's events outside React, so that an event renders only the counter. */
export function createRequestLog(): RequestLog {
  const listeners = new Set<() => void>();
  const sent = new Set<string>();
  const received = new Set<string>();
  const failed = new Set<string>();
  let counts = NO_REQUESTS;

  return {
    add(event) {
      switch (event.type) {
        case 'sent':
          for (const id of event.ids) sent.add(id);
          break;
        case 'received':
          for (const id of event.ids) {
            received.add(id);
            failed.delete(id);
          }
          break;
        case 'failed':
          for (const id of event.ids) failed.add(id);
          break;
        case 'missing':
          failed.add(event.id);
          break;
        default:
          return;
      }
      counts = {
        requests: counts.requests + (event.type === 'sent' ? 1 : 0),
        lookups: sent.size,
        results: received.size,
        failed: failed.size,
      };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => counts,
  };
}
