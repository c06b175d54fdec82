import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { run } from '../test/package/run.js';
import { obstacles } from './obstacles.js';

// Makes the tarball of the version in package.json: `npm run release`. It runs all checks, writes the
// papers, packs, and lets npm rehearse the last step. Publishing itself is a job of
// `.github/workflows/release.yml` that runs no code of the project.
//
// `-- --dry-run` goes on whatever stands in the way, and lists that at the end. `--skip-check`
// leaves out `npm run check`, in a dry run only.

const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean' }, 'skip-check': { type: 'boolean' } },
});
const isRehearsal = values['dry-run'] ?? false;
if (values['skip-check'] && !isRehearsal) {
  stop(['--skip-check is for rehearsals: add --dry-run, or leave it out.']);
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const found = obstacles(version, {
  changes: linesOf('status', '--porcelain'),
  tags: linesOf('tag'),
  changelog: readFileSync('CHANGELOG.md', 'utf8'),
});
if (found.length > 0 && !isRehearsal) stop(found);

run('npm', ['run', values['skip-check'] ? 'build' : 'check'], { show: true });
run('node', ['release/writePapers.js'], { show: true });
const [packed] = JSON.parse(run('npm', ['pack', '--json']));
run('npm', ['publish', packed.filename, '--dry-run', '--access', 'public'], { show: true });

if (found.length > 0) stop(found);
console.log(
  `\nReady: ${packed.filename}, integrity ${packed.integrity}. Nothing is published yet.`,
);

/** @param {string[]} args */
function linesOf(...args) {
  return run('git', args).split('\n').filter(Boolean);
}

/** @param {readonly string[]} reasons */
function stop(reasons) {
  console.error(`\n${isRehearsal ? 'A release would stop here' : 'Not released'}:`);
  for (const reason of reasons) console.error(`- ${reason}`);
  process.exit(1);
}
