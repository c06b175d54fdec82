'use client';
import { type MutableRefObject, type ReactNode, useRef, useSyncExternalStore } from 'react';
import { failedBits, imageRules } from '../../display/images/failedImages.js';
import type { MerchantPicture } from '../../display/images/imageProps.js';
import { imageProps } from '../../display/images/imageProps.js';
import { expectChangeIn, hasCoarsePointer, subscribe } from '../../display/pageState.js';
import { type Display, timeOf } from '../../display/useDisplay.js';
import type { Transaction } from '../../service/types.js';
import {
  describeRow,
  type RowDescription,
  type RowGrouping,
  type RowLookup,
  toRowLookup,
} from './describeRow.js';

/** Everything a row shows, as strings and props. */
export interface RowView extends RowDescription<ReactNode, MerchantPicture> {
  /** Whether the primary pointer is coarse; the row then has no small buttons. */
  isTouch: boolean;
}

/** Cache of the last two views of a row. */
export type RowMemory = MutableRefObject<Remembered | undefined>;

/**
 * The current view of a row. The same object until something in it changes: the time, a failed
 * picture, the pointer. On the server and while hydrating it depends on neither time nor failures.
 * `memory`: where to cache it; default its own.
 */
export function useRowView(
  lookup: RowLookup | undefined,
  transaction: Transaction,
  display: Display,
  groupedBy?: RowGrouping | undefined,
  memory?: RowMemory | undefined,
): RowView {
  const { status, merchant } = lookup ?? toRowLookup(undefined);
  const own = useRef<Remembered>(undefined);
  const read = (isMounted: boolean) =>
    rowView({ status, merchant, transaction, display, groupedBy, isMounted }, memory ?? own);
  return useSyncExternalStore(
    subscribe,
    () => read(true),
    () => read(false),
  );
}

interface RowOf extends RowLookup {
  transaction: Transaction;
  display: Display;
  groupedBy?: RowGrouping | undefined;
  isMounted: boolean;
}

/** A cached view and its inputs. */
interface Remembered {
  row: RowOf;
  view: RowView;
  /**
   * The time it was computed for, and that of its next change, in milliseconds of the display's
   * clock.
   */
  from: number;
  until: number;
  /** Which of the row's pictures have failed. */
  failed: number;
  before: Remembered | undefined;
}

/** Earlier than any time of a clock, in ms since 1970. */
const NO_TIME = -9e15;

/** The view of a row at this moment. The same object until something in it changes. */
export function rowView(row: RowOf, memory: RowMemory): RowView {
  const now = row.isMounted ? timeOf(row.display) : undefined;
  const last = memory.current;
  let entry = last;
  while (entry && !holds(entry, row, now)) entry = entry.before;
  if (!entry) {
    // Keeps two views, because React alternates between two renders of a row while a transition is
    // pending.
    if (last) last.before = undefined;
    entry = memory.current = describe(row, now, last);
  }
  if (now) expectChangeIn(entry.until - now.getTime());
  return entry.view;
}

function describe(row: RowOf, now: Date | undefined, before: Remembered | undefined): Remembered {
  const { transaction, display, groupedBy, isMounted } = row;
  const { images: policy } = display;
  // Mutated rather than copied: a copy takes 6 µs in browsers of 2023.
  const view = describeRow(row, transaction, display, {
    now,
    groupedBy,
    rules: imageRules(policy, isMounted),
    toPicture: (shown) => imageProps(shown, policy, isMounted),
  }) as RowView;
  const { changesAt, images } = view;
  view.isTouch = isMounted && hasCoarsePointer();
  return {
    row,
    view,
    from: timeIn(now),
    until: now ? changesAt : NO_TIME + 1,
    failed: failedBits(images),
    before,
  };
}

function holds(
  { row, view, from, until, failed }: Remembered,
  { status, merchant, transaction, display, groupedBy, isMounted }: RowOf,
  now: Date | undefined,
): boolean {
  if (row.status !== status || row.merchant !== merchant) return false;
  if (row.transaction !== transaction) return false;
  if (row.display !== display || row.isMounted !== isMounted) return false;
  if (row.groupedBy !== groupedBy) return false;
  if (!isMounted) return true;
  const at = timeIn(now);
  return (
    at >= from &&
    at < until &&
    view.isTouch === hasCoarsePointer() &&
    failedBits(view.images) === failed
  );
}

const timeIn = (now: Date | undefined) => now?.getTime() ?? NO_TIME;
