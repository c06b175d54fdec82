'use client';
import { forwardRef } from 'react';
import { useDisplay } from '../display/useDisplay.js';
import type { ReportStatus } from './useReportStatus.js';

interface ReportThanksProps {
  status: ReportStatus;
  onReportMore: () => void;
}

/**
 * A `role="status"` element that announces the sending and then shows the thanks. Rendered from the
 * start, because screen readers announce only changes. The thanks take the focus from the submit
 * button, which disappears.
 */
export const ReportThanks = /* @__PURE__ */ forwardRef<HTMLDivElement, ReportThanksProps>(
  function ReportThanks({ status, onReportMore }, ref) {
    const words = useDisplay().messages.report;
    const sent = status === 'sent';
    return (
      <>
        <div
          ref={ref}
          role="status"
          tabIndex={sent ? -1 : undefined}
          className="mry-ReportMerchant-status"
        >
          {status === 'sending' && (
            <span className="mry-ReportMerchant-heard mry-Hidden">{words.sending}</span>
          )}
          {sent && (
            <>
              <svg viewBox="0 0 44 44" aria-hidden="true" className="mry-ReportMerchant-sentIcon">
                <circle cx="22" cy="22" r="22" />
                <path d="M14.5 22.5l5 5 10-11" />
              </svg>
              <p className="mry-ReportMerchant-thanks">{words.thanks}</p>
              <p className="mry-ReportMerchant-sent">{words.sent}</p>
            </>
          )}
        </div>
        {sent && (
          <div className="mry-ReportMerchant-more">
            <button type="button" className="mry-ReportMerchant-quiet" onClick={onReportMore}>
              {words.reportMore}
            </button>
          </div>
        )}
      </>
    );
  },
);
