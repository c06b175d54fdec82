import type { ListEvents } from './ListEvents.js';

/** A key that was pressed longer ago must not surprise anybody. */
const KEY_MS = 5_000;

/** Passes on what was kept until there was a listener, for the list with this root. */
export function replayEvents(events: ListEvents, root: HTMLElement | null): void {
  const focused = (root?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
  const { listener, key, found } = events;
  events.key = undefined;
  events.found = 0;
  if (focused && root?.contains(focused)) listener?.onFocus({ target: focused });
  if (key && key.event.target === focused && Date.now() - key.at < KEY_MS) {
    listener?.onKeyDown(key.event);
  }
  if (found > 0) listener?.onFound(found);
}
