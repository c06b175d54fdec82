import { benchTransactions } from '../data/benchTransactions.js';
import { CONTESTANTS, type ContestantName } from './contestants.js';

/** What the page offers to the script that drives it. */
export interface PlannerPage {
  /** Prepares a run with `count` rows. */
  prepare(name: ContestantName, count: number): void;
  /** Resolves to the milliseconds until the last promise settles. Its result stays on the heap. */
  run(): Promise<number>;
}

/** Gives the engine's background threads time to clean up after the preparation. */
const REST_MS = 100;

let start: (() => Promise<unknown>) | undefined;
/** Keeps the last run's result on the heap, and its rows, which live as long as their lookups. */
let retained: unknown[] = [];

Object.assign(window, {
  bench: {
    prepare(name, count) {
      const rows = benchTransactions(count);
      start = CONTESTANTS[name](rows);
      retained = [rows];
    },
    async run() {
      await new Promise((done) => setTimeout(done, REST_MS));
      const began = performance.now();
      retained.push(await start?.());
      return performance.now() - began;
    },
  } satisfies PlannerPage,
});
