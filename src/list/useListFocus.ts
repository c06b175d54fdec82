'use client';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.js';
import { findSurvivor, type ListModel } from './useListModel.js';

export interface ListFocus {
  /** The row that has, or last had, the focus; -1 for none. */
  activeRow: number;
  hasFocus: boolean;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

const ROW = '.mry-TransactionList-row';
/** The button that covers a row of ours. */
const OUR_NAME = 'button.mry-TransactionRow-name';
/** The tab stop of a row that the host renders, other than our own leaves in it. */
const TAB_STOP = ':is(button, a, [role])[tabindex]:not([class^="mry-"])';
const STEPS: Record<string, (row: number, count: number) => number> = {
  ArrowDown: (row, count) => Math.min(row + 1, count - 1),
  ArrowUp: (row) => Math.max(row - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Arrows, Home and End move between the rows' names, mounted or not (ARIA practices, roving tabindex). Where the row with the
 * focus is removed, its neighbour takes it.
 */
export function useListFocus(
  root: RefObject<HTMLElement | null>,
  model: ListModel,
  reveal: (key: string, block: 'nearest') => void,
): ListFocus {
  const [activeKey, setActiveKey] = useState<string>();
  const [hasFocus, setHasFocus] = useState(false);
  /** The row that gets the focus as soon as it has something to focus. A neighbour gets it where it stands. */
  const wanted = useRef<{ key: string; isRevealed: boolean }>(undefined);
  const latest = useRef(model);

  useIsomorphicLayoutEffect(() => {
    const before = latest.current;
    latest.current = model;
    if (before !== model && hasFocus && activeKey !== undefined && isFocusLost(root.current)) {
      const neighbour = findSurvivor(before, before.indexOf(activeKey), model);
      const key = neighbour && model.keys[neighbour.after];
      wanted.current = key === undefined ? undefined : { key, isRevealed: false };
      setActiveKey(key);
    }
    focusWanted();
  });

  /** Leaves it for later where the row is not mounted yet, or shows nothing to focus yet. */
  const focusWanted = () => {
    if (!wanted.current) return;
    const { key, isRevealed } = wanted.current;
    const row = root.current?.querySelector(`${ROW}[data-row="${model.indexOf(key)}"]`);
    const name = row && nameIn(row);
    if (!name) return;
    wanted.current = undefined;
    name.focus({ preventScroll: true });
    if (isRevealed) reveal(key, 'nearest');
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const element = closestRow(event.target);
    const row = rowIndexOf(event.target);
    const isName = element !== null && event.target === nameIn(element);
    if (!step || isModified || row === undefined || !isName) return;
    event.preventDefault();
    const key = model.keys[step(row, model.keys.length)];
    if (key === undefined) return;
    wanted.current = { key, isRevealed: true };
    setActiveKey(key);
    focusWanted();
  };
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    setHasFocus(true);
    const row = rowIndexOf(event.target);
    if (row !== undefined) setActiveKey(latest.current.keys[row]);
  }, []);
  const onBlur = useCallback((event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    // Null also where the row with the focus was removed: it is looked for after the render.
    if (!event.relatedTarget && !event.target.isConnected) return;
    setHasFocus(false);
    wanted.current = undefined;
  }, []);
  const activeRow = activeKey === undefined ? -1 : model.indexOf(activeKey);
  return { activeRow, hasFocus, onKeyDown, onFocus, onBlur };
}

/** Whether what had the focus is gone, and nothing else has taken it. */
function isFocusLost(element: Element | null): boolean {
  const tree = element?.getRootNode() as Document | ShadowRoot | undefined;
  return !tree?.activeElement || tree.activeElement === element?.ownerDocument.body;
}

/** What stands for the row: what arrows move to. */
function nameIn(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>(OUR_NAME) ?? row.querySelector<HTMLElement>(TAB_STOP);
}

function closestRow(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
}

/** Index of the row that an event happened in. */
function rowIndexOf(target: EventTarget): number | undefined {
  const row = closestRow(target)?.dataset.row;
  return row === undefined ? undefined : Number(row);
}
