'use client';
import { memo, type ReactElement, type RefObject, useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../components/hooks/useIsomorphicLayoutEffect.js';
import { usePaymentId } from '../components/hooks/usePaymentId.js';
import { readPerson } from '../components/TransactionAmount/describeBelowAmount.js';
import { MerchantDetails, type MerchantDetailsProps } from '../details/MerchantDetails.js';
import { useDisplay } from '../display/useDisplay.js';
import { useMerchantDetails } from '../query/hooks/useMerchant.js';
import type { ListedTransaction } from '../record/ListedTransaction.js';
import { merchantName } from '../record/merchantName.js';
import { parseMerchant } from '../service/response/parseMerchant.js';

export interface SheetContentProps extends Omit<MerchantDetailsProps, 'lookup'> {
  transaction: ListedTransaction;
  /** It stays as it is: the host app has no opened row any more. */
  isClosing: boolean;
  sheet: RefObject<HTMLElement | null>;
  /** Id of the name, which names the dialog. */
  nameId: string;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Path data on a grid of 16. */
const CLOSE = 'M4 4l8 8M12 4l-8 8';
const BACK = 'M9.75 3.5 5.25 8l4.5 4.5';
const FORWARD = 'M6.25 3.5 10.75 8l-4.5 4.5';

/** The bar and the details of an open sheet. */
export const SheetContent = /* @__PURE__ */ memo(
  function SheetContent(props: SheetContentProps) {
    const {
      transaction,
      isClosing: _,
      sheet,
      nameId,
      onClose,
      onPrevious,
      onNext,
      ...details
    } = props;
    const { candidate, defaultCandidate, onCandidateChange } = details;
    const { messages } = useDisplay();
    const lookup = useMerchantDetails(transaction);
    const paymentId = usePaymentId(transaction);
    const bar = useRef<HTMLDivElement>(null);
    /** The candidate that the reader chose in the details. Its name is the dialog's, too. */
    const [choice, setChoice] = useState({ id: paymentId, candidate: defaultCandidate });
    const chosen =
      candidate ?? (choice.id === paymentId ? choice.candidate : defaultCandidate) ?? 0;
    const merchant = parseMerchant(lookup.merchants[chosen] ?? lookup.merchant);
    const name = readPerson(transaction.counterparty)?.name ?? merchantName(merchant, transaction);

    // Another payment is read from its top.
    useIsomorphicLayoutEffect(() => {
      if (sheet.current) sheet.current.scrollTop = 0;
    }, [paymentId, sheet]);
    useIsomorphicLayoutEffect(() => {
      const scroller = sheet.current;
      if (!scroller) return undefined;
      const follow = () => {
        const heading = scroller.querySelector('.mry-DetailsHeader-name')?.getBoundingClientRect();
        const edge = bar.current?.getBoundingClientRect().bottom ?? 0;
        if (scroller.scrollTop <= 0) delete scroller.dataset.scrolled;
        else scroller.dataset.scrolled = heading && heading.bottom > edge ? '' : 'name';
      };
      scroller.addEventListener('scroll', follow, { passive: true });
      return () => {
        scroller.removeEventListener('scroll', follow);
        delete scroller.dataset.scrolled;
      };
    }, [sheet]);

    return (
      <>
        <div ref={bar} className="mry-MerchantSheet-bar">
          {(onPrevious || onNext) && (
            <>
              {renderButton(messages.previous, BACK, onPrevious, 'Alt+ArrowUp')}
              {renderButton(messages.next, FORWARD, onNext, 'Alt+ArrowDown')}
            </>
          )}
          {/* The heading below says it. */}
          <span id={nameId} aria-hidden="true" className="mry-MerchantSheet-name">
            <bdi>{name || messages.notIdentified}</bdi>
          </span>
          {renderButton(messages.close, CLOSE, onClose, 'Escape')}
        </div>
        <MerchantDetails
          {...details}
          transaction={transaction}
          lookup={lookup}
          onCandidateChange={(next) => {
            setChoice({ id: paymentId, candidate: next });
            onCandidateChange?.(next);
          }}
        />
      </>
    );
  },
  (_, { isClosing }) => isClosing,
);

function renderButton(
  label: string,
  path: string,
  onClick: (() => void) | undefined,
  shortcut: string,
): ReactElement {
  return (
    <button
      type="button"
      className="mry-MerchantSheet-button"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      // Keeps the focus where there is no next row, unlike `disabled`.
      aria-disabled={onClick ? undefined : true}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
