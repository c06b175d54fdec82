import { type ReactElement, useSyncExternalStore } from 'react';
import type { RequestLog } from './createRequestLog.js';
import './RequestCounter.css';

const NUMBER = new Intl.NumberFormat('en');

interface RequestCounterProps {
  log: RequestLog;
  /** The real service's, if it answers. */
  host: string | undefined;
}

/**
 * How many requests the list above has made. Not a live region, which would interrupt the list's.
 */
export function RequestCounter({ log, host }: RequestCounterProps): ReactElement {
  const { requests, lookups, results, failed } = useSyncExternalStore(log.subscribe, log.read);
  return (
    <p className="RequestCounter">
      <span>
        <b>{NUMBER.format(requests)}</b> {requests === 1 ? 'request' : 'requests'}
      </span>
      <span>
        <b>{NUMBER.format(lookups)}</b> {lookups === 1 ? 'lookup' : 'lookups'}
      </span>
      <span>
        <b>{NUMBER.format(results)}</b> {results === 1 ? 'result' : 'results'}
      </span>
      {failed > 0 && (
        <span className="RequestCounter-failed">
          <b>{NUMBER.format(failed)}</b> failed
        </span>
      )}
      {host !== undefined && (
        <span>
          from <b>{host}</b>
        </span>
      )}
    </p>
  );
}
