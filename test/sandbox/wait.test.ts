import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox } from '../../src/sandbox/index.js';
import { wait } from '../../src/sandbox/wait.js';
import { listRequest } from './requestSandbox.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('wait', () => {
  it('resolves after the time, not before', async () => {
    const settled = vi.fn();
    void wait(150, new AbortController().signal).then(settled);
    await vi.advanceTimersByTimeAsync(149);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
  });

  it('rejects with the reason as soon as the signal is aborted, and clears its timer', async () => {
    const controller = new AbortController();
    const waiting = wait(150, controller.signal);
    const reason = new Error('left the page');
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects at once if the signal is already aborted', async () => {
    await expect(wait(150, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('delays a list response by the latency and a slow fault together', async () => {
    const sandbox = createSandbox({ latencyMs: 100, faults: [{ kind: 'slow', ms: 400 }] });
    const body = { type: 'restrictive', transactions: [{ id: 'a', merchant_name: 'PAYZIP' }] };
    const settled = vi.fn();
    const response = sandbox(listRequest(body)).then(settled);
    await vi.advanceTimersByTimeAsync(499);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await response;
    expect(settled).toHaveBeenCalledOnce();
  });
});
