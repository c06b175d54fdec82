'use client';
import { type ReactNode, useContext } from 'react';
import { orNull } from '../display/orNull.js';
import type { MerchantRecord } from '../service/types.js';
import { DetailsContext } from './DetailsContext.js';
import type { MerchantDetailsParts } from './MerchantDetailsParts.js';

type ChoosePart = (
  name: keyof MerchantDetailsParts,
  ours: ReactNode,
  /** Instead of the whole record: what the part may show. */
  merchant?: MerchantRecord,
) => ReactNode;

/** A function that chooses between our part and the host's. Null where nothing is to be shown. */
export function useDetailsPart(): ChoosePart {
  const context = useContext(DetailsContext);
  return (name, ours, merchant) => {
    const given = context?.parts[name];
    if (!context || given === undefined) return ours;
    if (typeof given !== 'function') return orNull(given);
    const shown = merchant ? { ...context.shown, merchant } : context.shown;
    return orNull(given(shown, ours));
  };
}
