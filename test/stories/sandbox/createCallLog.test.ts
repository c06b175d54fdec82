// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { createCallLog } from '../../../stories/sandbox/createCallLog.js';

describe('createCallLog', () => {
  it('counts a lookup once, however often it is sent', () => {
    const log = createCallLog();
    log.add({ type: 'sent', batch: 1, ids: ['a', 'b'], filled: 0, attempt: 1 });
    log.add({ type: 'sent', batch: 2, ids: ['a', 'b'], filled: 0, attempt: 2 });
    log.add({ type: 'received', batch: 2, ids: ['a', 'b'], durationMs: 5 });
    expect(log.read()).toEqual({ calls: 2, asked: 2, answered: 2, failed: 0 });
  });

  it('counts what failed until it is answered', () => {
    const log = createCallLog();
    log.add({ type: 'failed', batch: 1, ids: ['a'], kind: 'server', durationMs: 5 });
    log.add({ type: 'missing', id: 'b' });
    expect(log.read().failed).toBe(2);
    log.add({ type: 'received', batch: 2, ids: ['a'], durationMs: 5 });
    expect(log.read()).toMatchObject({ answered: 1, failed: 1 });
  });

  it('keeps its counts, and stays silent, when an event changes none of them', () => {
    const log = createCallLog();
    const listener = vi.fn();
    log.subscribe(listener);
    const before = log.read();
    log.add({ type: 'queued', id: 'a' });
    expect(log.read()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it('tells its listeners until they leave', () => {
    const log = createCallLog();
    const listener = vi.fn();
    const leave = log.subscribe(listener);
    log.add({ type: 'missing', id: 'a' });
    leave();
    log.add({ type: 'missing', id: 'b' });
    expect(listener).toHaveBeenCalledOnce();
  });
});
