'use client';
import type { ReactElement } from 'react';
import { useDisplay } from '../display/useDisplay.js';
import type { ReportStatus } from './useReportStatus.js';

interface ReportActionsProps {
  status: ReportStatus;
  failures: number;
  onStopWaiting: () => void;
}

/**
 * The submit button, with a failure message above and, while sending, a cancel button next to it.
 */
export function ReportActions(props: ReportActionsProps): ReactElement {
  const { status, failures, onStopWaiting } = props;
  const words = useDisplay().messages.report;
  const sending = status === 'sending';
  return (
    <>
      {status === 'failed' && (
        // A new key makes a repeated failure announced again.
        <p key={failures} role="alert" className="mry-ReportMerchant-failure">
          <svg viewBox="0 0 20 20" aria-hidden="true" className="mry-ReportMerchant-failureIcon">
            <circle cx="10" cy="10" r="7.5" />
            <path d="M10 6.25v4.5M10 13.5v.25" />
          </svg>
          <span>{words.failed}</span>
        </p>
      )}
      <div className="mry-ReportMerchant-actions">
        <button
          type="submit"
          // A disabled button would lose the focus.
          aria-disabled={sending || undefined}
          className="mry-ReportMerchant-send"
        >
          {sending && <span aria-hidden="true" className="mry-ReportMerchant-spinner" />}
          <span>
            {sending ? words.sending : status === 'failed' ? words.sendAgain : words.send}
          </span>
        </button>
        {sending && (
          <button
            type="button"
            className="mry-ReportMerchant-quiet"
            onClick={({ currentTarget }) => {
              currentTarget.form?.querySelector('textarea')?.focus();
              onStopWaiting();
            }}
          >
            {words.keepEditing}
          </button>
        )}
      </div>
    </>
  );
}
