'use client';
import { clsx } from 'clsx';
import { type FormEvent, forwardRef, useEffect, useRef, useState } from 'react';
import { composeHandlers } from '../components/hooks/composeHandlers.js';
import { useMergedRef } from '../components/hooks/useMergedRef.js';
import { useDisplay } from '../display/useDisplay.js';
import { maskNumbers } from '../service/request/maskNumbers.js';
import { ReportActions } from './ReportActions.js';
import type { MerchantReportReason, ReportMerchantProps } from './ReportMerchantProps.js';
import { ReportReasons } from './ReportReasons.js';
import { ReportSuggestion } from './ReportSuggestion.js';
import { ReportThanks } from './ReportThanks.js';
import { useReportStatus } from './useReportStatus.js';

const DEFAULT_MAX_LENGTH = 500;

/** One report, from the first choice to the thanks. */
export const ReportForm = forwardRef<HTMLFormElement, ReportMerchantProps>(
  function ReportForm(props, ref) {
    const { transaction, lookup, onReport, maxLength, className, ...rest } = props;
    const { messages } = useDisplay();
    const words = messages.report;
    const [reason, setReason] = useState<MerchantReportReason>();
    const [suggestion, setSuggestion] = useState('');
    const [submitted, setSubmitted] = useState(false);
    const { status, failures, send, stopWaiting, startAnew } = useReportStatus();
    const form = useRef<HTMLFormElement>(null);
    const outcome = useRef<HTMLDivElement>(null);
    const mergedRef = useMergedRef(form, ref);
    const previous = useRef(status);
    useEffect(() => {
      const before = previous.current;
      previous.current = status;
      if (before === status || !form.current) return;
      if (status === 'sent' && !isFocusElsewhere(form.current)) outcome.current?.focus();
      if (before === 'sent') form.current.querySelector('input')?.focus();
    }, [status]);

    const limit =
      Number.isInteger(maxLength) && Number(maxLength) > 0 ? Number(maxLength) : DEFAULT_MAX_LENGTH;
    const left = limit - [...suggestion].length;
    const sending = status === 'sending';

    const submit = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setSubmitted(true);
      if (reason === undefined) event.currentTarget.querySelector('input')?.focus();
      else if (left < 0) event.currentTarget.querySelector('textarea')?.focus();
      else {
        send(() =>
          onReport({
            transactionId: transaction.id,
            lookupId: lookup.lookupId,
            reason,
            suggestion: maskNumbers(suggestion.trim()),
            receipt: lookup.receipt,
          }),
        );
      }
    };

    return (
      <form
        aria-label={words.title}
        noValidate
        {...rest}
        ref={mergedRef}
        data-status={status}
        className={clsx('mry-ReportMerchant', className)}
        onSubmit={composeHandlers(rest.onSubmit, submit)}
      >
        {status !== 'sent' && (
          <>
            <ReportReasons
              transaction={transaction}
              merchant={lookup.merchant}
              reason={reason}
              onReasonChange={setReason}
              missing={submitted && reason === undefined}
              readOnly={sending}
            />
            <ReportSuggestion
              text={suggestion}
              onTextChange={setSuggestion}
              left={left}
              limit={limit}
              readOnly={sending}
            />
            <ReportActions status={status} failures={failures} onStopWaiting={stopWaiting} />
          </>
        )}
        <ReportThanks
          ref={outcome}
          status={status}
          onReportMore={() => {
            setReason(undefined);
            setSuggestion('');
            setSubmitted(false);
            startAnew();
          }}
        />
      </form>
    );
  },
);

/** Whether the reader has gone on to something else: then the focus stays there. */
function isFocusElsewhere(form: HTMLElement): boolean {
  const { activeElement } = form.getRootNode() as Document | ShadowRoot;
  if (!activeElement || activeElement === form.ownerDocument.body) return false;
  return !form.contains(activeElement);
}
