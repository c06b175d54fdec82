import { containsFocus } from '../components/hooks/containsFocus.js';

/**
 * Opens a dialog, or makes an open one modal or not: focus and scroll position inside are kept.
 * Otherwise it gets the focus itself, since none of its buttons is what a reader came for.
 */
export function openDialog(dialog: HTMLDialogElement, isModal: boolean): void {
  const { scrollTop } = dialog;
  const tree = dialog.getRootNode() as Document | ShadowRoot;
  const focused = containsFocus(dialog) ? (tree.activeElement as HTMLElement) : dialog;
  closeDialog(dialog);
  // Only now, or it would be laid out in between, and lose its place.
  dialog.toggleAttribute('data-panel', !isModal);
  // The browser would focus the first button, and WebKit would scroll to it some frames later.
  dialog.inert = true;
  // jsdom has no such methods.
  if (!dialog.showModal) dialog.open = true;
  else if (isModal) dialog.showModal();
  else dialog.show();
  dialog.inert = false;
  focused.focus({ preventScroll: true });
  dialog.scrollTop = scrollTop;
}

export function closeDialog(dialog: HTMLDialogElement): void {
  if (!dialog.close) dialog.open = false;
  else if (dialog.open) dialog.close();
}

/** Keeps the page from scrolling, and its content from moving into the place of a scroll bar. */
export function lockScroll(page: Document): () => void {
  const { style, clientWidth } = page.documentElement;
  const { overflow, scrollbarGutter } = style;
  const hasBar = (page.defaultView?.innerWidth ?? 0) > clientWidth;
  style.overflow = 'hidden';
  if (hasBar) style.scrollbarGutter = 'stable';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}

/** Whether a press is outside the dialog's box, on its backdrop. */
export function isOnBackdrop(
  dialog: HTMLDialogElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
