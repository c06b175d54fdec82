import type { PlannerEvent } from '../../src/index.js';

export interface CallCounts {
  calls: number;
  /** Different lookups sent: rows of equal content share one, and a repeated call adds none. */
  asked: number;
  answered: number;
  failed: number;
}

export interface CallLog {
  add(event: PlannerEvent): void;
  subscribe(listener: () => void): () => void;
  read(): CallCounts;
}

const NO_CALLS: CallCounts = { calls: 0, asked: 0, answered: 0, failed: 0 };

/**
 * Counts what the planner did, outside React, so that an event renders the counter and nothing
 * else.
 */
export function createCallLog(): CallLog {
  const listeners = new Set<() => void>();
  const asked = new Set<string>();
  const answered = new Set<string>();
  const failed = new Set<string>();
  let counts = NO_CALLS;

  return {
    add(event) {
      switch (event.type) {
        case 'sent':
          for (const id of event.ids) asked.add(id);
          break;
        case 'received':
          for (const id of event.ids) {
            answered.add(id);
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
        calls: counts.calls + (event.type === 'sent' ? 1 : 0),
        asked: asked.size,
        answered: answered.size,
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
