'use client';
import { useState } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { useIsomorphicLayoutEffect } from '../hooks/useIsomorphicLayoutEffect.js';

/** Ancestors with room for a layer: its parent must not hide or count its children. */
const ROOTS = '.mry-TransactionList, .mry-MerchantDetails';
/** Elsewhere every element has, but for a row's second line, which hides what does not fit there. */
const ROOMY = ':not(.mry-TransactionRow-line)';
/**
 * Without a top layer, what decides on theme and layer, as far as attributes say. Not a row or what
 * is in it: a row clips.
 */
const SCOPES =
  ':is(dialog, [data-mry-theme], [data-mry-color-scheme], body):not(.mry-TransactionRow, .mry-TransactionRow *)';

/** The close functions of all open overlays, the newest last. */
const open: (() => void)[] = [];

/**
 * Where the overlay of `anchor` is mounted: an element in the provider's `container`, else one of
 * the browser's top layer. That element is near the anchor in the document, so that it has the same
 * theme, scheme and direction, and is not inert in a modal dialog; but nothing clips or covers it.
 * Browsers without popovers (before 2024) mount the overlay in the dialog or theme around the
 * anchor, else in the body. Undefined in the first render.
 *
 * Escape closes the newest overlay by `close`, which must stay the same function, and nothing
 * around it.
 */
export function useOverlayLayer(anchor: HTMLElement, close: () => void): HTMLElement | undefined {
  const { container } = useDisplay();
  const [layer, setLayer] = useState<HTMLElement>();
  useIsomorphicLayoutEffect(() => {
    // The anchor may have been removed while the overlay's code was loaded.
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
      // A modal dialog around the anchor would close too, by its default or by a listener.
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
