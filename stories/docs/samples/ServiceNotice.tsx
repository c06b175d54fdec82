import type { ReactElement } from 'react';
import { useMerchantStatus } from '../../../src/index.js';

/** In the app's own notices, beside `<TransactionList slots={{ status: null }} />`. */
export function ServiceNotice(): ReactElement | null {
  const { state, since, resume } = useMerchantStatus();
  if (state === 'ready' || state === 'offline') return null;
  return (
    <p role="status">
      We have had no names of shops since {since?.toLocaleTimeString()}.{' '}
      <button type="button" onClick={resume}>
        Try again
      </button>
    </p>
  );
}
