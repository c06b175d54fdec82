'use client';
import { clsx } from 'clsx/lite';
import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  forwardRef,
  useEffect,
  useRef,
  useState,
} from 'react';
import { composeHandlers } from '../components/hooks/composeHandlers.js';
import { containsFocus } from '../components/hooks/containsFocus.js';
import { useMergedRef } from '../components/hooks/useMergedRef.js';
import { usePaymentId } from '../components/hooks/usePaymentId.js';
import { useDisplay } from '../display/useDisplay.js';
import type { MerchantLookup } from '../query/hooks/MerchantLookup.js';
import type { ListedTransaction } from '../record/ListedTransaction.js';
import { maskNumbers } from '../service/request/maskNumbers.js';
import { parseMerchant } from '../service/response/parseMerchant.js';
import type { Transaction } from '../service/types.js';
import { ReportActions } from './ReportActions.js';
import { type MerchantReportReason, ReportReasons } from './ReportReasons.js';
import { ReportSuggestion } from './ReportSuggestion.js';
import { ReportThanks } from './ReportThanks.js';
import { useReportStatus } from './useReportStatus.js';

/**
 * A reader's correction. The service has no endpoint for it, so the host app decides where to send
 * it.
 */
export interface MerchantReport {
  /** The host app's own id of the transaction. */
  transactionId: string;
  /**
   * The id under which the service knows the lookup. It may be another row's, because equal rows
   * share one lookup.
   */
  lookupId: string;
  /** Index in `lookup.merchants` of the reported record; undefined for the first. */
  candidate?: number | undefined;
  reason: MerchantReportReason;
  /** The reader's text, trimmed, with card numbers and IBANs masked. Empty if nothing was typed. */
  suggestion: string;
  /** The response headers that `createHttpFetcher({ receiptHeaders })` kept. */
  receipt?: Readonly<Record<string, string>> | undefined;
}

export interface ReportMerchantProps extends Omit<ComponentPropsWithoutRef<'form'>, 'children'> {
  /** A different `id` resets the form, unless its row `replaces` the previous one. */
  transaction: Transaction | ListedTransaction;
  /** May change while the reader types; the text is kept. */
  lookup: MerchantLookup;
  /** Index in `lookup.merchants` of the record that the reader sees. Default 0. */
  candidate?: number | undefined;
  /**
   * Called once per report. The form waits while its promise is pending. After a rejection or a
   * thrown error the form keeps the text and offers to send it again; the error itself is neither
   * shown nor logged.
   */
  onReport: ((report: MerchantReport) => void) | ((report: MerchantReport) => Promise<unknown>);
  /**
   * Maximum length of the suggestion in code points. Default 500, also for anything but a positive
   * integer. `createReportRelay` accepts at most 2,000.
   */
  maxLength?: number | undefined;
}

const DEFAULT_MAX_LENGTH = 500;

/**
 * A form for correcting a merchant, which passes the correction to `onReport`. Renders a `<form>`.
 * State: `data-status="editing"`, `"sending"`, `"failed"` or `"sent"`; `data-selected` on a reason;
 * `data-over` on the count.
 *
 * The host app decides where the report goes, because the service has no endpoint for it.
 * `MerchantDetails` has the form behind "Something wrong?" if it gets `onReport`. If the record has
 * no name, the statement text is shown, or "Not identified".
 */
export const ReportMerchant = /* @__PURE__ */ forwardRef<HTMLFormElement, ReportMerchantProps>(
  function ReportMerchant(props, ref) {
    return <ReportForm key={usePaymentId(props.transaction)} {...props} ref={ref} />;
  },
);

/** The form for one transaction. */
const ReportForm = /* @__PURE__ */ forwardRef<HTMLFormElement, ReportMerchantProps>(
  function ReportForm(props, ref) {
    const { transaction, lookup, candidate = 0, onReport, maxLength, className, ...rest } = props;
    const words = useDisplay().messages.report;
    const [reason, setReason] = useState<MerchantReportReason>();
    const [suggestion, setSuggestion] = useState('');
    const [submitted, setSubmitted] = useState(false);
    const [unheard, setUnheard] = useState(0);
    const { status, failures, send, edit } = useReportStatus();
    const form = useRef<HTMLFormElement>(null);
    const thanks = useRef<HTMLDivElement>(null);
    const mergedRef = useMergedRef(form, ref);
    const previous = useRef(status);
    useEffect(() => {
      const before = previous.current;
      previous.current = status;
      if (before === status || !form.current) return;
      if (before === 'sent') form.current.querySelector('input')?.focus();
      // The focus is lost if the button that had it has disappeared.
      if (!isFocusLost(form.current)) return;
      if (status === 'sent') thanks.current?.focus();
      if (status === 'failed') form.current.querySelector<HTMLElement>('[type="submit"]')?.focus();
    }, [status]);

    const limit =
      Number.isInteger(maxLength) && Number(maxLength) > 0 ? Number(maxLength) : DEFAULT_MAX_LENGTH;
    const left = limit - [...suggestion].length;
    const sending = status === 'sending';

    const submit = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setSubmitted(true);
      if (reason === undefined) {
        const first = event.currentTarget.querySelector('input');
        setUnheard(containsFocus(first) ? unheard + 1 : 0);
        first?.focus();
      } else if (left < 0) {
        event.currentTarget.querySelector('textarea')?.focus();
      } else {
        send(() =>
          onReport({
            transactionId: transaction.id,
            lookupId: lookup.lookupId,
            candidate: candidate || undefined,
            reason,
            suggestion: maskNumbers(suggestion.trim()),
            receipt: lookup.receipt,
          }),
        );
      }
    };

    const reset = () => {
      setReason(undefined);
      setSuggestion('');
      setSubmitted(false);
      edit();
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
              merchant={parseMerchant(lookup.merchants?.[candidate] ?? lookup.merchant)}
              isLookedUp={!['idle', 'pending', 'failed'].includes(lookup.status)}
              reason={reason}
              onReasonChange={setReason}
              missing={submitted && reason === undefined}
              unheard={unheard}
              readOnly={sending}
            />
            <ReportSuggestion
              text={suggestion}
              onTextChange={setSuggestion}
              left={left}
              limit={limit}
              readOnly={sending}
            />
            <ReportActions status={status} failures={failures} onStopWaiting={edit} />
          </>
        )}
        <ReportThanks ref={thanks} status={status} onReportMore={reset} />
      </form>
    );
  },
);

/** Whether nothing has the focus, inside the form's shadow tree or outside. */
function isFocusLost(form: HTMLElement): boolean {
  const { body, activeElement } = form.ownerDocument;
  const focused = (form.getRootNode() as Document | ShadowRoot).activeElement ?? activeElement;
  return focused === null || focused === body;
}
