'use client';
import { type MutableRefObject, type ReactNode, useRef, useSyncExternalStore } from 'react';
import { failedBits, imageRules } from '../../display/images/failedImages.js';
import { imageProps } from '../../display/images/imageProps.js';
import type { MerchantPicture } from '../../display/images/MerchantPicture.js';
import { expectChangeIn, hasCoarsePointer, subscribe } from '../../display/surroundings.js';
import { type Display, timeOf } from '../../display/useDisplay.js';
import type { Transaction } from '../../service/types.js';
import { describeRow, type RowDescription, type RowLookup } from './describeRow.js';

/** All that a row shows, in strings and props. */
export interface RowView extends RowDescription<ReactNode, MerchantPicture> {
  /** The main pointer is a finger: no small buttons within the row. */
  isTouch: boolean;
}

const IDLE: RowLookup = { status: 'idle', merchant: undefined };

/** The last view of a row, and the one before. */
export type RowMemory = MutableRefObject<Remembered | undefined>;

/**
 * What a row shows now. The same object until something in it changes: the time, a picture that
 * fails, the pointer. On the server and in the hydrating render it makes no claim about the time,
 * and knows of no failures. `memory`: default one of its own.
 */
export function useRowView(
  lookup: RowLookup | undefined,
  transaction: Transaction,
  display: Display,
  memory?: RowMemory | undefined,
): RowView {
  const { status, merchant } = lookup ?? IDLE;
  const own = useRef<Remembered>(undefined);
  const read = (isMounted: boolean) =>
    rowView({ status, merchant, transaction, display, isMounted }, memory ?? own);
  return useSyncExternalStore(
    subscribe,
    () => read(true),
    () => read(false),
  );
}

interface RowOf extends RowLookup {
  transaction: Transaction;
  display: Display;
  isMounted: boolean;
}

/** What was worked out, and from what. */
interface Remembered {
  row: RowOf;
  view: RowView;
  /** The time that it is for, and that of its next change, in milliseconds of the display's clock. */
  from: number;
  until: number;
  /** Which of the row's pictures have failed. */
  failed: number;
  before: Remembered | undefined;
}

/** Before every time that a clock can have, in ms since 1970. */
const NO_TIME = -9e15;

/** The view of a row at this moment. The same object until something in it changes. */
export function rowView(row: RowOf, memory: RowMemory): RowView {
  const now = row.isMounted ? timeOf(row.display) : undefined;
  const last = memory.current;
  let entry = last;
  while (entry && !holds(entry, row, now)) entry = entry.before;
  if (!entry) {
    // Two are kept: while a transition waits, a row is rendered with another one in turns.
    if (last) last.before = undefined;
    entry = memory.current = describe(row, now, last);
  }
  if (now) expectChangeIn(entry.until - now.getTime());
  return entry.view;
}

function describe(row: RowOf, now: Date | undefined, before: Remembered | undefined): Remembered {
  const { transaction, display, isMounted } = row;
  const { images: policy } = display;
  // Written to, not copied: a copy takes 6 µs in browsers of 2023.
  const view = describeRow(row, transaction, display, {
    now,
    rules: imageRules(policy, isMounted),
    toPicture: (shown) => imageProps(shown, policy, isMounted),
  }) as RowView;
  const { hours, images } = view;
  view.isTouch = isMounted && hasCoarsePointer();
  return {
    row,
    view,
    from: timeIn(now),
    until: now ? (hours?.changesAt?.getTime() ?? Infinity) : NO_TIME + 1,
    failed: failedBits(images),
    before,
  };
}

function holds(
  { row, view, from, until, failed }: Remembered,
  { status, merchant, transaction, display, isMounted }: RowOf,
  now: Date | undefined,
): boolean {
  if (row.status !== status || row.merchant !== merchant) return false;
  if (row.transaction !== transaction) return false;
  if (row.display !== display || row.isMounted !== isMounted) return false;
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
