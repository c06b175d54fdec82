'use client';
import { type ReactElement, useEffect, useState } from 'react';
import type { ListBehavior, ListBehaviorProps } from './ListBehavior.js';

/** After which an attempt that failed is repeated. */
const AGAIN_MS = 10_000;

let loading: Promise<typeof ListBehavior | undefined> | undefined;
let loaded: typeof ListBehavior | undefined;

/** Loads it for all lists. Undefined if it cannot be loaded; the next call tries again. */
export function loadListBehavior(): Promise<typeof ListBehavior | undefined> {
  loading ??= import('./ListBehavior.js').then(
    (module) => {
      loaded = module.ListBehavior;
      return loaded;
    },
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return loading;
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
    const load = async () => {
      const result = await loadListBehavior();
      if (!isMounted) return;
      if (result) return setBehavior(() => result);
      events.forgetKey();
      timer = setTimeout(load, AGAIN_MS);
    };
    load();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [Behavior, events]);
  return Behavior ? <Behavior {...props} /> : null;
}
