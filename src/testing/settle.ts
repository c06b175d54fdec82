import { act } from '@testing-library/react';

let settling: Promise<void> | undefined;

/**
 * Waits inside React's `act`. All who wait at the same time share one call: after two that overlap,
 * React renders nothing any more.
 */
export function settle(wait: () => Promise<void>): Promise<void> {
  settling ??= Promise.resolve(act(wait)).finally(() => {
    settling = undefined;
  });
  return settling;
}
