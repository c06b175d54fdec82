// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createFailureLog } from '../../src/batch/createFailureLog.js';

describe('the failure log', () => {
  it('forgets the oldest beyond 5,000, where failing again makes a key young', () => {
    const log = createFailureLog(() => 0);
    for (let key = 0; key < 5_000; key += 1) log.add(`${key}`, false);
    log.add('0', false);
    log.add('new', false);
    expect(log.mayAskAgain('1')).toBe(true);
    expect(['0', '2', 'new'].map(log.mayAskAgain)).toEqual([false, false, false]);
  });

  it('clears with a release only what failed because of the hold', () => {
    const log = createFailureLog(() => 0);
    log.add('held', true);
    log.add('own', false);
    log.forgetHeld();
    expect([log.mayAskAgain('held'), log.mayAskAgain('own')]).toEqual([true, false]);
  });
});
