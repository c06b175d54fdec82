import { QueryClient } from '@tanstack/react-query';
import { expect, vi } from 'vitest';

/** What is due later is the subject of tests that turn a clock by hand. */
const SOON_MS = 1_000;

const { setTimeout, clearTimeout, requestAnimationFrame } = globalThis;

/** Delays of the timers that are due soon. */
const timers = new Map<unknown, number>();
/** One for each provider that is mounted. */
const clients: QueryClient[] = [];
/** How often something was put off: until a timer, the next frame, or the next task of React. */
let delays = 0;

/**
 * Resolves when nothing will happen any more unless somebody does something: no timer is due within
 * a second, no query is fetching, and for two frames nothing has been put off. Then a test may say
 * that something has not happened. Modules that are still being loaded are not waited for. Of fake
 * timers, those that are due now run: it is the test that turns their clock. `ignoreQueries`: the
 * service does not respond, or not yet.
 */
export async function untilIdle({ ignoreQueries = false } = {}): Promise<void> {
  const look = async () => {
    const before = delays;
    await frame();
    await frame();
    await observers();
    await messages();
    if (vi.isFakeTimers()) vi.advanceTimersByTime(0);
    return {
      timers: [...timers.values()],
      fetching: ignoreQueries ? 0 : clients.reduce((sum, client) => sum + client.isFetching(), 0),
      delays: delays - before,
    };
  };
  await expect
    .poll(look, { interval: 0, message: 'what keeps the page from being idle' })
    .toEqual({ timers: [], fetching: 0, delays: 0 });
}

const frame = () => new Promise(requestAnimationFrame);

/** Observers report in the order in which they were made: this one after all others. */
const observers = () =>
  new Promise<void>((done) => {
    if (typeof IntersectionObserver === 'undefined') return void setTimeout(done);
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      done();
    });
    observer.observe(document.documentElement);
  });

/**
 * Messages arrive in the order in which they were sent. WebKit sends them through another process, so
 * that on a busy machine those of React's scheduler may come after several frames.
 */
const messages = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    postMessage.call(port2, null);
  });

// Recorded from the import of this file on, for as long as the test's page lives.

Object.assign(globalThis, {
  setTimeout(task: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) {
    delays += 1;
    const run = () => {
      timers.delete(id);
      task(...args);
    };
    const id = setTimeout(run, ms);
    if (ms < SOON_MS) timers.set(id, ms);
    return id;
  },
  clearTimeout(id: Parameters<typeof clearTimeout>[0]) {
    timers.delete(id);
    clearTimeout(id);
  },
  requestAnimationFrame(task: FrameRequestCallback) {
    delays += 1;
    return requestAnimationFrame(task);
  },
});

/** By which React's scheduler goes on in a new task. */
const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
  delays += 1;
  return Reflect.apply(postMessage, this, args);
};

const { mount, unmount } = QueryClient.prototype;
QueryClient.prototype.mount = function () {
  clients.push(this);
  mount.call(this);
};
QueryClient.prototype.unmount = function () {
  clients.splice(clients.indexOf(this), 1);
  unmount.call(this);
};
