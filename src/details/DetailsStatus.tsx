'use client';
import { type ReactElement, useCallback, useRef, useState } from 'react';
import { containsFocus } from '../components/hooks/containsFocus.js';
import { describeAmount, isIncome } from '../components/TransactionAmount/describeAmount.js';
import { useDisplay } from '../display/useDisplay.js';
import { formatPlural } from '../i18n/formatMessage.js';
import type { Messages } from '../i18n/Messages.js';
import type { MerchantLookup, MerchantLookupStatus } from '../query/hooks/MerchantLookup.js';
import { transactionKey } from '../record/categoryKey.js';
import type { ListedTransaction } from '../record/ListedTransaction.js';

interface DetailsStatusProps {
  lookup: MerchantLookup | undefined;
  transaction: ListedTransaction;
  /** Called if the retry button disappears while it has the focus. */
  focusName: () => void;
}

/**
 * The state of the lookup as text: announced when it changes, and visible unless it is good news or
 * no merchant was to be expected. Has a retry button after a failure. Renders a `<div>`. State:
 * `data-status`, `data-incomplete`, and `data-quiet` while nothing is visible.
 */
export function DetailsStatus(props: DetailsStatusProps): ReactElement {
  const { lookup, transaction, focusName } = props;
  const { locale, messages } = useDisplay();
  const status = lookup?.status ?? 'idle';
  const isPending = status === 'pending';
  const isIncomplete = status === 'matched' && lookup?.error !== undefined;
  // Some payments have no merchant, so a missing one is not worth showing.
  const isExpected = expectsMerchant(transaction) || status === 'failed';
  const isGood = status === 'idle' || (status === 'matched' && !isIncomplete) || !isExpected;
  const count = lookup?.merchants.length ?? 0;
  // The button stays while its own retry is pending, and is removed before a later request starts.
  const [couldRetry, setCouldRetry] = useState(false);
  const canRetry = lookup?.error !== undefined || status === 'failed' || (couldRetry && isPending);
  if (canRetry !== couldRetry) setCouldRetry(canRetry);
  const button = useRef<HTMLButtonElement | null>(null);
  // React passes null before the button leaves the document.
  const buttonRef = useCallback(
    (element: HTMLButtonElement | null) => {
      if (!element && containsFocus(button.current)) focusName();
      button.current = element;
    },
    [focusName],
  );
  const texts = [
    isIncomplete ? messages.merchantIncomplete : isExpected && statusText(status, messages),
    count > 1 && formatPlural(messages.merchantsPossible, count, locale),
  ];
  return (
    <div
      className="mry-DetailsStatus"
      data-status={status}
      data-incomplete={isIncomplete ? '' : undefined}
      data-quiet={isGood ? '' : undefined}
    >
      <p role="status" className={isGood ? 'mry-Hidden' : 'mry-DetailsStatus-text'}>
        {texts.filter(Boolean).join(' ')}
      </p>
      {canRetry && (
        <button
          ref={buttonRef}
          type="button"
          className="mry-QuietButton"
          aria-disabled={isPending || undefined}
          onClick={() => {
            if (!isPending) lookup?.retry();
          }}
        >
          {messages.retry}
        </button>
      )}
    </div>
  );
}

/** Categories of payments that have no merchant. */
const WITHOUT_MERCHANT: ReadonlySet<string> = new Set(['transfer', 'income', 'cash', 'fees']);

/**
 * Whether a payment should have a merchant. False for people, incoming money, cash, fees and
 * transfers.
 */
function expectsMerchant(transaction: ListedTransaction): boolean {
  const isMoneyIn = isIncome(describeAmount(transaction, 'en'));
  return !isMoneyIn && !WITHOUT_MERCHANT.has(transactionKey(transaction) ?? '');
}

function statusText(status: MerchantLookupStatus, messages: Messages): string | undefined {
  const texts: Record<MerchantLookupStatus, string | undefined> = {
    idle: undefined,
    pending: messages.merchantPending,
    matched: messages.merchantMatched,
    cleaned: messages.merchantCleaned,
    unmatched: messages.merchantUnmatched,
    failed: messages.merchantFailed,
  };
  return texts[status];
}
