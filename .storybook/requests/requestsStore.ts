import type { RequestsMessage } from '../../stories/sandbox/requestChannel.js';

const listeners = new Set<() => void>();
let message: RequestsMessage | undefined;

/** The newest message of the story that is shown; undefined for a story without requests. */
export const requestsStore = {
  set(next: RequestsMessage | undefined): void {
    message = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => message,
};
