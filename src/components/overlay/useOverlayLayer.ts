'use client';
import { useState } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { useIsomorphicLayoutEffect } from '../hooks/useIsomorphicLayoutEffect.js';

/** Ancestors that can contain a layer: its parent must not clip or count its children. */
const ROOTS = '.mry-TransactionList, .mry-MerchantDetails';
/** Outside those, any element can, except a row's second line, which hides overflowing children. */
const ROOMY = ':not(.mry-TransactionRow-line)';
/**
 * Without a top layer, the elements whose attributes determine theme and layer. Not a row or its
 * content, because a row clips.
 */
const SCOPES =
  ':is(dialog, [data-mry-theme], [data-mry-color-scheme], body):not(.mry-TransactionRow, .mry-TransactionRow *)';

/** The close functions of all open overlays, the newest last. */
const open: (() => void)[] = [];

/**
 * The container for the overlay of `anchor`: an element in the provider's `container`, else one in
 * the browser's top layer. That element is near the anchor in the document, so that it inherits
 * theme, scheme and direction, and is not inert in a modal dialog, but nothing clips or covers it.
 * Browsers without popovers (before 2024) mount the overlay in the dialog or theme around the
 * anchor, else in the body. Undefined in the first render.
 *
 * Escape closes only the newest overlay, by `close`, which must be a stable function.
 */
export function useOverlayLayer(anchor: HTMLElement, close: () => void): HTMLElement | undefined {
  const { container } = useDisplay();
  const [layer, setLayer] = useState<HTMLElement>();
  useIsomorphicLayoutEffect(() => {
    // The anchor may have been removed while the overlay's code was loading.
    if (!anchor.isConnected) close();
    if (!anchor.isConnected) return undefined;
    const created = anchor.ownerDocument.createElement('div');
    created.className = 'mry-OverlayLayer';
    (container ?? parentFor(anchor)).append(created);
    if (!container && hasTopLayer(created)) {
      created.popover = 'manual';
      created.showPopover();
    }
    setLayer(created);
    return () => {
      setLayer(undefined);
      created.remove();
    };
  }, [anchor, container, close]);

  useIsomorphicLayoutEffect(() => {
    const view = anchor.ownerDocument.defaultView;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || open.at(-1) !== close) return;
      // Keeps a surrounding modal dialog from closing as well, by default or by a listener.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    open.push(close);
    view?.addEventListener('keydown', onKeyDown, true);
    return () => {
      open.splice(open.indexOf(close), 1);
      view?.removeEventListener('keydown', onKeyDown, true);
    };
  }, [anchor, close]);
  return layer;
}

const hasTopLayer = (element: HTMLElement) => typeof element.showPopover === 'function';

function parentFor(anchor: HTMLElement): Element | DocumentFragment {
  const near = hasTopLayer(anchor)
    ? (anchor.closest(ROOTS) ?? anchor.parentElement?.closest(ROOMY))
    : anchor.closest(SCOPES);
  const tree = anchor.getRootNode() as Document | ShadowRoot;
  return near ?? ('body' in tree ? tree.body : tree);
}
