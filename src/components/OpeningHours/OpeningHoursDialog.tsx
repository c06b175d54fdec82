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
  /** The button that opened it, whose `aria-expanded`, `aria-controls` and `data-state` it sets. */
  anchor: HTMLElement;
  /** Requests to be unmounted. */
  onClose: () => void;
}

/** Px of the screen between the dialog and the edges of the window. */
const MARGIN = 12;

/**
 * The non-modal popover beside its button: open as long as it is mounted. It takes the focus, and
 * gives it back unless a press elsewhere has moved it.
 *
 * Closing is our own code, because two alternatives fail tests of it. Radix Popover listens on the
 * document, which receives no focus event from within a shadow tree and no press that the host app
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

  // Before the layer's effect, which removes the element that has the focus.
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
      // Hidden, as far as the browser says (Safari 17.4), or removed with its row.
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
 * Calls `close` when a press or the focus goes elsewhere. A press counts when it ends, so that a
 * finger can scroll the page. One on the anchor is the anchor's own business.
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
  // After the window, and before anyone can stop the event; also in a closed shadow tree.
  dialog.addEventListener('pointerdown', forget, capture);
  anchor.addEventListener('pointerdown', forget, capture);
  view?.addEventListener('pointercancel', forget, capture);
  view?.addEventListener(
    'pointerup',
    () => {
      if (!isPressedOutside) return;
      isPressedOutside = false;
      // A finger moves the focus only afterwards. It must not be given back to the anchor first.
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
      // Null when the window itself has lost the focus.
      const to = event.relatedTarget as Node | null;
      if (to && !dialog.contains(to) && !anchor.contains(to) && !isPressedOutside) close();
    },
    { signal },
  );
  return () => listening.abort();
}

/** The dialog lies at the end of an element around its button: Tab would leave it for a far place. */
function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  // A focus trap around it, as in a dialog of Radix, has other first and last stops.
  event.stopPropagation();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a[href]')];
  const [first, last] = [stops[0], stops.at(-1)];
  const isAtEdge = event.target === (event.shiftKey ? first : last);
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
