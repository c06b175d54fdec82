import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment } from '../../src/planner/browserEnvironment.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('browserEnvironment', () => {
  it('runs a task once after its time, unless it is cancelled', () => {
    vi.useFakeTimers();
    const { now, setTimer } = browserEnvironment();
    const start = now();
    const ran: string[] = [];
    setTimer(() => ran.push(`a at ${now() - start}`), 50);
    const cancel = setTimer(() => ran.push('b'), 60);
    cancel();
    vi.advanceTimersByTime(200);
    expect(ran).toEqual(['a at 50']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has a clock that goes on when that of the system is set back', () => {
    vi.useFakeTimers();
    const { now } = browserEnvironment();
    const start = now();
    vi.advanceTimersByTime(1_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(now() - start).toBe(1_000);
  });

  it('follows the connection, and unsubscribes from both of its events', () => {
    const { connection, onConnectionChange } = browserEnvironment();
    const seen: string[] = [];
    const unsubscribe = onConnectionChange(() => seen.push(connection()));
    const online = vi.spyOn(navigator, 'onLine', 'get');
    online.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    unsubscribe();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    expect(seen).toEqual(['doubtful', 'online']);
  });

  it('is online where a navigator says nothing about it, as in Node', () => {
    vi.stubGlobal('navigator', {});
    expect(browserEnvironment().connection()).toBe('online');
  });

  it('draws numbers from 0 up to but not including 1', () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.25);
    expect(browserEnvironment().random()).toBe(0.25);
  });

  it.each(['visible', 'hidden'] as const)(
    'tells when a person returns after a minute to a page that was %s at first',
    (first) => {
      vi.useFakeTimers();
      const visibility = vi.spyOn(document, 'visibilityState', 'get');
      const turn = (state: DocumentVisibilityState) => {
        visibility.mockReturnValue(state);
        document.dispatchEvent(new Event('visibilitychange'));
      };
      visibility.mockReturnValue(first);
      let returns = 0;
      const unsubscribe = browserEnvironment().onReturn(() => {
        returns += 1;
      });
      if (first === 'visible') turn('hidden');
      vi.advanceTimersByTime(60_000);
      turn('visible');
      expect(returns).toBe(1);
      turn('hidden');
      vi.advanceTimersByTime(59_000);
      turn('visible');
      expect(returns).toBe(1);
      unsubscribe();
      turn('hidden');
      vi.advanceTimersByTime(60_000);
      turn('visible');
      expect(returns).toBe(1);
      visibility.mockRestore();
    },
  );
});
