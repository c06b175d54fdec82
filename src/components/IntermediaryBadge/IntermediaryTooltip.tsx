'use client';
import { autoUpdate } from '@floating-ui/dom';
import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { forwardRef, useEffect, useId, useImperativeHandle, useState } from 'react';
import { useEventCallback } from '../hooks/useEventCallback.js';
import { useIsomorphicLayoutEffect } from '../hooks/useIsomorphicLayoutEffect.js';
import { placeOverlay } from '../overlay/placeOverlay.js';
import { useOverlayLayer } from '../overlay/useOverlayLayer.js';

export interface IntermediaryTooltipProps {
  /** The badge, which gets `aria-describedby`. */
  anchor: HTMLElement;
  content: string;
  /** Requests to be unmounted. */
  onClose: () => void;
}

/** Distance between the tooltip and the edges of the window, in screen pixels. */
const MARGIN = 8;

/**
 * The tooltip above a badge; open while mounted. Requests to close when the pointer has left badge
 * and tooltip, when the badge loses focus, on Escape and on scrolling.
 */
export function IntermediaryTooltip(props: IntermediaryTooltipProps) {
  const { anchor, content, onClose } = props;
  const id = useId();
  const [tooltip, setTooltip] = useState<HTMLElement | null>(null);
  const close = useEventCallback(() => onClose());
  const layer = useOverlayLayer(anchor, close);

  useIsomorphicLayoutEffect(() => {
    setDescriptions(anchor, (ids) => [...ids, id]);
    return () => setDescriptions(anchor, (ids) => ids.filter((other) => other !== id));
  }, [anchor, id]);

  // Radix wraps it in an element without a box, which CSS `zoom` would misplace.
  useIsomorphicLayoutEffect(() => {
    if (!tooltip) return undefined;
    return autoUpdate(anchor, tooltip, () => placeOverlay(tooltip, anchor, 'top', MARGIN));
  }, [anchor, tooltip]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    anchor.addEventListener('blur', close, { signal });
    // Pointer or focus may have left while this was loading, and Radix only notices later moves.
    // Not on `pointermove`, when Firefox has not updated `:hover` yet.
    const closeIfLeft = () => {
      if (!anchor.matches(':hover, :focus') && !tooltip?.matches(':hover')) close();
    };
    const view = anchor.ownerDocument.defaultView;
    view?.addEventListener('mousemove', closeIfLeft, { signal, once: true });
    view?.addEventListener('keydown', closeIfLeft, { signal, once: true });
    return () => listening.abort();
  }, [anchor, tooltip, close]);

  return (
    <Provider>
      <Root open onOpenChange={close}>
        <Trigger asChild>
          <ElementOf element={anchor} />
        </Trigger>
        {layer && (
          <Portal container={layer}>
            <Content
              ref={setTooltip}
              id={id}
              className="mry-Tooltip"
              onPointerDownOutside={(event) => {
                if (anchor.contains(event.target as Node)) event.preventDefault();
              }}
            >
              <span>{content}</span>
            </Content>
          </Portal>
        )}
      </Root>
    </Provider>
  );
}

/** Passes an element rendered elsewhere to its ref, as the trigger that Radix requires. */
const ElementOf = /* @__PURE__ */ forwardRef<HTMLElement, { element: HTMLElement }>(
  function ElementOf({ element }, ref) {
    useImperativeHandle(ref, () => element, [element]);
    return null;
  },
);

function setDescriptions(element: HTMLElement, change: (ids: string[]) => string[]): void {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/).filter(Boolean) ?? [];
  const changed = change(ids).join(' ');
  if (changed) element.setAttribute('aria-describedby', changed);
  else element.removeAttribute('aria-describedby');
}
