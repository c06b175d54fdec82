import { useSyncExternalStore } from 'react';

const never = () => () => {};
const no = () => false;

/**
 * Whether a streamed lookup must render without its result: on a server, and while hydrating its
 * output. The browser may already have the result, but the first render must match the server's.
 */
export function useStreaming(isStreamed: boolean): boolean {
  return useSyncExternalStore(never, no, () => isStreamed);
}
