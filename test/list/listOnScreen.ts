import { expect } from 'vitest';
import type { ListedTransaction, MerchantListFetcher } from '../../src/index.js';
import { NOW } from './TestApp.js';

const DAY_MS = 86_400_000;
const ROWS_PER_DAY = 8;
/** Pixels between two probed points of a list. */
const STEP = 4;

/**
 * Rows, newest first, each of a different merchant: `row 7` is "SHOP 7", and "Shop 7" when matched.
 */
export function statement(count: number): ListedTransaction[] {
  return Array.from({ length: count }, (_, row) => ({
    id: `row ${row}`,
    merchant_name: `SHOP ${row}`,
    country: 'GB',
    amount: '-4.50',
    currency: 'GBP',
    date: new Date(NOW - Math.floor(row / ROWS_PER_DAY) * DAY_MS).toISOString(),
  }));
}

/** A service that knows all of them, and the ids of each request. */
export function shopService(): { fetcher: MerchantListFetcher; requests: string[][] } {
  const requests: string[][] = [];
  return {
    requests,
    fetcher: async ({ transactions }) => {
      requests.push(transactions.map(({ id }) => id));
      return Object.fromEntries(
        transactions.map(({ id }) => [id, [{ name: id.replace('row', 'Shop') }]]),
      );
    },
  };
}

export const frame = () => new Promise<number>((done) => requestAnimationFrame(done));

export function listElement(tree: ParentNode = document): HTMLElement {
  const list = tree.querySelector<HTMLElement>('.mry-TransactionList');
  if (!list) throw new Error('There is no list');
  return list;
}

export function contentOf(list: HTMLElement): HTMLElement {
  return list.querySelector('.mry-TransactionList-content') as HTMLElement;
}

export function mountedRows(list = listElement()): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('.mry-TransactionList-row')];
}

export function rowElement(id: string | undefined, list = listElement()): HTMLElement {
  const row = mountedRows(list).find(({ dataset }) => dataset.id === id);
  if (!row) throw new Error(`${id} is not mounted`);
  return row;
}

/**
 * What the reader sees of a list: probes points down its middle, within all that clips or covers
 * it.
 */
export function seenOf(list = listElement()): {
  rows: HTMLElement[];
  /** Positions on screen at which the list is blank although it has rows there. */
  blank: number[];
} {
  const rows = new Set<HTMLElement>();
  const blank: number[] = [];
  const { left, right, top, bottom } = visibleBox(list);
  for (let y = top + 1; y < bottom - 1; y += STEP) {
    const hit = elementAt((left + right) / 2, y);
    const row = hit?.closest<HTMLElement>('.mry-TransactionList-row');
    const isCovered = hit && !list.contains(hit) && !holds(hit, list);
    if (row && list.contains(row)) rows.add(row);
    else if (!isCovered && !hit?.closest('.mry-TransactionList-heading')) blank.push(y);
  }
  return { rows: [...rows], blank };
}

export function idsOnScreen(list = listElement()): (string | undefined)[] {
  return seenOf(list).rows.map(({ dataset }) => dataset.id);
}

/** Waits until every row on screen has its merchant, nothing is blank and nothing moves. */
export async function atRest(list = listElement()): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        await frame();
        await frame();
        const { rows, blank } = seenOf(list);
        const places = rows.map(({ dataset }) => `${dataset.id} ${rowTop(dataset.id, list)}`);
        const waiting = rows.filter((row) => !row.querySelector('[data-status="matched"]'));
        const state = [...places, `${blank.length} blank, ${waiting.length} waiting`].join('\n');
        const isAtRest = state === before && rows.length + blank.length > 0;
        before = state;
        return isAtRest ? state.split('\n').at(-1) : 'moving';
      },
      { interval: 0 },
    )
    .toBe('0 blank, 0 waiting');
}

/** Pixels from the top of the viewport. */
export function rowTop(id: string | undefined, list = listElement()): number {
  return rowElement(id, list).getBoundingClientRect().top;
}

/** The first visible row and its position on screen. */
export function rowUnderEye(list = listElement()): { id: string; top: number; height: number } {
  const row = seenOf(list).rows[0];
  if (!row) throw new Error('No row is on screen');
  const { top, height } = row.getBoundingClientRect();
  return { id: row.dataset.id ?? '', top, height };
}

/** The part of a list's content that its ancestors do not clip. */
function visibleBox(list: HTMLElement) {
  let { left, right, top, bottom } = contentOf(list).getBoundingClientRect();
  const cut = (box: { left: number; right: number; top: number; bottom: number }) => {
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  };
  cut({ left: 0, right: innerWidth, top: 0, bottom: innerHeight });
  for (let box: Element | null = list; box && box !== document.body; box = parentOf(box)) {
    if (getComputedStyle(box).overflowY !== 'visible') cut(box.getBoundingClientRect());
  }
  return { left, right, top, bottom };
}

/** The innermost element at a point, in shadow trees too. */
function elementAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (let tree = hit?.shadowRoot; tree; tree = hit?.shadowRoot) {
    const inner = tree.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return hit;
}

function holds(outer: Element, element: Element): boolean {
  for (let box: Element | null = element; box; box = parentOf(box)) if (box === outer) return true;
  return false;
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : null;
  return element.assignedSlot ?? element.parentElement ?? host;
}

/** The element that selects a row. */
export function nameOf(id: string | undefined, list = listElement()): HTMLElement {
  return rowElement(id, list).querySelector('.mry-TransactionRow-name') as HTMLElement;
}

/** The row that has the focus. */
export function focusedId(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id;
}
