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
  /** Id of the row that has, or last had, the focus. */
  activeId: string | undefined;
  hasFocus: boolean;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

const NAME = '.mry-TransactionRow-name';
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
  rowIds: { count: number; idOf(row: number): string | undefined; rowOf(id: string): number },
  reveal: (row: number) => void,
): RowNavigation {
  const [activeId, setActiveId] = useState<string>();
  const [hasFocus, setHasFocus] = useState(false);
  const wanted = useRef<string>(undefined);

  useIsomorphicLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const row = root.current?.querySelector(`[data-id="${CSS.escape(wanted.current)}"]`);
    const name = row?.querySelector<HTMLElement>(`button${NAME}`);
    if (!name) return;
    wanted.current = undefined;
    name.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const id = idAt(event.target);
    const isName = event.target instanceof Element && event.target.matches(NAME);
    if (!step || isModified || id === undefined || !isName) return;
    event.preventDefault();
    const row = step(rowIds.rowOf(id), rowIds.count);
    const next = rowIds.idOf(row);
    if (next === undefined) return;
    wanted.current = next;
    setActiveId(next);
    reveal(row);
  };
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    setHasFocus(true);
    const id = idAt(event.target);
    if (id !== undefined) setActiveId(id);
  }, []);
  const onBlur = useCallback((event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false);
  }, []);
  return { activeId, hasFocus, onKeyDown, onFocus, onBlur };
}

/** Id of the row that an event happened in. */
function idAt(target: EventTarget): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-id]')?.dataset.id
    : undefined;
}
