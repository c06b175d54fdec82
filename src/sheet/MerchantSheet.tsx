'use client';
import { clsx } from 'clsx/lite';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useCallback,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { composeHandlers } from '../components/hooks/composeHandlers.js';
import { containsFocus } from '../components/hooks/containsFocus.js';
import { isComposing } from '../components/hooks/isComposing.js';
import { useEventCallback } from '../components/hooks/useEventCallback.js';
import { useIsomorphicLayoutEffect } from '../components/hooks/useIsomorphicLayoutEffect.js';
import { useMergedRef } from '../components/hooks/useMergedRef.js';
import type { MerchantDetailsProps } from '../details/MerchantDetails.js';
import type { ListedTransaction } from '../record/ListedTransaction.js';
import { closeDialog, isOnBackdrop, lockScroll, openDialog } from './dialog.js';
import { endFlight, flyParts } from './flyParts.js';
import { findOpenedRow, focusRow, listOf } from './openedRow.js';
import { SheetContent } from './SheetContent.js';
import { listenForSwipe, putBack } from './swipeDown.js';

/** The props of `MerchantDetails` that are not attributes of its element. */
type DetailsProps = Omit<
  MerchantDetailsProps,
  keyof ComponentPropsWithoutRef<'article'> | 'transaction' | 'lookup'
>;

export interface MerchantSheetProps
  extends DetailsProps,
    Omit<ComponentPropsWithoutRef<'dialog'>, 'children' | 'open' | 'onClose'> {
  /** The opened row; undefined closes the sheet. Another one replaces its content. */
  transaction: ListedTransaction | undefined;
  /**
   * Called when the reader closes it: by its button, Escape, the backdrop, a swipe down, or the
   * phone's Back where the browser passes that on. It closes when `transaction` becomes undefined.
   */
  onClose: () => void;
  /** Opens the row before. Without it and `onNext`, the bar has no buttons for them. */
  onPrevious?: (() => void) | undefined;
  /** Opens the row after. */
  onNext?: (() => void) | undefined;
  /**
   * Media query in which it is a panel beside the list instead, in a column that the host app's
   * layout keeps free for it: `(min-width: 60rem)`. Default: never.
   */
  panel?: string | undefined;
}

/**
 * The details of an opened row as a sheet over the page, or a panel beside the list. Looks the
 * merchant up by `useMerchantDetails`. Mount it once, next to the list, and pass the opened row.
 *
 * As a sheet it is modal, and the page behind does not scroll. It closes by its button, Escape, the
 * backdrop or a swipe down. As a `panel` it is in the flow of the page and sticks to the top of the
 * window. The focus goes into it when it opens, and returns to the row, or to the list's tab stop
 * if the row is gone. Where the browser has view transitions, logo, name and amount of a row in a
 * `TransactionList` fly into it and back; not in shadow trees, and not for reduced motion. Renders a
 * `<dialog>` named after the merchant, empty and closed while there is no `transaction`. State:
 * `data-panel`; `data-scrolled`, with the value `name` once the name is behind the bar.
 */
