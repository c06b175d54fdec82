import type { MerchantLookup, MerchantRecord } from '../src/index.js';

type Parts = { [Key in keyof MerchantLookup]?: MerchantLookup[Key] };

/** A lookup as `useMerchant` returns it: `matched` with these records, `idle` without any. */
export function lookupOf(
  found: MerchantRecord | readonly MerchantRecord[] | undefined,
  parts: Parts = {},
): MerchantLookup {
  const merchants = found === undefined ? [] : Array.isArray(found) ? found : [found];
  const [merchant] = merchants;
  const status = parts.status ?? (merchant ? 'matched' : 'idle');
  return {
    status,
    merchant,
    merchants,
    error: undefined,
    isFetching: status === 'pending',
    lookupId: '1',
    retry: () => undefined,
    ...parts,
  } as MerchantLookup;
}
