'use client';
import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { forwardRef, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { useEventCallback } from './hooks/useEventCallback.js';
import { useIsomorphicLayoutEffect } from './hooks/useIsomorphicLayoutEffect.js';
import { useOverlayLayer } from './hooks/useOverlayLayer.js';

export interface IntermediaryTooltipProps {
  /** The badge, which it describes by `aria-describedby`. */
  anchor: HTMLElement;
  content: string;
  /** Requests to be unmounted. */
  onClose: () => void;
}

/**
 * The tooltip above a badge: open as long as it is mounted. It requests to close when the pointer
 * has left badge and tooltip, when the badge loses the focus, on Escape and on scrolling.
 */
export function IntermediaryTooltip(props: IntermediaryTooltipProps) {
  const { anchor, content, onClose } = props;
  const id = useId();
  const tooltip = useRef<HTMLDivElement>(null);
  const close = useEventCallback(() => onClose());
  const layer = useOverlayLayer(anchor, close);

  useIsomorphicLayoutEffect(() => {
    setDescriptions(anchor, (ids) => [...ids, id]);
    return () => setDescriptions(anchor, (ids) => ids.filter((other) => other !== id));
  }, [anchor, id]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    anchor.addEventListener('blur', close, { signal });
    // Pointer or focus may have left while this was loaded. Radix notices only later moves. Not
    // `pointermove`, at which Firefox has not updated `:hover` yet.
    const closeIfLeft = () => {
      if (!anchor.matches(':hover, :focus') && !tooltip.current?.matches(':hover')) close();
    };
    const view = anchor.ownerDocument.defaultView;
    view?.addEventListener('mousemove', closeIfLeft, { signal, once: true });
    view?.addEventListener('keydown', closeIfLeft, { signal, once: true });
    return () => listening.abort();
  }, [anchor, close]);

  return (
    <Provider>
      <Root open onOpenChange={close}>
        <Trigger asChild>
          <ElementOf element={anchor} />
        </Trigger>
        {layer && (
          <Portal container={layer}>
            <Content
              ref={tooltip}
              id={id}
              className="mry-Tooltip"
              side="top"
              sideOffset={6}
              collisionPadding={8}
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

/** Gives its ref an element that is rendered elsewhere: the trigger, to which Radix holds on. */
const ElementOf = forwardRef<HTMLElement, { element: HTMLElement }>(function ElementOf(
  { element },
  ref,
) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
});

function setDescriptions(element: HTMLElement, change: (ids: string[]) => string[]): void {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/).filter(Boolean) ?? [];
  const changed = change(ids).join(' ');
  if (changed) element.setAttribute('aria-describedby', changed);
  else element.removeAttribute('aria-describedby');
}
