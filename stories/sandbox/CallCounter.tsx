import { type ReactElement, useSyncExternalStore } from 'react';
import type { CallLog } from './createCallLog.js';
import './CallCounter.css';

const NUMBER = new Intl.NumberFormat('en');

/**
 * What the list above has cost so far. A plain line of text: a live region would talk over the
 * list's own.
 */
export function CallCounter({ log }: { log: CallLog }): ReactElement {
  const { calls, asked, answered, failed } = useSyncExternalStore(log.subscribe, log.read);
  return (
    <p className="CallCounter">
      <span>
        <b>{NUMBER.format(calls)}</b> {calls === 1 ? 'call' : 'calls'}
      </span>
      <span>
        <b>{NUMBER.format(asked)}</b> asked
      </span>
      <span>
        <b>{NUMBER.format(answered)}</b> answered
      </span>
      {failed > 0 && (
        <span className="CallCounter-failed">
          <b>{NUMBER.format(failed)}</b> failed
        </span>
      )}
    </p>
  );
}
