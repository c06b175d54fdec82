import type { Place } from '../endpoint/createGuard.js';
import { now } from '../utils/now.js';

/** Fraction of all places for one scope, so that it cannot take everyone's. */
const SHARE = 8;

/** How long a body may be coming before it is slow. Most arrive at once. */
const SLOW_MS = 1_000;

/** Counts open requests. */
export interface Places {
  /**
   * Takes a place for a request of a scope; undefined if there is none. If its body is still coming
   * when others need the place, `giveWay` is called.
   */
  take(scope: string, giveWay: () => void): Place | undefined;
  taken(): number;
}

/**
 * Limits open requests to `max`, an eighth of them for one scope. If all places are taken, a request
 * gets that of the oldest slow body, of the scope with the most of them: a few customers who send
 * slowly must not keep out all others.
 */
export function createPlaces(max: number): Places {
  const byScope = new Map<string, number>();
  const maxOfScope = Math.ceil(max / SHARE);
  /** Places whose bodies are still coming, the oldest first, and their scopes. */
  const coming = new Map<Place, { scope: string; since: number; giveWay(): void }>();
  let taken = 0;

  function makeRoom(): void {
    const slow = [...coming].filter(([, { since }]) => since <= now() - SLOW_MS);
    const sizes = new Map<string, number>();
    for (const [, { scope }] of slow) sizes.set(scope, (sizes.get(scope) ?? 0) + 1);
    const most = Math.max(...sizes.values());
    for (const [place, { scope, giveWay }] of slow) {
      if (sizes.get(scope) !== most) continue;
      place.leave();
      giveWay();
      return;
    }
  }

  return {
    taken: () => taken,
    take(scope, giveWay) {
      if ((byScope.get(scope) ?? 0) >= maxOfScope) return undefined;
      if (taken >= max) makeRoom();
      if (taken >= max) return undefined;
      taken += 1;
      byScope.set(scope, (byScope.get(scope) ?? 0) + 1);
      let isTaken = true;
      const place: Place = {
        keep: () => coming.delete(place),
        leave() {
          coming.delete(place);
          if (!isTaken) return;
          isTaken = false;
          taken -= 1;
          const left = (byScope.get(scope) ?? 1) - 1;
          if (left > 0) byScope.set(scope, left);
          else byScope.delete(scope);
        },
      };
      coming.set(place, { scope, since: now(), giveWay });
      return place;
    },
  };
}
