'use client';
import { useRef, useState } from 'react';

/**
 * - `editing`: the reader chooses and types
 * - `sending`: the host app's promise is pending
 * - `failed`: the promise was rejected, or the host app threw
 * - `sent`: the host app has the report
 */
export type ReportStatus = 'editing' | 'sending' | 'failed' | 'sent';

interface ReportSending {
  status: ReportStatus;
  /** Number of failed attempts. */
  failures: number;
  /** Calls `report`. Does nothing while a report is being sent, or after one was sent. */
  send: (report: () => unknown) => void;
  /** Returns to editing; the result of a pending promise is then ignored. */
  edit: () => void;
}

/** Tracks the sending of a report. The host app returns a value or a promise, or throws. */
export function useReportStatus(): ReportSending {
  const [status, setStatus] = useState<ReportStatus>('editing');
  const [failures, setFailures] = useState(0);
  // A ref, because a second press may come before the first has rendered.
  const current = useRef<symbol>(undefined);

  const send = (report: () => unknown) => {
    if (current.current) return;
    const sending = Symbol('sending');
    current.current = sending;
    const succeed = () => {
      if (current.current === sending) setStatus('sent');
    };
    const fail = () => {
      if (current.current !== sending) return;
      current.current = undefined;
      setFailures((count) => count + 1);
      setStatus('failed');
    };
    try {
      const result = report();
      if (result === undefined) return succeed();
      setStatus('sending');
      Promise.resolve(result).then(succeed, fail);
    } catch {
      fail();
    }
  };

  const edit = () => {
    current.current = undefined;
    setStatus('editing');
  };
  return { status, failures, send, edit };
}
