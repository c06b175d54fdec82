import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { measureArrival } from './arrival/measureArrival.js';
import { measureFind } from './find/measureFind.js';
import { measureFling } from './fling/measureFling.js';
import { measureGateway } from './gateway/measureGateway.js';
import { measureOverload } from './gateway/measureOverload.js';
import { measurePlanner } from './planner/measurePlanner.js';
import { CONTESTANTS } from './rows/contestants.js';
import { measureRows, ROW_PARTS } from './rows/measureRows.js';
import { formatTable } from './session/formatTable.js';
import { readArguments } from './session/readArguments.js';

/**
 * @typedef {object} Report
 * @property {number} rounds
 * @property {readonly import('./session/formatTable.js').Table[]} tables
 * @property {readonly string[]} [notes] printed below the tables
 * @property {readonly object[]} samples every measurement
 * @property {string} [browser] version, if there was one
 */

/** @type {Record<string, (options: import('./session/readArguments.js').Options) => Promise<Report>>} */
const PARTS = {
  arrival: measureArrival,
  planner: measurePlanner,
  fling: measureFling,
  find: measureFind,
  rows: measureRows,
  gateway: measureGateway,
  overload: measureOverload,
};
const RESULTS = fileURLToPath(new URL('results', import.meta.url));

const { parts, options } = readCommandLine();
mkdirSync(RESULTS, { recursive: true });
for (const name of parts) {
  const report = await PARTS[name]?.(options);
  if (!report) continue;
  const file = `${RESULTS}/${name}.json`;
  const { date, node, react, merchantry, processors } = environment();
  writeFileSync(
    file,
    JSON.stringify({ date, node, react, merchantry, processors, options, ...report }, null, 2),
  );
  for (const table of report.tables) console.log(`\n${formatTable(table)}`);
  const session = [
    report.rounds === 1 ? '1 round' : `${report.rounds} rounds`,
    date.slice(0, 10),
    ...(report.browser ? [`Chromium ${report.browser}`, `React ${react}`] : [`Node ${node}`]),
    `Merchantry ${merchantry}`,
    processors,
  ];
  for (const note of [session.join(', '), ...(report.notes ?? [])]) console.log(`\n${note}`);
  console.log(`\nEvery sample: ${file}`);
}

function readCommandLine() {
  try {
    const known = {
      parts: Object.keys(PARTS),
      rowParts: ROW_PARTS,
      contestants: CONTESTANTS.map(({ id }) => id),
    };
    return readArguments(process.argv.slice(2), known);
  } catch (error) {
    console.error(`npm run bench: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

function environment() {
  const versionOf = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).version;
  const model = cpus();
  return {
    date: new Date().toISOString(),
    node: process.version,
    react: versionOf('node_modules/react/package.json'),
    merchantry: versionOf('package.json'),
    processors: `${model.length} × ${model[0]?.model}`,
  };
}
