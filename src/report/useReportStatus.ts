'use client';
import { useRef, useState } from 'react';

/**
 * - `editing`: the reader chooses and types
 * - `sending`: the host's promise is pending
 * - `failed`: it was rejected, or the host threw
 * - `sent`: the host has it
 */
export type ReportStatus = 'editing' | 'sending' | 'failed' | 'sent';

export interface ReportSending {
  status: ReportStatus;
  /** How often sending has failed. */
  failures: number;
  /** Calls the host. Does nothing while a report is on its way, or after one was sent. */
  send: (report: () => unknown) => void;
  /** Back to editing; what the host's promise comes to no longer counts. */
  stopWaiting: () => void;
  startAnew: () => void;
}

/** Where a report stands, from the host's answer: a value, an error thrown, a promise that may never settle. */
export function useReportStatus(): ReportSending {
  const [status, setStatus] = useState<ReportStatus>('editing');
  const [failures, setFailures] = useState(0);
  // Not the status: a second press may come before the first has rendered.
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
      const answer = report();
      if (answer === undefined) return succeed();
      setStatus('sending');
      Promise.resolve(answer).then(succeed, fail);
    } catch {
      fail();
    }
  };

  const edit = () => {
    current.current = undefined;
    setStatus('editing');
  };
  return { status, failures, send, stopWaiting: edit, startAnew: edit };
}
