import { describe, expect, it } from 'vitest';
import { createBreaker } from '../../src/gateway/createBreaker.js';
import { EnrichmentError, type EnrichmentErrorKind } from '../../src/service/EnrichmentError.js';

function setUp(concurrency = 4) {
  let time = 1_000_000;
  const changes: string[] = [];
  const breaker = createBreaker({
    concurrency,
    now: () => time,
    onChange: (state, reason, waitMs) => changes.push(`${state} ${reason?.kind} ${waitMs}`),
  });
  const begin = (...scopes: string[]) => breaker.begin(new Set(scopes));
  const fail = (error: EnrichmentError, ...scopes: string[]) => begin(...scopes).failed(error);
  const succeed = (scope: string) => begin(scope).succeeded();
  const wait = (ms: number) => {
    time += ms;
  };
  return { breaker, changes, begin, fail, succeed, wait };
}

const error = (kind: EnrichmentErrorKind, status?: number, retryAfterMs?: number) =>
  new EnrichmentError(kind, { status, retryAfterMs });
const forbidden = error('unauthorized', 403);
const refusedKey = error('unauthorized', 401);

describe('createBreaker', () => {
  it('pauses at once for what is of the key: 401, no key at all, and 429', () => {
    for (const one of [refusedKey, error('unauthorized'), error('rate-limited', 429)]) {
      const { breaker, fail, changes } = setUp();
      fail(one, 'a');
      expect(breaker.state()).toBe('paused');
      expect(breaker.refusal()).toMatchObject({ kind: one.kind, retryAfterMs: 1_000 });
      expect(changes).toEqual([`paused ${one.kind} 1000`]);
    }
  });

  it('pauses for as long as a busy service asks, at most a minute', () => {
    const { breaker, begin, wait } = setUp();
    const calls = [begin('a'), begin('b'), begin('c')];
    calls[0]?.failed(error('rate-limited', 429, 5_000));
    calls[1]?.failed(error('rate-limited', 429, 3_600_000));
    calls[2]?.failed(error('rate-limited', 429, 1_000));
    expect(breaker.refusal()?.retryAfterMs).toBe(60_000);
    wait(60_000);
    expect(breaker.state()).toBe('trying');
  });

  it.each([
    ['403', forbidden],
    ['404', error('refused', 404)],
    ['503', error('rate-limited', 503, 20_000)],
    ['500', error('server', 500)],
    ['a timeout', error('timeout')],
    ['a broken connection', error('network')],
    ['a body that is no list', error('malformed', 200)],
  ])('is never paused by one scope for %s, but by two', (_, one) => {
    const { breaker, fail, wait } = setUp();
    for (let count = 0; count < 100; count += 1) {
      fail(one, 'a', ...(count % 3 === 0 ? ['b'] : count % 3 === 1 ? ['c'] : []));
      wait(100);
      expect(breaker.state()).toBe('ok');
    }
    fail(one, 'd');
    expect(breaker.state()).toBe('paused');
    wait(60_000);
    expect(breaker.state()).toBe('trying');
    // Nor is it paused again by one.
    for (let count = 0; count < 100; count += 1) fail(one, 'a');
    expect(breaker.state()).toBe('trying');
    fail(one, 'b');
    expect(breaker.state()).toBe('paused');
  });

  it('takes a 403 beside successes for one of the row', () => {
    const { breaker, fail, succeed, wait } = setUp();
    succeed('a');
    wait(9_999);
    fail(forbidden, 'b');
    fail(forbidden, 'c');
    expect(breaker.state()).toBe('ok');
    wait(1);
    fail(forbidden, 'b');
    expect(breaker.state()).toBe('paused');
  });

  it('pauses once half of the last calls have failed, for two scopes', () => {
    const { breaker, fail, succeed } = setUp();
    for (let count = 0; count < 40; count += 1) {
      succeed('a');
      succeed('b');
      fail(error('server', 500), `c${count}`);
      expect(breaker.state()).toBe('ok');
    }
    for (let count = 0; count < 20 && breaker.state() === 'ok'; count += 1) {
      succeed('a');
      fail(error('timeout'), `c${count}`);
      fail(error('server', 500), `d${count}`);
    }
    expect(breaker.state()).toBe('paused');
  });

  it('says nothing of rows that are rejected, missing or too large', () => {
    const { breaker, fail } = setUp();
    for (const kind of ['rejected', 'missing', 'too-large'] as const) {
      for (let count = 0; count < 20; count += 1) fail(error(kind, 400), `${count}`);
    }
    expect(breaker.state()).toBe('ok');
  });

  it('tries with one call at a time, ever more rarely, and goes on after a success', () => {
    const { breaker, fail, succeed, wait, changes } = setUp();
    for (const waitMs of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      fail(refusedKey, 'a');
      expect(breaker.refusal()?.retryAfterMs).toBe(waitMs);
      expect(breaker.limit()).toBe(1);
      wait(waitMs);
      expect(breaker.refusal()).toBeUndefined();
      expect(breaker.limit()).toBe(1);
    }
    succeed('a');
    expect(breaker.state()).toBe('ok');
    expect(breaker.limit()).toBe(4);
    expect(changes.at(-1)).toBe('ok undefined 0');
    fail(refusedKey, 'a');
    expect(breaker.refusal()?.retryAfterMs).toBe(1_000);
  });

  it('looks every second whether a service that fails works again, and tells callers to wait longer', () => {
    const { breaker, fail, wait, changes } = setUp();
    for (let count = 0; count < 5; count += 1) fail(error('server', 500), `${count}`);
    for (const toldMs of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      expect(breaker.refusal()?.retryAfterMs).toBe(toldMs);
      wait(1_000);
      expect(breaker.refusal()).toBeUndefined();
      expect(breaker.excuse()?.retryAfterMs).toBe(toldMs);
      fail(error('server', 500), 'a');
      fail(error('server', 500), 'b');
    }
    expect(changes).toEqual(['paused server 1000']);
  });

  it('counts calls as failures that take four times as long as the slowest before', () => {
    const { breaker, begin, succeed, wait } = setUp();
    expect(begin('a').overdueMs).toBe(Infinity);
    succeed('a');
    expect(begin('a').overdueMs).toBe(1_000);
    const slow = begin('a');
    wait(500);
    slow.succeeded();
    const calls = ['a', 'b', 'c', 'd', 'e'].map((scope) => begin(scope));
    expect(calls[0]?.overdueMs).toBe(2_000);
    wait(2_000);
    for (const call of calls) call.overdue();
    expect(breaker.refusal()).toMatchObject({ kind: 'timeout', retryAfterMs: 1_000 });
    wait(1_000);
    const trial = begin('f');
    expect(trial.overdueMs).toBe(1_000);
    expect(breaker.isDown()).toBe(false);
    trial.overdue();
    // A trial that is overdue may still succeed, and only its failure is one.
    expect(breaker.isDown()).toBe(true);
    expect(breaker.state()).toBe('trying');
    trial.succeeded();
    expect(breaker.state()).toBe('ok');
  });

  it('heeds a 429 that comes late, and counts a late failure once', () => {
    const { breaker, begin, succeed, wait } = setUp();
    succeed('a');
    const late = ['a', 'b', 'c', 'd'].map((scope) => begin(scope));
    wait(1_000);
    for (const call of late) call.overdue();
    for (const call of late.slice(0, 3)) call.failed(error('timeout'));
    expect(breaker.state()).toBe('ok');
    late[3]?.failed(error('rate-limited', 429, 5_000));
    expect(breaker.refusal()).toMatchObject({ kind: 'rate-limited', retryAfterMs: 5_000 });
  });

  it('is closed by calls that were only slow', () => {
    const { breaker, begin, succeed, wait } = setUp();
    succeed('a');
    const calls = ['a', 'b', 'c', 'd', 'e'].map((scope) => begin(scope));
    wait(1_000);
    for (const call of calls) call.overdue();
    expect(breaker.state()).toBe('paused');
    wait(100);
    calls[0]?.succeeded();
    expect(breaker.state()).toBe('ok');
    expect(begin('a').overdueMs).toBe(4_400);
  });

  it('counts calls that were in flight together as one', () => {
    const { breaker, begin, wait, changes } = setUp();
    const calls = [begin('a'), begin('b'), begin('c')];
    calls[0]?.failed(refusedKey);
    calls[1]?.failed(refusedKey);
    expect(changes).toHaveLength(1);
    wait(1_000);
    // A call that began before says nothing about now.
    calls[2]?.succeeded();
    expect(breaker.state()).toBe('trying');
  });
});
