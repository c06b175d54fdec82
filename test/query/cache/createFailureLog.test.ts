// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createFailureLog } from '../../../src/query/cache/createFailureLog.js';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';

const failed = (...keys: string[]) =>
  new Map(keys.map((key) => [key, new EnrichmentError('unauthorized')]));

describe('the failure log', () => {
  it('forgets the oldest beyond 5,000, where failing again makes a key young', () => {
    const log = createFailureLog(() => 0);
    log.settle(failed(...Array.from({ length: 5_000 }, (_, key) => `${key}`)));
    log.settle(failed('0'));
    log.settle(failed('new'));
    expect(log.mayAskAgain('1')).toBe(true);
    expect(['0', '2', 'new'].map(log.mayAskAgain)).toEqual([false, false, false]);
  });

  it('clears with a release only what failed because of the hold', () => {
    const log = createFailureLog(() => 0);
    log.settle(failed('before'));
    log.onEvent({ type: 'paused', reason: 'unauthorized' });
    log.settle(failed('paused'));
    log.onEvent({ type: 'resumed', reason: 'unauthorized' });
    log.settle(failed('after'));
    expect(['before', 'paused', 'after'].map(log.mayAskAgain)).toEqual([false, true, false]);
  });

  it('takes neither a pause nor a lost connection for a hold', () => {
    const log = createFailureLog(() => 0);
    log.onEvent({ type: 'paused', reason: 'rate-limited', waitMs: 1 });
    log.onEvent({ type: 'paused', reason: 'offline' });
    log.settle(failed('own'));
    log.onEvent({ type: 'resumed', reason: 'offline' });
    expect(log.mayAskAgain('own')).toBe(false);
  });

  it('forgets a failure when the lookup is answered', () => {
    const log = createFailureLog(() => 0);
    log.settle(failed('a'));
    log.settle(new Map([['a', { status: 'unmatched', merchants: [], lookupId: 'a' }]]));
    expect(log.mayAskAgain('a')).toBe(true);
  });
});
