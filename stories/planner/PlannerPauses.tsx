import type { ReactElement } from 'react';
import { type ListedTransaction, useMerchant } from '../../src/index.js';
import type { PauseReason, PlannerPause } from './PlannerView.js';

const REASONS: Record<PauseReason, string> = {
  'rate-limited': 'The service requested a pause.',
  offline: 'There is no connection.',
  unauthorized: 'Access was refused. Rows fail at once until a reader retries.',
  refused: 'no such endpoint (404, 405)',
  rejected: 'Not one row was accepted. Rows fail at once until a reader retries.',
};

/** `retry` of any failed row resumes the whole queue. Not visible here: only a press loads it. */
function TryAgain({ transaction }: { transaction: ListedTransaction }): ReactElement {
  const { retry } = useMerchant(transaction, { visible: false });
  return (
    <button type="button" className="PlannerButton" onClick={retry}>
      Try again
    </button>
  );
}

interface PlannerPausesProps {
  pauses: readonly PlannerPause[];
  failed: ListedTransaction | undefined;
  now: number;
}

/** Why and for how long nothing is sent, or that requests are sent. */
export function PlannerPauses({ pauses, failed, now }: PlannerPausesProps): ReactElement {
  const current = pauses.filter(
    ({ sinceMs, waitMs }) => waitMs === undefined || now < sinceMs + waitMs,
  );
  if (current.length === 0) {
    return (
      <p className="PlannerPause" data-state="running">
        Running
      </p>
    );
  }
  return (
    <>
      {current.map(({ reason, sinceMs, waitMs }) => (
        <div key={reason} className="PlannerPause" data-state="paused">
          <span>
            <b>{waitMs === undefined ? 'Paused' : 'Waiting'}.</b> {REASONS[reason]}{' '}
            <span className="PlannerPause-time">
              {waitMs === undefined
                ? `${((now - sinceMs) / 1000).toFixed(0)} s so far`
                : `${((sinceMs + waitMs - now) / 1000).toFixed(1)} s left`}
            </span>
          </span>
          {(reason === 'unauthorized' || reason === 'rejected') && failed && (
            <TryAgain key={failed.id} transaction={failed} />
          )}
        </div>
      ))}
    </>
  );
}
