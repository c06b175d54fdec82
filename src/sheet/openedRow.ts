import { containsFocus } from '../components/hooks/containsFocus.js';

const LIST = '.mry-TransactionList';
const ROW = '.mry-TransactionList-row';
/** The element that the list focuses in a row: the name of a default row, or a button of the host app's own. */
const BUTTON =
  ':is(button.mry-TransactionRow-name, :is(button, a, [role])[tabindex]:not([class^="mry-"]))';
/** The one tab stop of a list. */
const TAB_STOP = `:is(${ROW}, .mry-TransactionList-heading) [tabindex="0"]`;

/** The mounted row of a transaction. Of several lists, the one with the focus, or on screen. */
export function findOpenedRow(
  id: string | undefined,
  tree: Document | ShadowRoot,
): HTMLElement | undefined {
  const rows = [...tree.querySelectorAll<HTMLElement>(ROW)].filter(
    ({ dataset }) => dataset.id === id,
  );
  return rows.find(containsFocus) ?? rows.find(isOnScreen) ?? rows[0];
}

/**
 * Focuses the row of a transaction; if it is gone, its list's tab stop, which is near it.
 * `list` is where it was.
 */
export function focusRow(row: HTMLElement | undefined, list: Element | null | undefined): void {
  const button = row?.querySelector<HTMLElement>(BUTTON);
  (button ?? list?.querySelector<HTMLElement>(TAB_STOP))?.focus();
}

export const listOf = (row: HTMLElement | undefined) => row?.closest(LIST);

export function isOnScreen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
}
