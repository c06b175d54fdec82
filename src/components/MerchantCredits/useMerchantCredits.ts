'use client';
import { useMemo } from 'react';
import type { Attribution } from '../../display/Attribution.js';
import { useDisplay } from '../../display/useDisplay.js';
import { parseMerchant } from '../../service/response/parseMerchant.js';
import type { MerchantRecord } from '../../service/types.js';
import { attributionsFor, findAttribution } from '../../sources/attributionsFor.js';
import { type MerchantPart, type RowPart, rowFields } from '../../sources/partFields.js';
import { recordForRow } from '../../sources/recordForRow.js';
import { useCreditedFields } from './useCreditedFields.js';

/** The attribution of a source, with its `cachePolicy` label. */
export interface MerchantCredit extends Attribution {
  label: string;
}

/** A record, or a lookup such as a `MerchantLookup`, whose best record is used. */
export type CreditedMerchant =
  | MerchantRecord
  | { readonly merchant: MerchantRecord | undefined }
  | undefined;

const ROW_PARTS = Object.keys(rowFields) as RowPart[];

/**
 * The credits that your own rows need, without duplicates, from the `attributions` of
 * `DisplayProvider`. Without `parts`, for what `TransactionRow` shows, which excludes sources with
 * `row: false`; with `parts`, for those parts of the whole record. The array keeps its identity
 * while the credits are the same. `MerchantCredits` renders them.
 */
export function useMerchantCredits(
  lookups: readonly CreditedMerchant[],
  parts?: readonly MerchantPart[] | undefined,
): readonly MerchantCredit[] {
  const { attributions } = useDisplay();
  const creditedFields = useCreditedFields();
  const labels = new Set(
    lookups.flatMap((lookup) => {
      const record = parseMerchant(lookup && 'merchant' in lookup ? lookup.merchant : lookup);
      const merchant = parts ? record : recordForRow(record, attributions);
      if (!merchant) return [];
      const fields = creditedFields(merchant, parts ?? ROW_PARTS);
      return [...attributionsFor(merchant, fields, attributions).keys()];
    }),
  );
  const json = JSON.stringify([...labels].sort());
  return useMemo(
    () =>
      (JSON.parse(json) as string[]).flatMap((label) => {
        const attribution = findAttribution(attributions, label);
        return attribution ? [{ ...attribution, label }] : [];
      }),
    [json, attributions],
  );
}
