'use client';
import { type ReactNode, useSyncExternalStore } from 'react';
import { hasZones, preloadZones } from '../hours/timeZoneOfCountry.js';
import type { Transaction } from '../service/types.js';
import { describeRow, type RowDescription, type RowLookup } from '../view/describeRow.js';
import type { Attribution } from './Attribution.js';
import { failedBits, imageRules } from './images/failedImages.js';
import { imageProps } from './images/imageProps.js';
import { expectChangeIn, hasCoarsePointer, subscribe } from './surroundings.js';
import { type Display, useDisplay } from './useDisplay.js';
import type { MerchantPicture } from './useMerchantView.js';

/** All that a row shows, in strings and props. */
export interface RowView extends RowDescription<ReactNode, Attribution, MerchantPicture> {
  /** The main pointer is a finger: no small buttons within the row. */
  isTouch: boolean;
}

const IDLE: RowLookup = { status: 'idle', merchant: undefined };

/**
 * What a row shows now. Worked out once per record and display, and the same object until something
 * in it changes: the time, a picture that fails, the pointer. On the server and in the hydrating
 * render it makes no claim about the time, and knows of no failures.
 */
export function useRowView(lookup: RowLookup | undefined, transaction: Transaction): RowView {
  const display = useDisplay();
  const { status, merchant } = lookup ?? IDLE;
  return useSyncExternalStore(
    subscribeRow,
    () => rowView({ status, merchant, transaction, display, isMounted: true }),
    () => rowView({ status, merchant, transaction, display, isMounted: false }),
  );
}

/** A row will need the zones with its record: they are loaded beside the first request. */
function subscribeRow(listener: () => void): () => void {
  preloadZones();
  return subscribe(listener);
}

interface RowOf extends RowLookup {
  transaction: Transaction;
  display: Display;
  isMounted: boolean;
}

/** What was worked out, and what it depends on besides display and transaction. */
interface Remembered extends RowLookup {
  isMounted: boolean;
  /** Holds from … until, in milliseconds of the display's clock. */
  from: number;
  until: number;
  /** Which of the row's pictures had failed. */
  bits: number;
  /** Was worked out without the table of zones, and may depend on it. */
  lacksZones: boolean;
  view: RowView;
}

/** More than one only where a page shows a transaction twice, and differently. */
const MAX_REMEMBERED = 4;
const remembered = new WeakMap<Display, WeakMap<Transaction, readonly Remembered[]>>();

/** The view of a row at this moment. For `useSyncExternalStore`, and for effects. */
export function rowView(row: RowOf): RowView {
  const { display, transaction } = row;
  const ofDisplay = remembered.get(display) ?? new WeakMap<Transaction, readonly Remembered[]>();
  remembered.set(display, ofDisplay);
  const known = ofDisplay.get(transaction) ?? [];
  const isSame = (entry: Remembered) =>
    entry.merchant === row.merchant &&
    entry.status === row.status &&
    entry.isMounted === row.isMounted;
  const now = row.isMounted ? display.now?.() : undefined;
  const last = known.find(isSame);
  const entry = last && holds(last, now) ? last : describe(row, now);
  if (entry !== last) {
    const others = known.filter((other) => other !== last);
    ofDisplay.set(transaction, [entry, ...others].slice(0, MAX_REMEMBERED));
  }
  if (now && entry.until !== Infinity) expectChangeIn(entry.until - now.getTime());
  return entry.view;
}

function holds(entry: Remembered, now: Date | undefined): boolean {
  if (!entry.isMounted) return true;
  const instant = now?.getTime() ?? 0;
  if (instant < entry.from || instant >= entry.until) return false;
  if (entry.view.isTouch !== hasCoarsePointer()) return false;
  if (entry.lacksZones && hasZones()) return false;
  return failedBits(entry.view.merchant) === entry.bits;
}

function describe(row: RowOf, now: Date | undefined): Remembered {
  const { status, merchant, transaction, display, isMounted } = row;
  const { images } = display;
  const description = describeRow({ status, merchant }, transaction, display, {
    now,
    rules: imageRules(images, isMounted),
    toPicture: (shown, hasLetter) => imageProps(shown, images, hasLetter),
  });
  const { hours } = description;
  const view: RowView = Object.assign(description, {
    isTouch: isMounted && hasCoarsePointer(),
  });
  return {
    status,
    merchant,
    isMounted,
    from: now?.getTime() ?? 0,
    until: hours?.changesAt?.getTime() ?? Infinity,
    bits: failedBits(view.merchant),
    lacksZones: hours?.kind === 'unknown' && !hasZones(),
    view,
  };
}
