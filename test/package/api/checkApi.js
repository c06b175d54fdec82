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
