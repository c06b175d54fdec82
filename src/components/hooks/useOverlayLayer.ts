'use client';
import { useState } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.js';

/** Ancestors with room for a layer: its parent must not hide or count its children. */
const ROOTS = '.mry-TransactionList, .mry-MerchantDetails';
/** Without a top layer, what decides on theme and layer, as far as attributes say. */
const SCOPES = 'dialog, [data-mry-theme], [data-mry-color-scheme], body';

/**
 * Where the overlay of `anchor` is mounted while it is open: the provider's `container`, else an
 * element of the browser's top layer. That element is near the anchor in the document, so that it
 * has the same theme, scheme and direction, and is not inert in a modal dialog; but nothing clips
 * or covers it. Browsers without popovers (before 2024) mount the overlay in the dialog or theme
 * around the anchor, else in the body. Undefined while closed.
 */
export function useOverlayLayer(
  anchor: { readonly current: HTMLElement | null },
  open: boolean,
): HTMLElement | undefined {
  const { container } = useDisplay();
  const [layer, setLayer] = useState<HTMLElement>();
  useIsomorphicLayoutEffect(() => {
    const element = anchor.current;
    if (!open || container || !element) return undefined;
    const created = element.ownerDocument.createElement('div');
    created.className = 'mry-OverlayLayer';
    parentFor(element).append(created);
    if (hasTopLayer(created)) {
      created.popover = 'manual';
      created.showPopover();
    }
    setLayer(created);
    return () => {
      setLayer(undefined);
      created.remove();
    };
  }, [anchor, open, container]);
  return container ?? layer;
}

const hasTopLayer = (element: HTMLElement) => typeof element.showPopover === 'function';

function parentFor(anchor: HTMLElement): Element | DocumentFragment {
  const near = hasTopLayer(anchor)
    ? (anchor.closest(ROOTS) ?? anchor.parentElement)
    : anchor.closest(SCOPES);
  const tree = anchor.getRootNode() as Document | ShadowRoot;
  return near ?? ('body' in tree ? tree.body : tree);
}
