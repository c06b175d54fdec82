import type { ReactElement } from 'react';
import { useMerchantStatus } from '../../src/index.js';
import type { PauseReason, PlannerPause } from './PlannerView.js';

const REASONS: Record<PauseReason, string> = {
  'rate-limited': 'The service requested a pause.',
  offline: 'There is no connection.',
  unauthorized: 'Access was refused (401, 403).',
  refused: 'The endpoint refuses every request, whatever is in it (404, 405, a redirect).',
  rejected: 'Not one row was accepted.',
};

const PROBES =
  'Rows on screen are tried again by themselves in one small request: after 1 s, then 30 s, and at most 5 min apart.';

interface PlannerPausesProps {
  pauses: readonly PlannerPause[];
  now: number;
}

/** Why and for how long nothing is sent, or that requests are sent. */
export function PlannerPauses({ pauses, now }: PlannerPausesProps): ReactElement {
  const { state, resume } = useMerchantStatus();
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
      {current.map(({ reason, sinceMs, waitMs }) => {
        const isRefused = reason !== 'rate-limited' && reason !== 'offline';
        return (
          <div key={reason} className="PlannerPause" data-state="paused">
            <span>
              <b>{waitMs === undefined ? 'Paused' : 'Waiting'}.</b> {REASONS[reason]}{' '}
              {isRefused && `${PROBES} `}
              <span className="PlannerPause-time">
                {waitMs === undefined
                  ? `${((now - sinceMs) / 1000).toFixed(0)} s so far`
                  : `${((sinceMs + waitMs - now) / 1000).toFixed(1)} s left`}
              </span>
            </span>
            {isRefused && state === 'paused' && (
              <button type="button" className="PlannerButton" onClick={resume}>
                Try again
              </button>
            )}
          </div>
        );
      })}
    </>
  );
}
