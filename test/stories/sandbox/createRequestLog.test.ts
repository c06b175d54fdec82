import { describe, expect, it, vi } from 'vitest';
import type { PlannerEvent } from '../../../src/index.js';
import { createRequestLog } from '../../../stories/sandbox/createRequestLog.js';

const sent = (batch: number, ids: string[], attempt = 1): PlannerEvent => ({
  type: 'sent',
  batch,
  ids,
  filled: 1,
  attempt,
  probe: false,
});
const received = (batch: number, ids: string[]): PlannerEvent => ({
  type: 'received',
  batch,
  ids,
  attempt: 1,
  durationMs: 5,
});
const failed = (batch: number, ids: string[], status?: number): PlannerEvent => ({
  type: 'failed',
  batch,
  ids,
  kind: status === undefined ? 'malformed' : 'server',
  status,
  attempt: 1,
  durationMs: 7,
  retried: false,
});

describe('createRequestLog', () => {
  it('lists requests in their order, with rows, records and time', () => {
    const log = createRequestLog();
    log.add(sent(1, ['a', 'b']));
    log.add(sent(2, ['c']));
    log.add(received(2, []));
    const first = { number: 1, rows: 2, filled: 1, records: 0, attempt: 1, state: 'open' };
    expect(log.read()).toEqual([
      first,
      { ...first, number: 2, rows: 1, state: 'done', durationMs: 5 },
    ]);
    log.add(received(1, ['a', 'b']));
    expect(log.read()[0]).toEqual({ ...first, records: 2, state: 'done', durationMs: 5 });
  });

  it('lists a retry as a request of its own', () => {
    const log = createRequestLog();
    log.add(sent(1, ['a']));
    log.add(failed(1, ['a'], 503));
    log.add(sent(1, ['a'], 2));
    log.add(received(1, ['a']));
    expect(log.read()).toMatchObject([
      { number: 1, state: 'failed', reason: '503', durationMs: 7 },
      { number: 2, attempt: 2, state: 'done', records: 1 },
    ]);
  });

  it('does not call a request failed for some rows of its response', () => {
    const log = createRequestLog();
    log.add(sent(1, ['a', 'b']));
    log.add(received(1, ['a']));
    log.add(failed(1, ['b']));
    expect(log.read()).toMatchObject([{ state: 'done', records: 1 }]);
  });

  it('knows that a response lacked every row', () => {
    const log = createRequestLog();
    log.add(sent(1, ['a', 'b']));
    log.add({ type: 'missing', id: 'a' });
    expect(log.read()).toMatchObject([{ state: 'open' }]);
    log.add({ type: 'missing', id: 'b' });
    expect(log.read()).toMatchObject([{ state: 'done', records: 0 }]);
  });

  it('names the kind of a failure without a status', () => {
    const log = createRequestLog();
    log.add(sent(1, ['a']));
    log.add(failed(1, ['a']));
    expect(log.read()).toMatchObject([{ state: 'failed', reason: 'malformed' }]);
  });

  it('keeps its list and notifies no listener when an event changes nothing', () => {
    const log = createRequestLog();
    const listener = vi.fn();
    log.subscribe(listener);
    const before = log.read();
    log.add({ type: 'queued', id: 'a' });
    expect(log.read()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it('notifies its listeners until they unsubscribe', () => {
    const log = createRequestLog();
    const listener = vi.fn();
    const unsubscribe = log.subscribe(listener);
    log.add(sent(1, ['a']));
    unsubscribe();
    log.add(received(1, ['a']));
    expect(listener).toHaveBeenCalledOnce();
  });
});
