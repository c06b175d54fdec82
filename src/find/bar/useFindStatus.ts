'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** How long nothing must change before it is announced. */
const QUIET_MS = 1_000;

/**
 * Puts the text into a `role="status"` element once it has not changed for a second. The first text
 * is what the reader finds; it is not announced.
 */
export function useFindStatus(status: RefObject<HTMLElement | null>, text: string): void {
  const announced = useRef(text);
  useEffect(() => {
    if (text === announced.current) return undefined;
    const timer = setTimeout(() => {
      announced.current = text;
      // Written directly, so that an announcement is no commit.
      status.current?.replaceChildren(text);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [status, text]);
}
