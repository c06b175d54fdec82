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

export interface RowNavigation {
  /** Key of the row that has, or last had, the focus. */
  activeKey: string | undefined;
  hasFocus: boolean;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

const ROW = '.mry-TransactionList-row';
/** The button that covers a row of ours. */
const OUR_NAME = 'button.mry-TransactionRow-name';
/** What a row of the host's own offers: whatever it gave the row's tab stop to, but for leaves of ours, which may have one too. */
const TAB_STOP = ':is(button, a, [role])[tabindex]:not([class^="mry-"])';
const STEPS: Record<string, (row: number, count: number) => number> = {
  ArrowDown: (row, count) => Math.min(row + 1, count - 1),
  ArrowUp: (row) => Math.max(row - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Arrows, Home and End move between the rows' names, mounted or not (ARIA practices, roving tabindex). A row is given the focus
 * once it is there.
 */
export function useRowNavigation(
  root: RefObject<HTMLElement | null>,
  keys: readonly string[],
  reveal: (row: number) => void,
): RowNavigation {
  const [activeKey, setActiveKey] = useState<string>();
  const [hasFocus, setHasFocus] = useState(false);
  const wanted = useRef<string>(undefined);
  const latestKeys = useRef(keys);

  useIsomorphicLayoutEffect(() => {
    latestKeys.current = keys;
    if (wanted.current === undefined) return;
    const row = root.current?.querySelector(`${ROW}[data-row="${keys.indexOf(wanted.current)}"]`);
    const name = row && nameIn(row);
    if (!name) return;
    wanted.current = undefined;
    name.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const element = rowOf(event.target);
    const row = rowAt(event.target);
    const isName = element !== null && event.target === nameIn(element);
    if (!step || isModified || row === undefined || !isName) return;
    event.preventDefault();
    const next = step(row, keys.length);
    wanted.current = keys[next];
    setActiveKey(keys[next]);
    reveal(next);
  };
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    setHasFocus(true);
    const row = rowAt(event.target);
    if (row !== undefined) setActiveKey(latestKeys.current[row]);
  }, []);
  const onBlur = useCallback((event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setHasFocus(false);
    // Null where the row with the focus is only taken away: then the wanted one is still wanted.
    if (event.relatedTarget) wanted.current = undefined;
  }, []);
  return { activeKey, hasFocus, onKeyDown, onFocus, onBlur };
}

/** What stands for the row: what arrows move to. */
function nameIn(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>(OUR_NAME) ?? row.querySelector<HTMLElement>(TAB_STOP);
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
}

/** Index of the row that an event happened in. */
function rowAt(target: EventTarget): number | undefined {
  const row = rowOf(target)?.dataset.row;
  return row === undefined ? undefined : Number(row);
}
