'use client';
import { autoUpdate, type Placement } from '@floating-ui/dom';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { containsFocus } from '../hooks/containsFocus.js';
import { useEventCallback } from '../hooks/useEventCallback.js';
import { useIsomorphicLayoutEffect } from '../hooks/useIsomorphicLayoutEffect.js';
import { placeOverlay } from './placeOverlay.js';
import { useOverlayLayer } from './useOverlayLayer.js';

interface PopoverProps {
  /** Accessible name. */
  label: string;
  className: string;
  style?: CSSProperties | undefined;
  /** The button that opened it; gets `aria-expanded`, `aria-controls` and `data-state`. */
  anchor: HTMLElement;
  /** The element to be placed next to, if not the button. */
  reference?: HTMLElement | undefined;
  /** Default `bottom-start`. */
  placement?: Placement | undefined;
  /** Minimum distance from the edges of the window, in screen pixels. Default 12. */
  margin?: number | undefined;
  /** The element that gets the focus. */
  initialFocus: (popover: HTMLElement) => HTMLElement | null | undefined;
  /** Requests to be unmounted. */
  onClose: () => void;
  children: ReactNode;
}

const MARGIN = 12;

/**
 * The non-modal popover of its button; open while mounted. It takes the focus, and returns it
 * unless a press elsewhere has moved it. Renders a `<div role="dialog">` in an overlay layer.
 *
 * Closing is implemented here, because two alternatives fail its tests. Radix Popover listens on
 * the document, which receives no focus events from a shadow tree and no presses that the host app
 * stops. The `popover` attribute closes before a host app that controls `open` has decided.
 */
export function Popover(props: PopoverProps): ReactElement | null {
  const { label, className, style, anchor, reference = anchor, onClose, children } = props;
  const { placement = 'bottom-start', margin = MARGIN } = props;
  const id = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const close = useEventCallback(() => onClose());
  const initialFocus = useEventCallback(props.initialFocus);

  // Runs before the layer's effect, which removes the focused element.
  useIsomorphicLayoutEffect(() => {
    anchor.setAttribute('aria-expanded', 'true');
    anchor.setAttribute('aria-controls', id);
    anchor.dataset.state = 'open';
    return () => {
      anchor.setAttribute('aria-expanded', 'false');
      anchor.removeAttribute('aria-controls');
      anchor.dataset.state = 'closed';
      if (containsFocus(dialog.current)) anchor.focus();
    };
  }, [anchor, id]);

  const layer = useOverlayLayer(anchor, close);
  useIsomorphicLayoutEffect(() => {
    if (!layer || !dialog.current) return undefined;
    const element = dialog.current;
    const stopPlacing = autoUpdate(reference, element, () => {
      // Hidden, if the browser can tell (Safari 17.4), or removed with its row.
      if (!anchor.isConnected || anchor.checkVisibility?.() === false) close();
      else placeOverlay(element, reference, placement, margin);
    });
    const stopListening = onLeave(element, anchor, close);
    return () => {
      stopPlacing();
      stopListening();
    };
  }, [anchor, reference, placement, margin, layer, close]);
  useIsomorphicLayoutEffect(() => {
    if (layer && dialog.current) initialFocus(dialog.current)?.focus({ preventScroll: true });
  }, [layer, initialFocus]);

  if (!layer) return null;
  return createPortal(
    <div
      ref={dialog}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={className}
      style={style}
      onKeyDown={keepTabInside}
    >
      {children}
    </div>,
    layer,
  );
}

/** Tab stops of a popover. A group of radio buttons has one. */
const STOPS =
  ':is(button, a[href], input):not([tabindex="-1"], :disabled, [type="radio"]:not(:checked))';

/**
 * Calls `close` when a press or the focus goes elsewhere. A press counts when it ends, so that
 * touch can scroll the page. The anchor handles its own presses.
 */
function onLeave(dialog: HTMLElement, anchor: HTMLElement, close: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const capture = { capture: true, signal };
  const view = anchor.ownerDocument.defaultView;
  let isPressedOutside = false;
  const mark = (isOutside: boolean) => () => {
    isPressedOutside = isOutside;
  };
  const forget = mark(false);
  view?.addEventListener('pointerdown', mark(true), capture);
  // Runs after capturing listeners of the window and before anything else can stop the event; also
  // in a closed shadow tree.
  dialog.addEventListener('pointerdown', forget, capture);
  anchor.addEventListener('pointerdown', forget, capture);
  view?.addEventListener('pointercancel', forget, capture);
  view?.addEventListener(
    'pointerup',
    () => {
      if (!isPressedOutside) return;
      isPressedOutside = false;
      // Touch moves the focus only afterwards; it must not return to the anchor first.
      if (containsFocus(dialog)) {
        ((dialog.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement).blur();
      }
      close();
    },
    capture,
  );
  dialog.addEventListener(
    'focusout',
    (event) => {
      // Null if the window has lost the focus.
      const to = event.relatedTarget as Node | null;
      if (to && !dialog.contains(to) && !anchor.contains(to) && !isPressedOutside) close();
    },
    { signal },
  );
  return () => listening.abort();
}

/**
 * Keeps Tab inside: the dialog is mounted at the end of an ancestor of its button, so Tab would
 * leave it for a distant element.
 */
function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  // A surrounding focus trap, as in a Radix dialog, has other first and last tab stops.
  event.stopPropagation();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const [first, last] = [stops[0], stops.at(-1)];
  // A press on its text focuses the dialog itself, which is before the first stop.
  const isBefore = event.shiftKey && event.target === event.currentTarget;
  const isAtEdge = isBefore || event.target === (event.shiftKey ? first : last);
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
