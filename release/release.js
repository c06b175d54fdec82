import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../test/package/run.js';
import { obstacles } from './obstacles.js';
import { readState } from './readState.js';

// Publishes the version of package.json: `npm run release`. With `-- --dry-run` it is rehearsed:
// everything is done but publishing and tagging, whatever stands in the way, and that is listed.
// `--skip-check` leaves out `npm run check`, in a rehearsal only.

const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean' }, 'skip-check': { type: 'boolean' } },
});
const rehearsal = values['dry-run'] ?? false;
if (values['skip-check'] && !rehearsal) {
  stop(['--skip-check is for rehearsals: add --dry-run, or leave it out.']);
}

const packageJson = JSON.parse(readFileSync('package.json', 'utf8'));
const found = obstacles(packageJson, readState(packageJson));
if (found.length > 0 && !rehearsal) stop(found);

if (values['skip-check']) run('npm', ['run', 'build'], { show: true });
else run('npm', ['run', 'check'], { show: true });
run('node', ['release/writePapers.js'], { show: true });

const folder = mkdtempSync(join(tmpdir(), 'merchantry-release-'));
const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder]));
const tarball = join(folder, packed.filename);
const tag = `v${packageJson.version}`;
const steps = [
  ['npm', 'publish', tarball, '--provenance', '--access', 'public'],
  ['git', 'tag', '--annotate', tag, '--message', `${packageJson.name} ${packageJson.version}`],
  ['git', 'push', 'origin', tag],
];

console.log(`\n${packed.id}, ${packed.entryCount} files, ${inKb(packed.size)} packed,`);
console.log(`${inKb(packed.unpackedSize)} unpacked, integrity ${packed.integrity}`);
console.log(`${rehearsal ? 'Would run' : 'Runs'}:`);
for (const step of steps) console.log(`  ${step.join(' ')}`);

if (rehearsal) {
  if (found.length > 0) stop(found);
  console.log('Rehearsed. Nothing has been published.');
} else {
  for (const [command = '', ...args] of steps) run(command, args, { show: true });
}

/** @param {number} bytes */
function inKb(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** @param {readonly string[]} reasons */
function stop(reasons) {
  console.error(`\n${rehearsal ? 'A release would stop here' : 'Not released'}:`);
  for (const reason of reasons) console.error(`- ${reason}`);
  process.exit(1);
}
