'use client';
import { type ReactElement, useCallback, useState } from 'react';
import { useDisplay } from '../display/useDisplay.js';
import { formatPlural } from '../i18n/formatMessage.js';
import type { Messages } from '../i18n/Messages.js';
import type { MerchantLookup, MerchantLookupStatus } from '../query/hooks/MerchantLookup.js';

export interface DetailsStatusProps {
  lookup: MerchantLookup | undefined;
  /** Called when the button that has the focus goes. */
  focusName: () => void;
}

/**
 * What is known of the merchant, in words: announced when it changes, seen where it is not good news. A failure offers to
 * try again. Renders a `<div>`. State: `data-status`.
 */
export function DetailsStatus({ lookup, focusName }: DetailsStatusProps): ReactElement {
  const { locale, messages } = useDisplay();
  const [retried, setRetried] = useState(false);
  const status = lookup?.status ?? 'idle';
  const isPending = status === 'pending';
  const canRetry = lookup?.error !== undefined || status === 'failed' || (retried && isPending);
  const isGood = status === 'matched' && !lookup?.error;
  const count = lookup?.merchants.length ?? 0;
  const text =
    status === 'matched' && lookup?.error ? messages.merchantIncomplete : words(status, messages);
  return (
    <div
      className="mry-DetailsStatus"
      data-status={status}
      data-incomplete={status === 'matched' && !isGood ? '' : undefined}
    >
      <p role="status" className={isGood ? 'mry-Hidden' : 'mry-DetailsStatus-text'}>
        {text}
        {count > 1 && ` ${formatPlural(messages.merchantsPossible, count, locale)}`}
      </p>
      {canRetry && (
        <RetryButton
          label={messages.retry}
          disabled={isPending}
          focusName={focusName}
          onClick={() => {
            setRetried(true);
            lookup?.retry();
          }}
        />
      )}
    </div>
  );
}

function words(status: MerchantLookupStatus, messages: Messages): string {
  const texts: Record<MerchantLookupStatus, string> = {
    idle: messages.merchantIdle,
    pending: messages.merchantPending,
    matched: messages.merchantMatched,
    cleaned: messages.merchantCleaned,
    unmatched: messages.merchantUnmatched,
    failed: messages.merchantFailed,
  };
  return texts[status];
}

interface RetryButtonProps {
  label: string;
  disabled: boolean;
  focusName: () => void;
  onClick: () => void;
}

/** Stays while the answer is awaited; when it goes with the focus, the heading takes over instead of the page's start. */
function RetryButton({ label, disabled, focusName, onClick }: RetryButtonProps): ReactElement {
  const [own] = useState<{ element: HTMLButtonElement | null }>({ element: null });
  // React calls it with null before the element leaves the document.
  const ref = useCallback(
    (element: HTMLButtonElement | null) => {
      if (!element && own.element?.matches(':focus')) focusName();
      own.element = element;
    },
    [own, focusName],
  );
  return (
    <button
      ref={ref}
      type="button"
      className="mry-QuietButton"
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {label}
    </button>
  );
}
