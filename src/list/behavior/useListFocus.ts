'use client';
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../components/hooks/useIsomorphicLayoutEffect.js';
import type { ListModel } from '../model/createListModel.js';
import { findSurvivor } from '../viewport/findSurvivor.js';
import type { ListViewport } from '../viewport/ListViewport.js';

const LIST = '.mry-TransactionList';
/** A row, or a heading that takes the place of one. */
const ROW = ':is(.mry-TransactionList-row, .mry-TransactionList-heading[data-row])';
/** The button that covers a `TransactionRow`, and that of a heading. */
const OWN_NAME = ':is(button.mry-TransactionRow-name, .mry-TransactionList-toggle)';
/** The tab stop of a row that the host app renders, excluding our own leaves in it. */
const TAB_STOP = ':is(button, a, [role])[tabindex]:not([class^="mry-"])';
/** The first candidate of each key, and in which direction the next ones are. */
const STEPS: Record<string, readonly [(row: number, count: number) => number, 1 | -1]> = {
  ArrowDown: [(row) => row + 1, 1],
  ArrowUp: [(row) => row - 1, -1],
  Home: [() => 0, 1],
  End: [(_, count) => count - 1, -1],
};

/**
 * Arrow keys, Home and End move between the rows' names, mounted or not (ARIA practices, roving
 * tabindex), and the headings that are buttons; only between those unless rows are buttons
 * (`hasButtons`). If the focused row is removed, its neighbour gets the focus.
 */
export function useListFocus(
  root: RefObject<HTMLElement | null>,
  model: ListModel,
  viewport: ListViewport,
  hasButtons: boolean,
): {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
} {
  const latest = useRef(model);

  /**
   * Focuses the wanted row, or waits for a later render if it is not mounted or has nothing to
   * focus yet.
   */
  const focusWanted = () => {
    if (viewport.wantedFocus === undefined) return;
    const row = `${ROW}[data-row="${model.indexOf(viewport.wantedFocus)}"]`;
    const elements = root.current?.querySelectorAll(row) ?? [];
    const own = [...elements].find((element) => element.closest(LIST) === root.current);
    const name = own && nameIn(own);
    if (!name) return;
    viewport.wantFocus(undefined);
    name.focus({ preventScroll: true });
  };

  useIsomorphicLayoutEffect(() => {
    const before = latest.current;
    latest.current = model;
    const { activeKey, hasFocus } = viewport.getSnapshot();
    if (before !== model && hasFocus && activeKey !== undefined && isFocusLost(root.current)) {
      const neighbour = findSurvivor(before, before.indexOf(activeKey), model);
      // Does not scroll, because the reader may have scrolled away from the row.
      const next = neighbour && model.keys[neighbour.after];
      viewport.wantFocus(next);
      viewport.set({ activeKey: next });
    }
    focusWanted();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Prevented by a row of the host app.
    if (event.defaultPrevented) return;
    const step = STEPS[event.key];
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const element = closestRow(event.target, root.current);
    const row = Number(element?.dataset.row);
    const isName = element !== undefined && event.target === nameIn(element);
    if (!step || isModified || !isName) return;
    event.preventDefault();
    const { keys } = event.key === 'End' ? model.readRemaining() : model;
    const [start, by] = step;
    let next = start(row, keys.length);
    while (!hasButtons && model.rowAt(next)) next += by;
    const key = keys[next];
    if (key === undefined) return;
    viewport.focus(key);
    focusWanted();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    // The dialog belongs to the row that had the focus, which must stay mounted or have a
    // neighbour.
    if (target.closest('.mry-OpeningHoursDialog')) return;
    const row = closestRow(target, root.current)?.dataset.row;
    viewport.set({ hasFocus: row !== undefined });
    if (row === undefined) return;
    // The focus has moved to another row, and must not be moved back.
    viewport.wantFocus(undefined);
    viewport.set({ activeKey: latest.current.keys[Number(row)] });
  };
  const onBlur = ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    // Either it was removed with its row, which the effect above handles, or the window has lost
    // the focus.
    const isStill = (target.getRootNode() as Document | ShadowRoot).activeElement === target;
    if (!relatedTarget && (!target.isConnected || isStill)) return;
    viewport.set({ hasFocus: false });
    viewport.wantFocus(undefined);
  };
  return { onKeyDown, onFocus, onBlur };
}

/** Whether the focused element is gone, and nothing else has taken the focus. */
function isFocusLost(element: Element | null): boolean {
  const tree = element?.getRootNode() as Document | ShadowRoot | undefined;
  return !tree?.activeElement || tree.activeElement === element?.ownerDocument.body;
}

/** The element of a row that arrow keys focus. */
function nameIn(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>(OWN_NAME) ?? row.querySelector<HTMLElement>(TAB_STOP);
}

/** The row of an event; undefined elsewhere in the list, and in a list inside a row. */
function closestRow(target: EventTarget, list: Element | null): HTMLElement | undefined {
  const row = (target as Element).closest<HTMLElement>(ROW);
  return row && row.closest(LIST) === list ? row : undefined;
}
