import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlannerEvent } from '../../../src/index.js';
import { createMerchantMetrics } from '../../../stories/recipes/createMerchantMetrics.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const lines: string[] = [];
  const write = (name: string, value: number, tags: object) =>
    lines.push([name, value, ...Object.values(tags)].join(' '));
  const alert = vi.fn();
  const { onEvent, stop } = createMerchantMetrics({ count: write, measure: write, alert });
  const report = (...events: PlannerEvent[]) => {
    for (const event of events) onEvent(event);
  };
  return { lines, alert, report, stop };
}

const paused = { type: 'paused', reason: 'unauthorized', waitMs: 1_000 } as const;
const failed = {
  type: 'failed',
  batch: 1,
  ids: ['a', 'b'],
  kind: 'server',
  status: undefined,
  attempt: 1,
  retried: false,
  durationMs: 90,
} as const;

describe('createMerchantMetrics', () => {
  it('counts requests, rows and failures by kind, and measures how long they take', () => {
    const { lines, report } = start();
    report(
      { type: 'queued', id: 'a' },
      { type: 'sent', batch: 1, ids: ['a', 'b'], filled: 1, attempt: 1, probe: false },
      failed,
      { type: 'sent', batch: 2, ids: ['c'], filled: 0, attempt: 1, probe: false },
      { type: 'received', batch: 2, ids: ['c'], attempt: 1, durationMs: 40 },
      { type: 'missing', id: 'd' },
    );
    expect(lines).toEqual([
      'merchants.requests 1 false',
      'merchants.rows_requested 2',
      'merchants.latency_ms 90 server',
      'merchants.failed_requests 1 server none false',
      'merchants.failed_rows 2 server',
      'merchants.requests 1 false',
      'merchants.rows_requested 1',
      'merchants.latency_ms 40 received',
      'merchants.failed_rows 1 missing',
    ]);
  });

  it('counts an attempt that is retried as a request that failed, but no row', () => {
    const { lines, report } = start();
    report({ ...failed, status: 502, retried: true });
    expect(lines.slice(1)).toEqual(['merchants.failed_requests 1 server 502 true']);
  });

  it('alerts once of a pause that lasts a minute, however often it is reported', () => {
    const { lines, alert, report } = start();
    report(paused);
    vi.advanceTimersByTime(31_000);
    report(paused);
    vi.advanceTimersByTime(28_999);
    expect(alert).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(600_000);
    expect(alert.mock.calls).toEqual([['Merchants cannot be loaded: unauthorized']]);
    expect(lines).toEqual(['merchants.pauses 1 unauthorized']);
  });

  it('does not alert of one that ends before, of a busy service, offline, or after the end', () => {
    const { alert, report, stop } = start();
    report(paused, { type: 'resumed', reason: 'unauthorized' });
    report({ type: 'paused', reason: 'offline' });
    report({ type: 'paused', reason: 'rate-limited', waitMs: 60_000 });
    expect(vi.getTimerCount()).toBe(0);
    report(paused);
    stop();
    vi.advanceTimersByTime(600_000);
    expect(alert).not.toHaveBeenCalled();
  });
});
