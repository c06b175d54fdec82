import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { differenceOf } from './differenceOf.js';
import { reportApi } from './reportApi.js';

// Compares the public interface of the built package with the reports in this folder, so that no
// change is an accident. With `--update` the reports are written.

const FOLDER = 'test/package/api';

const { update } = parseArgs({ options: { update: { type: 'boolean' } } }).values;

/** @type {{ exports: Record<string, string | { types: string }> }} */
const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));

/** @type {Map<string, string>} by file name */
const reports = new Map();
for (const [name, target] of Object.entries(exports)) {
  // Each language of the pattern exports one object of a reported type.
  if (typeof target === 'string' || name.includes('*')) continue;
  const title = name === '.' ? 'index' : name.slice(2).replaceAll('/', '-');
  reports.set(`${title}.api.md`, reportApi(target.types));
}

// A shape that one entry exports and others only name is written once, in the first report that
// exports it, so that a change of it is one difference. What an entry exports stays in its report.
const FIRST = ['testing.api.md', 'index.api.md'];
const inOrder = [...reports].sort(([a], [b]) => FIRST.indexOf(b) - FIRST.indexOf(a));
/** @type {Set<string>} what earlier reports export, without the word */
const exported = new Set();
for (const [file, report] of inOrder) {
  const blocks = report.split('\n\n');
  reports.set(file, blocks.filter((block) => !exported.has(block)).join('\n\n'));
  for (const block of blocks) {
    if (/^export /m.test(block)) exported.add(block.replace(/^export /m, ''));
  }
}

const old = readdirSync(FOLDER).filter((file) => file.endsWith('.api.md') && !reports.has(file));
if (update) {
  for (const [file, report] of reports) writeFileSync(join(FOLDER, file), report);
  for (const file of old) rmSync(join(FOLDER, file));
} else {
  const differences = [
    ...[...reports].map(([file, report]) => differenceOf(join(FOLDER, file), report)),
    ...old.map((file) => differenceOf(join(FOLDER, file), '')),
  ].filter((difference) => difference !== '');
  if (differences.length > 0) {
    console.error(differences.join('\n'));
    console.error(
      'The public interface has changed. If it should, say so in CHANGELOG.md and run:',
    );
    console.error('npm run update -- api');
    process.exitCode = 1;
  }
}
