'use client';
import { type ReactNode, useSyncExternalStore } from 'react';
import { zones } from '../hours/zones.js';
import type { Badges, Glyphs } from '../record/glyphs.js';
import { type LateModule, lateModule } from '../service/lateModule.js';
import { remember } from '../service/remember.js';
import type { Transaction } from '../service/types.js';
import { describeRow, type RowDescription, type RowLookup } from '../view/describeRow.js';
import { failedBits, imageRules } from './images/failedImages.js';
import { imageProps } from './images/imageProps.js';
import { expectChangeIn, hasCoarsePointer, subscribe } from './surroundings.js';
import { type FirstDisplay, timeOf, useDisplay } from './useDisplay.js';
import type { MerchantPicture } from './useMerchantView.js';

/** All that a row shows, in strings and props. */
export interface RowView extends RowDescription<ReactNode, MerchantPicture> {
  /** The main pointer is a finger: no small buttons within the row. */
  isTouch: boolean;
  /** Undefined until they are there, and in the hydrating render, which sets no attributes. */
  glyphs: Glyphs | undefined;
  badges: Badges | undefined;
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

/** Until it is there, rows have no glyphs, and make no claim about opening hours. */
export const rowCode = lateModule('parseMerchant', () => import('./rowCode.js'));

const isServer = typeof document === 'undefined';
if (isServer) rowCode.preload();

/** A row will need all of it with its record: it is loaded beside the first request. */
function subscribeRow(listener: () => void): () => void {
  rowCode.preload();
  zones.preload();
  return subscribe(listener);
}

interface RowOf extends RowLookup {
  transaction: Transaction;
  display: FirstDisplay;
  isMounted: boolean;
}

/** What was worked out, and from what, besides display, record and transaction. */
interface Remembered {
  status: RowLookup['status'];
  isMounted: boolean;
  view: RowView;
  /** The time that it is for, and that of its next change, in milliseconds of the display's clock. */
  from: number;
  until: number;
  /** Which of the row's pictures have failed. */
  failed: number;
  /** What it may depend on and was worked out without. */
  lacks: readonly LateModule<object>[];
}

/**
 * One for each status of a lookup, mounted or not: rows may share a transaction, and each must find
 * its own view again. By record first, because many transactions have the same.
 */
type ByTransaction = WeakMap<Transaction, readonly Remembered[]>;
const remembered = new WeakMap<FirstDisplay, WeakMap<object, ByTransaction>>();
const NO_RECORD = {};
/** Before every time that a clock can have, in ms since 1970. */
const NO_TIME = -(2 ** 53);
const createMemory = () => new WeakMap();

/** The view of a row at this moment. For `useSyncExternalStore`, and for effects. */
export function rowView(row: RowOf): RowView {
  const { display, transaction, merchant } = row;
  const ofDisplay = remember(remembered, display, createMemory);
  // A fetcher in plain JavaScript may resolve to anything; of the rest, nothing is shown.
  const record = typeof merchant === 'object' && merchant ? merchant : NO_RECORD;
  const ofRecord: ByTransaction = remember(ofDisplay, record, createMemory);
  const known = ofRecord.get(transaction) ?? [];
  const isOther = ({ status, isMounted }: Remembered) =>
    status !== row.status || isMounted !== row.isMounted;
  const now = row.isMounted ? timeOf(display) : undefined;
  const last = known.find((entry) => !isOther(entry));
  const entry = last && holds(last, now) ? last : describe(row, now);
  if (entry !== last) ofRecord.set(transaction, [entry].concat(known.filter(isOther)));
  if (now && entry.until !== Infinity) expectChangeIn(entry.until - now.getTime());
  return entry.view;
}

function describe(row: RowOf, now: Date | undefined): Remembered {
  const { status, isMounted } = row;
  const drawn = isMounted || isServer ? rowCode.get() : undefined;
  const description = describeAtLeast(row, now);
  const { hours, images } = description;
  const isTouch = isMounted && hasCoarsePointer();
  const needed = hours?.kind === 'unknown' ? [rowCode, zones] : [rowCode];
  return {
    status,
    isMounted,
    view: Object.assign(description, { isTouch, glyphs: drawn?.glyphs, badges: drawn?.badges }),
    from: timeIn(now),
    until: now ? (hours?.changesAt?.getTime() ?? Infinity) : NO_TIME + 1,
    failed: failedBits(images),
    lacks: needed.filter((module) => !isThere(module)),
  };
}

const isThere = (module: LateModule<object>) => module.get() !== undefined;

function holds({ view, isMounted, from, until, failed, lacks }: Remembered, now?: Date): boolean {
  // Without a clock, only a server is told of what arrives: a page hydrates what it was sent.
  if (!isMounted) return !isServer || !lacks.some(isThere);
  const at = timeIn(now);
  const isNow = at >= from && at < until;
  return (
    isNow &&
    view.isTouch === hasCoarsePointer() &&
    !lacks.some(isThere) &&
    failedBits(view.images) === failed
  );
}

const timeIn = (now: Date | undefined) => now?.getTime() ?? NO_TIME;

/** Without the parser, a record that cannot be described waits for it. */
function describeAtLeast(
  { status, merchant, transaction, display, isMounted }: RowOf,
  now: Date | undefined,
): RowDescription<ReactNode, MerchantPicture> {
  const { images } = display;
  const code = rowCode.get();
  const describeAs = (lookup: RowLookup) =>
    describeRow(lookup, transaction, display, {
      now,
      rules: imageRules(images, isMounted),
      toPicture: (shown, hasLetter) => imageProps(shown, images, hasLetter),
      code,
    });
  try {
    return describeAs({ status, merchant });
  } catch (error) {
    if (code) throw error;
    return describeAs({ ...IDLE, status: 'pending' });
  }
}
