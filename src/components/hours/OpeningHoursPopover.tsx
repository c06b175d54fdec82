'use client';
import { clsx } from 'clsx';
import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  forwardRef,
  lazy,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { useMounted } from '../../display/useMounted.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { hasOpeningHours } from '../../view/hasOpeningHours.js';
import { composeHandlers } from '../hooks/composeHandlers.js';
import { useMergedRef } from '../hooks/useMergedRef.js';
import type { OpeningHoursDialogProps } from './OpeningHoursDialog.js';
import { OpeningHoursStatus } from './OpeningHoursStatus.js';

export interface OpeningHoursPopoverProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  merchant: MerchantRecord | undefined;
  /** Given to the provider's `placeTimeZone`. */
  transaction?: Transaction | undefined;
  /** IANA zone of this shop, when the host knows it. */
  placeTimeZone?: string | undefined;
  open?: boolean | undefined;
  /** Default false. */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Loaded when a pointer, the focus or a press first reaches a button. Where it cannot be loaded the words stay. */
const OpeningHoursDialog = lazy<ComponentType<OpeningHoursDialogProps>>(() =>
  import('./OpeningHoursDialog.js').then(
    (module) => ({ default: module.OpeningHoursDialog }),
    () => ({ default: () => null }),
  ),
);

/**
 * Says whether the shop is open, in words, and opens a non-modal dialog with the week. Renders a `<button>`; nothing for a
 * record without hours of the shop. Without a known zone of the place it makes no claim and reads "Opening hours".
 * State: `data-state="open"` or `"closed"` (the popover), `data-hours` (the shop) on the words inside.
 */
export const OpeningHoursPopover = forwardRef<HTMLButtonElement, OpeningHoursPopoverProps>(
  function OpeningHoursPopover(props, ref) {
    const { merchant, transaction, placeTimeZone, className, ...others } = props;
    const { open: controlled, defaultOpen = false, onOpenChange, ...rest } = others;
    const { messages } = useDisplay();
    const [wanted, setWanted] = useState(defaultOpen);
    const [uncontrolled, setUncontrolled] = useState(defaultOpen);
    const button = useRef<HTMLButtonElement>(null);
    const mergedRef = useMergedRef(button, ref);
    const dialogId = useId();
    const mounted = useMounted();
    if (!merchant || !hasOpeningHours(merchant)) return null;

    const open = controlled ?? uncontrolled;
    const setOpen = (next: boolean) => {
      setUncontrolled(next);
      if (next !== open) onOpenChange?.(next);
    };
    const want = () => setWanted(true);
    const place = { merchant, transaction, placeTimeZone };
    return (
      <>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? dialogId : undefined}
          data-state={open ? 'open' : 'closed'}
          title={messages.openingHours}
          {...rest}
          ref={mergedRef}
          className={clsx('mry-OpeningHoursPopover', className)}
          onPointerEnter={composeHandlers(rest.onPointerEnter, want)}
          onFocus={composeHandlers(rest.onFocus, want)}
          onClick={composeHandlers(rest.onClick, () => {
            want();
            setOpen(!open);
          })}
        >
          <OpeningHoursStatus {...place} />
        </button>
        {mounted && (wanted || open) && (
          <Suspense fallback={null}>
            <OpeningHoursDialog
              {...place}
              id={dialogId}
              anchor={button}
              open={open}
              onOpenChange={setOpen}
            />
          </Suspense>
        )}
      </>
    );
  },
);
