'use client';
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { EarlyEvents, ListBehavior, ListBehaviorProps, ListEvents } from './ListBehavior.js';

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
export const LateListBehavior = forwardRef<ListEvents, ListBehaviorProps>(
  function LateListBehavior(props, ref) {
    const [Behavior, setBehavior] = useState(() => loaded);
    const early = useRef<EarlyEvents>({ key: undefined, found: 0 });
    useEffect(() => {
      if (Behavior) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isMounted = true;
      const load = async () => {
        const result = await loadListBehavior();
        if (!isMounted) return;
        if (result) return setBehavior(() => result);
        early.current.key = undefined;
        timer = setTimeout(load, AGAIN_MS);
      };
      load();
      return () => {
        isMounted = false;
        clearTimeout(timer);
      };
    }, [Behavior]);
    useImperativeHandle(Behavior ? null : ref, () => ({
      onKeyDown(event) {
        early.current.key = event;
      },
      onFound(count) {
        early.current.found += count;
      },
      onFocus() {},
      onBlur() {},
    }));
    return Behavior ? <Behavior {...props} ref={ref} early={early} /> : null;
  },
);
