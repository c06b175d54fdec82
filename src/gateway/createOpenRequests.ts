import type { OpenRequest } from '../endpoint/createGuard.js';
import { now } from '../utils/time.js';

/**
 * The fraction of all open requests that one scope may have, so that it cannot block the others.
 */
const SHARE = 8;

/** A body that takes longer to arrive is slow. Most arrive at once. */
const SLOW_MS = 1_000;

interface OpenRequests {
  /**
   * Admits a request of a scope; undefined if there are too many. `giveWay` is called if its body is
   * still arriving when another request needs its place.
   */
  admit(scope: string, giveWay: () => void): OpenRequest | undefined;
  count(): number;
}

/**
 * Limits open requests to `max`, an eighth of them for one scope. At the limit, a request replaces
 * the one with the oldest slow body, of the scope with the most of them: a few customers who send
 * slowly must not block all others.
 */
export function createOpenRequests(max: number): OpenRequests {
  const byScope = new Map<string, number>();
  const maxOfScope = Math.ceil(max / SHARE);
  /** Requests whose bodies are still arriving, the oldest first. */
  const arriving = new Map<OpenRequest, { scope: string; since: number; giveWay(): void }>();
  let count = 0;

  function makeRoom(): void {
    const slow = [...arriving].filter(([, { since }]) => since <= now() - SLOW_MS);
    const sizes = new Map<string, number>();
    for (const [, { scope }] of slow) sizes.set(scope, (sizes.get(scope) ?? 0) + 1);
    const most = Math.max(...sizes.values());
    for (const [openRequest, { scope, giveWay }] of slow) {
      if (sizes.get(scope) !== most) continue;
      openRequest.end();
      giveWay();
      return;
    }
  }

  return {
    count: () => count,
    admit(scope, giveWay) {
      if ((byScope.get(scope) ?? 0) >= maxOfScope) return undefined;
      if (count >= max) makeRoom();
      if (count >= max) return undefined;
      count += 1;
      byScope.set(scope, (byScope.get(scope) ?? 0) + 1);
      let isOpen = true;
      const openRequest: OpenRequest = {
        bodyArrived: () => arriving.delete(openRequest),
        end() {
          arriving.delete(openRequest);
          if (!isOpen) return;
          isOpen = false;
          count -= 1;
          const left = (byScope.get(scope) ?? 1) - 1;
          if (left > 0) byScope.set(scope, left);
          else byScope.delete(scope);
        },
      };
      arriving.set(openRequest, { scope, since: now(), giveWay });
      return openRequest;
    },
  };
}
