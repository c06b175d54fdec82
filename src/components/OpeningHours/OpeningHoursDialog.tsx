'use client';
import { autoUpdate } from '@floating-ui/dom';
import { type KeyboardEvent, type ReactElement, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useDisplay } from '../../display/useDisplay.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import { merchantName } from '../../record/merchantName.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { containsFocus } from '../hooks/containsFocus.js';
import { useEventCallback } from '../hooks/useEventCallback.js';
import { useIsomorphicLayoutEffect } from '../hooks/useIsomorphicLayoutEffect.js';
import { MerchantCredits } from '../MerchantCredits/MerchantCredits.js';
import { placeOverlay } from '../overlay/placeOverlay.js';
import { useOverlayLayer } from '../overlay/useOverlayLayer.js';
import { OpeningHoursStatus } from './OpeningHoursStatus.js';
import { OpeningHoursTable } from './OpeningHoursTable.js';

export interface OpeningHoursDialogProps {
  merchant: MerchantRecord;
  transaction?: Transaction | undefined;
  placeTimeZone?: string | undefined;
  /** The button that opened it; gets `aria-expanded`, `aria-controls` and `data-state`. */
  anchor: HTMLElement;
  /** Requests to be unmounted. */
  onClose: () => void;
}

/** Distance between the dialog and the edges of the window, in screen pixels. */
const MARGIN = 12;

/**
 * The non-modal popover of its button; open while mounted. It takes the focus, and returns it
 * unless a press elsewhere has moved it.
 *
 * Closing is implemented here, because two alternatives fail its tests. Radix Popover listens on
 * the document, which receives no focus events from a shadow tree and no presses that the host app
 * stops. The `popover` attribute closes before a host app that controls `open` has decided.
 */
export function OpeningHoursDialog(props: OpeningHoursDialogProps): ReactElement | null {
  const { anchor, onClose, ...shop } = props;
  const { merchant, transaction } = shop;
  const { messages } = useDisplay();
  const id = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = useEventCallback(() => onClose());

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
    const stopPlacing = autoUpdate(anchor, element, () => {
      // Hidden, if the browser can tell (Safari 17.4), or removed with its row.
      if (!anchor.isConnected || anchor.checkVisibility?.() === false) close();
      else placeOverlay(element, anchor, 'bottom-start', MARGIN);
    });
    const stopListening = onLeave(element, anchor, close);
    closeButton.current?.focus({ preventScroll: true });
    return () => {
      stopPlacing();
      stopListening();
    };
  }, [anchor, layer, close]);

  if (!layer) return null;
  const name = merchantName(merchant, transaction);
  return createPortal(
    <div
      ref={dialog}
      id={id}
      role="dialog"
      aria-label={name ? formatMessage(messages.openingHoursOf, { name }) : messages.openingHours}
      tabIndex={-1}
      className="mry-OpeningHoursDialog"
      onKeyDown={keepTabInside}
    >
      <div className="mry-OpeningHoursDialog-header">
        <OpeningHoursStatus {...shop} />
        <button
          ref={closeButton}
          type="button"
          className="mry-OpeningHoursDialog-close"
          aria-label={messages.close}
          onClick={close}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4 4l8 8M12 4l-8 8" />
          </svg>
        </button>
      </div>
      <OpeningHoursTable {...shop} />
      <MerchantCredits
        lookups={[merchant]}
        parts={['openingHours']}
        className="mry-OpeningHoursDialog-credits"
      />
    </div>,
    layer,
  );
}

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
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a[href]')];
  const [first, last] = [stops[0], stops.at(-1)];
  const isAtEdge = event.target === (event.shiftKey ? first : last);
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
