import { setImmediate as nextTask } from 'node:timers/promises';
import { benchTransactions } from '../data/benchTransactions.js';
import { inTurns } from '../session/inTurns.js';
import { CONTESTANTS, type ContestantName } from './contestants.js';

export interface PlannerSample {
  name: ContestantName;
  /** From the first load to the last settled promise. */
  ms: number;
  /** The same in processor time, of which a busy machine falsifies less. */
  processorMs: number;
  /** What stays on the heap for each row afterwards. */
  bytesPerRow: number;
}

const ROWS = 10_000;
/** Merchantry keeps no more settled lookups than these. */
const KEPT_ROWS = 5_000;

// Runs in a process of its own, `node --expose-gc`, and prints its samples as JSON.
const samples: PlannerSample[] = [];
const names = Object.keys(CONTESTANTS) as ContestantName[];
for (const name of inTurns(names, Number(process.argv[2]))) {
  const { ms, processorMs } = await measure(name, ROWS);
  const { bytes } = await measure(name, KEPT_ROWS);
  samples.push({ name, ms, processorMs, bytesPerRow: bytes / KEPT_ROWS });
}
console.log(JSON.stringify(samples));

async function measure(name: ContestantName, count: number) {
  const transactions = benchTransactions(count);
  const run = CONTESTANTS[name](transactions);
  const before = await heapUsed();
  const spent = process.cpuUsage();
  const began = performance.now();
  const stays = await run();
  const ms = performance.now() - began;
  const { user, system } = process.cpuUsage(spent);
  const bytes = (await heapUsed()) - before;
  stays.end();
  // Named after the measurement: the rows are the host's, and live as long as their lookups.
  if (transactions.length !== count) throw new Error('expected the rows to stay');
  return { ms, processorMs: (user + system) / 1000, bytes };
}

async function heapUsed(): Promise<number> {
  await nextTask();
  if (!globalThis.gc) throw new Error('expected node --expose-gc');
  globalThis.gc();
  await nextTask();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
