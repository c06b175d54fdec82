import type { Connection, PlannerEnvironment } from '../../src/planner/types.js';

/** An environment that stands still until it is turned by hand. */
export interface FakeClock extends PlannerEnvironment {
  /** Turns the clock, running each timer at its own time and everything promised in between. */
  advance(ms: number): Promise<void>;
  /**
   * Turns the clock from timer to timer until none is left, or `limitMs` are over: by default before
   * visible rows that failed load again.
   */
  runOut(limitMs?: number): Promise<void>;
  setConnection(connection: Connection): void;
  /** The person is back at the page after a minute. */
  comeBack(): void;
  setRandom(random: number): void;
  readonly timers: number;
  readonly listeners: number;
}

export function createFakeClock(): FakeClock {
  let time = 1_000_000;
  let connection: Connection = 'online';
  let random = 0.5;
  const timers = new Set<{ at: number; task: () => void }>();
  const listeners = new Set<() => void>();
  const returnListeners = new Set<() => void>();
  const earliest = () => [...timers].sort((a, b) => a.at - b.at)[0];
  const turnTo = async (end: number, stopWhenIdle: boolean) => {
    await flush();
    for (let timer = earliest(); timer && timer.at <= end; timer = earliest()) {
      time = Math.max(time, timer.at);
      timers.delete(timer);
      timer.task();
      await flush();
    }
    if (!stopWhenIdle) time = end;
  };
  return {
    now: () => time,
    setTimer(task, ms) {
      const timer = { at: time + ms, task };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    random: () => random,
    connection: () => connection,
    onConnectionChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onReturn(listener) {
      returnListeners.add(listener);
      return () => returnListeners.delete(listener);
    },
    comeBack() {
      for (const listener of returnListeners) listener();
    },
    advance: (ms) => turnTo(time + ms, false),
    runOut: (limitMs = 25_000) => turnTo(time + limitMs, true),
    setConnection(next) {
      connection = next;
      for (const listener of listeners) listener();
    },
    setRandom(next) {
      random = next;
    },
    get timers() {
      return timers.size;
    },
    get listeners() {
      return listeners.size + returnListeners.size;
    },
  };
}

/** Lets every promise that can settle settle: a new task begins only when no microtask is left. */
export function flush(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
