/**
 * How often a property is tried: 100 times, or as often as `VITE_PROPERTY_RUNS` says, as in
 * `VITE_PROPERTY_RUNS=1000 npm test`. Vite hands variables with this prefix to browsers, too. A
 * property whose every try is expensive takes a share.
 */
export const propertyRuns = (share = 1): number =>
  Math.ceil(share * Number(import.meta.env.VITE_PROPERTY_RUNS || 100));
