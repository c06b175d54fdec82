'use client';
import { type ReactElement, useEffect, useState } from 'react';
import { loadOnce } from '../service/loadOnce.js';
import type { ListBehavior, ListBehaviorProps } from './ListBehavior.js';

/** After which an attempt that failed is repeated; then twice as long, up to a minute. */
const AGAIN_MS = 5_000;
const LAST_AGAIN_MS = 60_000;

const load = loadOnce('ListBehavior', () => import('./ListBehavior.js'));
let loaded: typeof ListBehavior | undefined;

/** Loads it for all lists. Undefined if it cannot be loaded; the next call tries again. */
export async function loadListBehavior(): Promise<typeof ListBehavior | undefined> {
  loaded = await load().then(
    (module) => module.ListBehavior,
    () => undefined,
  );
  return loaded;
}

/**
 * `ListBehavior`, loaded as soon as the list is mounted, so that the first paint does not wait for
 * it. Without it, as offline or after a deployment, the list shows rows, scrolls and requests
 * merchants. Renders nothing until then.
 */
export function LateListBehavior(props: ListBehaviorProps): ReactElement | null {
  const { events } = props;
  const [Behavior, setBehavior] = useState(() => loaded);
  useEffect(() => {
    if (Behavior) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    let againMs = AGAIN_MS;
    const loadUntilThere = async () => {
      const result = await loadListBehavior();
      if (!isMounted) return;
      if (result) return setBehavior(() => result);
      events.forgetKey();
      timer = setTimeout(loadUntilThere, againMs);
      againMs = Math.min(2 * againMs, LAST_AGAIN_MS);
    };
    loadUntilThere();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [Behavior, events]);
  return Behavior ? <Behavior {...props} /> : null;
}
