'use client';
import { clsx } from 'clsx';
import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  forwardRef,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { parseMerchant } from '../../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { hasOpeningHours } from '../../view/openingHoursText.js';
import { composeHandlers } from '../hooks/composeHandlers.js';
import { useEventCallback } from '../hooks/useEventCallback.js';
import { useMergedRef } from '../hooks/useMergedRef.js';
import type { OpeningHoursDialogProps } from './OpeningHoursDialog.js';
import { OpeningHoursStatus } from './OpeningHoursStatus.js';

export interface OpeningHoursPopoverProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  merchant: MerchantRecord | undefined;
  /** Passed to the provider's `placeTimeZone`. */
  transaction?: Transaction | undefined;
  /** IANA zone of this shop, when the host knows it. */
  placeTimeZone?: string | undefined;
  open?: boolean | undefined;
  /** Default false. */
  defaultOpen?: boolean | undefined;
  /** Also called with `false` when the dialog cannot be loaded. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

type Dialog = ComponentType<OpeningHoursDialogProps>;

/** Shared by all buttons. Forgotten when loading fails, so that the next one tries again. */
let loadingDialog: Promise<Dialog | undefined> | undefined;

/** Undefined if the dialog cannot be loaded, for example offline or after a deployment. */
function loadDialog(): Promise<Dialog | undefined> {
  loadingDialog ??= import('./OpeningHoursDialog.js').then(
    (module) => module.OpeningHoursDialog,
    () => {
      loadingDialog = undefined;
      return undefined;
    },
  );
  return loadingDialog;
}

/**
 * Says whether the shop is open, in words, and opens a non-modal dialog with the week. Renders a
 * `<button>`; nothing for a record without hours of the shop. Without a known zone of the place it
 * makes no claim and reads "Opening hours". The dialog's code is loaded when a pointer, the focus
 * or a press first reaches a button. State: `data-state="open"` or `"closed"` (the popover),
 * `data-hours` (the shop) on the words inside.
 */
export const OpeningHoursPopover = forwardRef<HTMLButtonElement, OpeningHoursPopoverProps>(
  function OpeningHoursPopover(
    {
      merchant: json,
      transaction,
      placeTimeZone,
      open: controlledOpen,
      defaultOpen = false,
      onOpenChange,
      className,
      ...rest
    },
    ref,
  ) {
    const { messages } = useDisplay();
    const merchant = parseMerchant(json);
    const [uncontrolledOpen, setUncontrolledOpen] = useState(defaultOpen);
    const [Dialog, setDialog] = useState<Dialog>();
    const button = useRef<HTMLButtonElement>(null);
    const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
    const mergedRef = useMergedRef(button, ref);

    const open = controlledOpen ?? uncontrolledOpen;
    const setOpen = useEventCallback((next: boolean) => {
      setUncontrolledOpen(next);
      if (next !== open) onOpenChange?.(next);
    });

    useEffect(() => {
      setAnchor(button.current);
      if (!open || Dialog) return undefined;
      let isCurrent = true;
      loadDialog().then((loaded) => {
        if (!isCurrent) return;
        if (loaded) setDialog(() => loaded);
        else setOpen(false);
      });
      return () => {
        isCurrent = false;
      };
    }, [open, Dialog, setOpen]);

    if (!merchant || !hasOpeningHours(merchant)) return null;
    return (
      <>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={false}
          data-state="closed"
          title={messages.openingHours}
          {...rest}
          ref={mergedRef}
          className={clsx('mry-OpeningHoursPopover', className)}
          onPointerEnter={composeHandlers(rest.onPointerEnter, loadDialog)}
          onFocus={composeHandlers(rest.onFocus, loadDialog)}
          onClick={composeHandlers(rest.onClick, () => setOpen(!open))}
        >
          <OpeningHoursStatus
            merchant={merchant}
            transaction={transaction}
            placeTimeZone={placeTimeZone}
          />
        </button>
        {Dialog && open && anchor && (
          <Dialog
            merchant={merchant}
            transaction={transaction}
            placeTimeZone={placeTimeZone}
            anchor={anchor}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    );
  },
);
