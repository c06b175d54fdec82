'use client';
import { useRef } from 'react';
import type { KeyedLookup } from '../cache/createLookup.js';
import type { MerchantLookup } from './MerchantLookup.js';
import { type LookupState, toMerchantLookup } from './toMerchantLookup.js';

interface Known extends LookupState {
  key: string;
  lookup: MerchantLookup;
}

const UNASKED: LookupState = { data: undefined, error: null, asked: false };

/** Lookups by row id; each, and the map, is the one of the render before while nothing in it changed. */
export function useStableLookups(
  rows: ReadonlyMap<string, KeyedLookup>,
  states: ReadonlyMap<string, LookupState>,
  retry: (lookup: KeyedLookup) => void,
): ReadonlyMap<string, MerchantLookup> {
  const known = useRef(new Map<string, Known>());
  const map = useRef<ReadonlyMap<string, MerchantLookup>>(new Map());

  const latest = new Map<string, Known>();
  for (const [id, row] of rows) {
    const state = states.get(row.key) ?? UNASKED;
    const before = known.current.get(id);
    latest.set(id, before && isSame(before, row.key, state) ? before : create(row, state, retry));
  }
  known.current = latest;
  const isUnchanged =
    map.current.size === latest.size &&
    [...latest].every(([id, { lookup }]) => map.current.get(id) === lookup);
  if (!isUnchanged) map.current = new Map([...latest].map(([id, { lookup }]) => [id, lookup]));
  return map.current;
}

function isSame(before: Known, key: string, { data, error, asked }: LookupState): boolean {
  const isSameState = before.data === data && before.error === error && before.asked === asked;
  return before.key === key && isSameState;
}

function create(row: KeyedLookup, state: LookupState, retry: (row: KeyedLookup) => void): Known {
  const lookup = toMerchantLookup(state, row.transaction.id, () => retry(row));
  return { ...state, key: row.key, lookup };
}