export const MerchantSheet = /* @__PURE__ */ forwardRef<HTMLDialogElement, MerchantSheetProps>(
  function MerchantSheet(props, ref) {
    const {
      transaction,
      onClose,
      onPrevious,
      onNext,
      panel,
      candidate,
      defaultCandidate,
      onCandidateChange,
      headingLevel,
      meta,
      slots,
      directions,
      onReport,
      onDispute,
      onReceipt,
      className,
      ...rest
    } = props;
    const nameId = useId();
    const dialog = useRef<HTMLDialogElement>(null);
    const mergedRef = useMergedRef(dialog, ref);
    const isPanel = useMediaQuery(panel);
    // Follows `transaction` within a view transition.
    const [shown, setShown] = useState<ListedTransaction>();
    // Another row takes no transition.
    if (transaction && shown && transaction !== shown) setShown(transaction);
    const isWanted = transaction !== undefined;
    const isOpen = shown !== undefined;
    const place = useRef<{ rowId?: string; list?: Element | null | undefined }>({});
    const isPressed = useRef(false);
    const follow = useEventCallback(() => setShown(transaction));
    /** The host app may keep it open, although the browser or a swipe has closed it. */
    const stayOpen = useEventCallback(() => {
      if (!dialog.current || !isWanted || !isOpen) return;
      putBack(dialog.current);
      if (!dialog.current.open) openDialog(dialog.current, !isPanel);
    });
    const requestClose = useEventCallback(() => {
      onClose();
      requestAnimationFrame(() => stayOpen());
    });

    useIsomorphicLayoutEffect(() => {
      if (!transaction || !dialog.current) return;
      place.current.rowId = transaction.id;
      const row = findOpenedRow(transaction.id, treeOf(dialog.current));
      if (row) place.current.list = listOf(row);
    }, [transaction]);

    useIsomorphicLayoutEffect(() => {
      const element = dialog.current;
      if (isWanted === isOpen || !element) return;
      flyParts({ dialog: element, rowId: place.current.rowId, isPanel, update: follow });
    }, [isWanted, isOpen, follow]);

    useIsomorphicLayoutEffect(() => {
      const element = dialog.current;
      if (!isOpen || !element) return undefined;
      openDialog(element, !isPanel);
      if (isPanel) return undefined;
      const unlock = lockScroll(element.ownerDocument);
      const stop = listenForSwipe(element, { onStart: endFlight, onSwipe: requestClose });
      return () => {
        stop();
        unlock();
      };
    }, [isOpen, isPanel, requestClose]);

    useIsomorphicLayoutEffect(() => {
      const element = dialog.current;
      if (!isOpen || !element) return undefined;
      const { current } = place;
      return () => {
        const tree = treeOf(element);
        const { activeElement } = tree;
        // Its content, which had the focus, is gone by now.
        const isLost = !activeElement || activeElement === element.ownerDocument.body;
        const hasFocus = isLost || containsFocus(element);
        closeDialog(element);
        if (hasFocus) focusRow(findOpenedRow(current.rowId, tree), current.list);
      };
    }, [isOpen]);

    const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
      const { key, altKey, currentTarget } = event;
      const target = event.target as Element;
      // A dialog of the host app may be in a slot.
      const isOurs = target.closest('dialog') === currentTarget;
      if (event.defaultPrevented || isComposing(event) || !isOurs) return;
      if (key === 'Escape') {
        if (hasOpenPopover(currentTarget)) return;
        // Otherwise the browser closes it as well.
        event.preventDefault();
        onClose();
      } else if (altKey && (onPrevious || onNext) && (key === 'ArrowUp' || key === 'ArrowDown')) {
        // There they move the cursor by a paragraph, or open the options.
        if (target.closest(FIELDS)) return;
        event.preventDefault();
        (key === 'ArrowUp' ? onPrevious : onNext)?.();
      }
    };
    const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    };
    const onNativeClose = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (target === currentTarget && isOpen && isWanted && !currentTarget.open) requestClose();
    };
    const onPointerDown = (event: PointerEvent<HTMLDialogElement>) => {
      isPressed.current = isOnBackdrop(event.currentTarget, event);
    };
    const onClick = (event: MouseEvent<HTMLDialogElement>) => {
      const { target, currentTarget } = event;
      if (!isPressed.current || target !== currentTarget || !isOnBackdrop(currentTarget, event))
        return;
      onClose();
    };

    return (
      <dialog
        // Gets the focus itself, since none of its buttons is what a reader came for.
        tabIndex={-1}
        aria-labelledby={isOpen ? nameId : undefined}
        {...rest}
        ref={mergedRef}
        className={clsx('mry-MerchantSheet', className)}
        onKeyDown={composeHandlers(rest.onKeyDown, onKeyDown)}
        onCancel={composeHandlers(rest.onCancel, onCancel)}
        onClose={onNativeClose}
        onPointerDown={composeHandlers(rest.onPointerDown, onPointerDown)}
        onClick={composeHandlers(rest.onClick, onClick)}
      >
        {shown && (
          <SheetContent
            transaction={shown}
            isClosing={!isWanted}
            sheet={dialog}
            nameId={nameId}
            onClose={onClose}
            onPrevious={onPrevious}
            onNext={onNext}
            candidate={candidate}
            defaultCandidate={defaultCandidate}
            onCandidateChange={onCandidateChange}
            headingLevel={headingLevel}
            meta={meta}
            slots={slots}
            directions={directions}
            onReport={onReport}
            onDispute={onDispute}
            onReceipt={onReceipt}
          />
        )}
      </dialog>
    );
  },
);

/** Elements that have a use of their own for arrow keys with Alt. */
const FIELDS = 'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])';

/** Whether the browser closes a popover of the host app on Escape, and nothing else. */
function hasOpenPopover(dialog: HTMLElement): boolean {
  if (!('popover' in dialog)) return false;
  return dialog.querySelector('[popover]:not([popover="manual"]):popover-open') !== null;
}

const treeOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

/** Whether a media query matches; false on the server, without a query, and in jsdom. */
function useMediaQuery(query: string | undefined): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchQuery(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchQuery(query)?.matches ?? false,
    () => false,
  );
}

/** `matchMedia` is absent in jsdom, where host apps may test their pages. */
const matchQuery = (query: string | undefined) =>
  query !== undefined && typeof matchMedia === 'function' ? matchMedia(query) : undefined;
