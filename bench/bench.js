import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureFling } from './fling/measureFling.js';
import { measurePlanner } from './planner/measurePlanner.js';
import { measureRows } from './rows/measureRows.js';
import { formatTable } from './session/formatTable.js';

/**
 * @typedef {object} Report
 * @property {number} rounds
 * @property {readonly import('./session/formatTable.js').Table[]} tables
 * @property {readonly object[]} samples every measurement
 * @property {string} [browser] version
 */

/** @type {Record<string, (options: { rounds?: number }) => Promise<Report>>} */
const PARTS = { planner: measurePlanner, fling: measureFling, rows: measureRows };
const RESULTS = fileURLToPath(new URL('results', import.meta.url));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' } },
});
const names = positionals.length > 0 ? positionals : Object.keys(PARTS);
const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
if (unknown.length > 0 || (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0))) {
  console.error(`usage: npm run bench -- [${Object.keys(PARTS).join('|')} …] [--rounds <count>]`);
  process.exit(1);
}

mkdirSync(RESULTS, { recursive: true });
for (const name of names) {
  const report = await PARTS[name]?.(rounds === undefined ? {} : { rounds });
  if (!report) continue;
  const file = `${RESULTS}/${name}.json`;
  writeFileSync(file, JSON.stringify({ ...environment(), ...report }, null, 2));
  for (const table of report.tables) console.log(`\n${formatTable(table)}`);
  console.log(`\n${report.rounds} rounds. Every sample: ${file}`);
}

function environment() {
  const { version } = JSON.parse(readFileSync('node_modules/react/package.json', 'utf8'));
  const processors = cpus();
  return {
    date: new Date().toISOString(),
    node: process.version,
    react: version,
    processors: `${processors.length} × ${processors[0]?.model}`,
  };
}
