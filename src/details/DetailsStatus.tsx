'use client';
import { type ReactElement, useCallback, useRef, useState } from 'react';
import { useDisplay } from '../display/useDisplay.js';
import { useMessages } from '../display/useMessages.js';
import { formatPlural } from '../i18n/formatMessage.js';
import type { Messages } from '../i18n/Messages.js';
import type { MerchantLookup, MerchantLookupStatus } from '../query/hooks/MerchantLookup.js';

export interface DetailsStatusProps {
  lookup: MerchantLookup | undefined;
  /** Called when the retry button disappears while it has the focus. */
  focusName: () => void;
}

/**
 * The state of the lookup in words: announced when it changes, visible unless it is good news. Has
 * a retry button after a failure. Renders a `<div>`. State: `data-status`, `data-incomplete`.
 */
export function DetailsStatus({ lookup, focusName }: DetailsStatusProps): ReactElement {
  const { locale } = useDisplay();
  const messages = useMessages();
  const status = lookup?.status ?? 'idle';
  const isPending = status === 'pending';
  const isIncomplete = status === 'matched' && lookup?.error !== undefined;
  const isGood = status === 'matched' && !isIncomplete;
  const count = lookup?.merchants.length ?? 0;
  // The button stays while its own retry is pending, and is gone before a later request starts.
  const [couldRetry, setCouldRetry] = useState(false);
  const canRetry = lookup?.error !== undefined || status === 'failed' || (couldRetry && isPending);
  if (canRetry !== couldRetry) setCouldRetry(canRetry);
  const button = useRef<HTMLButtonElement | null>(null);
  // React passes null before the button leaves the document.
  const buttonRef = useCallback(
    (element: HTMLButtonElement | null) => {
      if (!element && button.current?.matches(':focus')) focusName();
      button.current = element;
    },
    [focusName],
  );
  return (
    <div
      className="mry-DetailsStatus"
      data-status={status}
      data-incomplete={isIncomplete ? '' : undefined}
    >
      <p role="status" className={isGood ? 'mry-Hidden' : 'mry-DetailsStatus-text'}>
        {isIncomplete ? messages.merchantIncomplete : statusText(status, messages)}
        {count > 1 && ` ${formatPlural(messages.merchantsPossible, count, locale)}`}
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

function statusText(status: MerchantLookupStatus, messages: Messages): string {
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
