/** Fraction of all places for one scope, so that it cannot take everyone's. */
const SHARE = 8;

/** Counts open requests. */
export interface Places {
  /**
   * Takes a place for a request of a scope; undefined if there is none. The returned function frees
   * it.
   */
  take(scope: string): (() => void) | undefined;
  taken(): number;
}

/** Limits open requests to `max`, an eighth of them for one scope. */
export function createPlaces(max: number): Places {
  const byScope = new Map<string, number>();
  const maxOfScope = Math.ceil(max / SHARE);
  let taken = 0;

  return {
    taken: () => taken,
    take(scope) {
      const own = byScope.get(scope) ?? 0;
      if (taken >= max || own >= maxOfScope) return undefined;
      taken += 1;
      byScope.set(scope, own + 1);
      return () => {
        taken -= 1;
        const left = (byScope.get(scope) ?? 1) - 1;
        if (left > 0) byScope.set(scope, left);
        else byScope.delete(scope);
      };
    },
  };
}
