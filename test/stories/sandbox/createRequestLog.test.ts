// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { createRequestLog } from '../../../stories/sandbox/createRequestLog.js';

describe('createRequestLog', () => {
  it('counts a lookup once, however often it is sent', () => {
    const log = createRequestLog();
    log.add({ type: 'sent', batch: 1, ids: ['a', 'b'], filled: 0, attempt: 1, probe: false });
    log.add({ type: 'sent', batch: 2, ids: ['a', 'b'], filled: 0, attempt: 2, probe: false });
    log.add({ type: 'received', batch: 2, ids: ['a', 'b'], attempt: 1, durationMs: 5 });
    expect(log.read()).toEqual({ requests: 2, lookups: 2, results: 2, failed: 0 });
  });

  it('counts failures until their result arrives', () => {
    const log = createRequestLog();
    log.add({
      type: 'failed',
      batch: 1,
      ids: ['a'],
      kind: 'server',
      status: undefined,
      attempt: 1,
      durationMs: 5,
      retried: false,
    });
    log.add({ type: 'missing', id: 'b' });
    expect(log.read().failed).toBe(2);
    log.add({ type: 'received', batch: 2, ids: ['a'], attempt: 1, durationMs: 5 });
    expect(log.read()).toMatchObject({ results: 1, failed: 1 });
  });

  it('keeps its counts and notifies no listener when an event changes none of them', () => {
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
    log.add({ type: 'missing', id: 'a' });
    unsubscribe();
    log.add({ type: 'missing', id: 'b' });
    expect(listener).toHaveBeenCalledOnce();
  });
});
