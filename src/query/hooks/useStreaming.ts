import { useSyncExternalStore } from 'react';

const never = () => () => {};
const no = () => false;

/**
 * Whether a streamed lookup must be shown without its result: on a server, and in the render that
 * hydrates its output. By then the browser may have the result, but what it renders first must
 * equal what the server wrote.
 */
export function useStreaming(isStreamed: boolean): boolean {
  return useSyncExternalStore(never, no, () => isStreamed);
}
