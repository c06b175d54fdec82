'use client';
import { type ReactElement, useSyncExternalStore } from 'react';
import { lateModule, subscribeToArrivals } from '../service/lateModule.js';
import type { ListBehaviorProps } from './ListBehavior.js';

export const listBehavior = lateModule('ListBehavior', () => import('./ListBehavior.js'));

/**
 * `ListBehavior`, loaded as soon as the list is mounted, so that the first paint does not wait for
 * it. Without it, as offline or after a deployment, the list shows rows, scrolls and requests
 * merchants. Renders nothing until then.
 */
export function LateListBehavior(props: ListBehaviorProps): ReactElement | null {
  const module = useSyncExternalStore(subscribe, listBehavior.get, getNone);
  return module ? <module.ListBehavior {...props} /> : null;
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = subscribeToArrivals(listener);
  listBehavior.preload();
  return unsubscribe;
}

const getNone = () => undefined;
