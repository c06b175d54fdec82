import { benchTransactions } from '../data/benchTransactions.js';
import { CONTESTANTS, type ContestantName } from './contestants.js';

/** What the page does when told to. */
export interface PlannerPage {
  /** Makes everything ready for so many rows. */
  prepare(name: ContestantName, count: number): void;
  /** Resolves to the milliseconds from the first load to the last settled promise. What it made stays on the heap. */
  run(): Promise<number>;
}

/** The engine's helpers tidy up after what was made before. */
const REST_MS = 100;

let start: (() => Promise<unknown>) | undefined;
/** Of the last run. The rows are the host's, and live as long as their lookups. */
let stays: unknown[] = [];

Object.assign(window, {
  bench: {
    prepare(name, count) {
      const rows = benchTransactions(count);
      start = CONTESTANTS[name](rows);
      stays = [rows];
    },
    async run() {
      await new Promise((done) => setTimeout(done, REST_MS));
      const began = performance.now();
      stays.push(await start?.());
      return performance.now() - began;
    },
  } satisfies PlannerPage,
});
