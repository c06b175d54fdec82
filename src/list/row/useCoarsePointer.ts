'use client';
import { useSyncExternalStore } from 'react';

const COARSE = '(pointer: coarse)';

/** Absent in jsdom, where hosts may test their pages. */
const hasMedia = () => typeof matchMedia === 'function';

function subscribe(listener: () => void): () => void {
  if (!hasMedia()) return () => undefined;
  const query = matchMedia(COARSE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the main pointer is a finger: small buttons inside a row then give way to the row itself. False on the server. */
export function useCoarsePointer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasMedia() && matchMedia(COARSE).matches,
    () => false,
  );
}
