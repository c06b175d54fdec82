'use client';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import type { Messages } from '../../i18n/Messages.js';
import { parseMerchant } from '../../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { composeHandlers } from '../hooks/composeHandlers.js';
import { useEventCallback } from '../hooks/useEventCallback.js';
import { useMergedRef } from '../hooks/useMergedRef.js';
import { extendElement } from '../markup/extendElement.js';
import type { HoursDescription } from './describeHours.js';
import { OpeningHoursOverlay, preloadDialog } from './OpeningHoursOverlay.js';
import { useHours } from './useHours.js';

export interface OpeningHoursPopoverProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  merchant: MerchantRecord | undefined;
  /** Passed to the provider's `placeTimeZone`. */
  transaction?: Transaction | undefined;
  /** IANA time zone of this shop, if the host app knows it. */
  placeTimeZone?: string | undefined;
  open?: boolean | undefined;
  /** Default false. */
  defaultOpen?: boolean | undefined;
  /** Also called with `false` if the dialog cannot be loaded, which the button then says. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Says whether the shop is open, and opens a non-modal dialog with the week. Renders a `<button>`;
 * nothing for a record without hours of the shop. Without a known time zone of the place it reads
 * only "Opening hours". The dialog's code is loaded when a pointer, the focus or a press first
 * reaches a button; if that fails, the button says so until it is pressed again. State:
 * `data-state="open"` or `"closed"` (the popover), `data-hours` (the shop).
 *
 * The dialog is mounted while it is open: in the browser's top layer, beside the button, or in the
 * `container` of `DisplayProvider`. No claim is made either while a period that cannot be read may
 * be open.
 */
export const OpeningHoursPopover = /* @__PURE__ */ forwardRef<
  HTMLButtonElement,
  OpeningHoursPopoverProps
>(function OpeningHoursPopover(props, ref) {
  const { merchant: json, transaction, placeTimeZone, open: controlledOpen, ...others } = props;
  const { defaultOpen = false, onOpenChange, onClick, ...rest } = others;
  const { messages } = useDisplay();
  const merchant = parseMerchant(json);
  const hours = useHours({ merchant, transaction, placeTimeZone });
  const [uncontrolledOpen, setUncontrolledOpen] = useState(defaultOpen);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [failedFor, setFailedFor] = useState<MerchantRecord>();
  const button = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRef(button, ref);

  // A different record has its own dialog.
  const hasFailed = failedFor !== undefined && failedFor === json;
  const open = controlledOpen ?? uncontrolledOpen;
  const setOpen = useEventCallback((next: boolean) => {
    setUncontrolledOpen(next);
    if (next !== open) onOpenChange?.(next);
  });
  const isShown = merchant !== undefined && hours !== undefined;
  useEffect(() => {
    // Closes when the record has lost its hours, and so its button.
    if (anchor && !isShown) setOpen(false);
    setAnchor(open ? button.current : null);
    if (open) setFailedFor(undefined);
  }, [open, isShown, anchor, setOpen]);

  if (!merchant || !hours) return null;
  return (
    <>
      {extendElement(renderHoursButton(hasFailed ? describeNotLoaded(hours, messages) : hours), {
        title: messages.openingHours,
        ...rest,
        ref: mergedRef,
        onPointerEnter: composeHandlers(rest.onPointerEnter, preloadDialog),
        onFocus: composeHandlers(rest.onFocus, preloadDialog),
        onClick: composeHandlers(onClick, () => setOpen(!open)),
      })}
      {open && anchor && (
        <OpeningHoursOverlay
          merchant={merchant}
          transaction={transaction}
          placeTimeZone={placeTimeZone}
          anchor={anchor}
          onClose={() => setOpen(false)}
          onFailure={() => {
            setFailedFor(json);
            setOpen(false);
          }}
        />
      )}
      {hasFailed && renderAlert(messages)}
    </>
  );
});

/** Describes a button whose dialog could not be loaded; updates its `label`, if it has one. */
export function describeNotLoaded<Hours extends HoursDescription & { label?: string | undefined }>(
  hours: Hours,
  { notLoaded, openingHoursNow }: Messages,
): Hours {
  const { label } = hours;
  return {
    ...hours,
    kind: 'not-loaded',
    text: notLoaded,
    label: label && formatMessage(openingHoursNow, { status: notLoaded, label }),
  };
}

/** For screen readers, some of which do not announce a new name of the focused button. */
export function renderAlert({ notLoaded }: Messages): ReactElement {
  return (
    <span role="alert" className="mry-Hidden">
      {notLoaded}
    </span>
  );
}

/** The element of `OpeningHoursPopover`. The open dialog sets its own attributes on the button. */
export function renderHoursButton(
  { kind, text, label }: HoursDescription & { label?: string | undefined },
  tabIndex?: 0 | -1,
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void,
): ReactElement<{ className?: string }> {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded="false"
      data-state="closed"
      data-hours={kind}
      aria-label={label}
      tabIndex={tabIndex}
      className="mry-OpeningHoursPopover mry-OpeningHoursStatus"
      onClick={onClick}
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
    >
      {text}
    </button>
  );
}
