import type { PlannerEvent } from '../../src/index.js';
import { EMPTY_VIEW, type PlannerView } from './PlannerView.js';
import { reducePlannerEvents } from './reducePlannerEvents.js';

export interface PlannerLog {
  add(event: PlannerEvent): void;
  subscribe(listener: () => void): () => void;
  read(): PlannerView;
}

/** Records events. Notifies listeners once per frame: a fling causes hundreds of events in each. */
export function createPlannerLog(): PlannerLog {
  const listeners = new Set<() => void>();
  let view = EMPTY_VIEW;
  let shown = EMPTY_VIEW;
  let scheduled = false;
  return {
    add(event) {
      view = reducePlannerEvents(view, event, Date.now());
      if (scheduled) return;
      scheduled = true;
      requestAnimationFrame(() => {
        scheduled = false;
        shown = view;
        for (const listener of listeners) listener();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => shown,
  };
}
