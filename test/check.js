import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { seconds } from './seconds.js';
import { STEPS } from './steps.js';

// Runs the steps of `npm test` (`node test/check.js types build tests`) and of `npm run check`:
//
//   npm run check                        every step, as before a release
//   npm run check -- apps webkit         these steps, against a new build
//   npm run check -- --after-test        every step that `npm test` has not run, against its build
//
// The package is built once for all steps. Then as many steps run side by side as there are two
// cores for each pair; a step prints what it said when it has ended. The last lines say how long each
// took and, in short, why some failed.

/** Steps that everything else waits for, because it reads `dist`. */
const FIRST = ['types', 'build'];
const IN_TEST = [...FIRST, 'tests'];
/** A step that takes longer hangs. */
const LIMIT_MS = 30 * 60_000;

/** Lines of a failure's message that are shown: enough for the difference to what was expected. */
const MESSAGE_LINES = 24;

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {boolean} passed
 * @property {number} ms
 * @property {string} output
 */

const began = Date.now();
const chosen = choose(process.argv.slice(2));
/** @type {Outcome[]} */
const outcomes = [];

// One after the other: the package manager of the system allows no second installation beside it.
for (const need of new Set(chosen.flatMap((name) => STEPS[name]?.needs ?? []))) {
  const { passed, output } = await runAll([need]);
  process.stdout.write(output);
  if (!passed) process.exit(1);
}
await runSteps(chosen.filter((name) => FIRST.includes(name)));
if (outcomes.every(({ passed }) => passed)) {
  await runSteps(chosen.filter((name) => !FIRST.includes(name)));
}
report();

/**
 * Names of steps, in the order in which they begin.
 * @param {string[]} args
 * @returns {string[]}
 */
function choose(args) {
  const names = Object.keys(STEPS);
  if (args.length === 0) return names;
  if (args.length === 1 && args[0] === '--after-test') {
    return names.filter((name) => !IN_TEST.includes(name));
  }
  const unknown = args.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(
      `npm run check: expected --after-test or steps among ${names.join(', ')}, but got: ${unknown.join(' ')}`,
    );
    process.exit(1);
  }
  const isBuilt = args.includes('build') || args.every((name) => !STEPS[name]?.readsBuild);
  return names.filter((name) => args.includes(name) || (name === 'build' && !isBuilt));
}

/** @param {string[]} names */
async function runSteps(names) {
  const waiting = [...names];
  const lanes = Math.max(2, Math.floor(availableParallelism() / 2));
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let name = waiting.shift(); name; name = waiting.shift()) await runStep(name);
    }),
  );
}

/** @param {string} name */
async function runStep(name) {
  console.log(`== ${name} begins`);
  const since = Date.now();
  const { passed, output } = await runAll(STEPS[name]?.commands ?? []);
  const outcome = { name, passed, ms: Date.now() - since, output };
  outcomes.push(outcome);
  process.stdout.write(`\n== ${name}\n${output}\n== ${lineOf(outcome)}\n\n`);
}

/**
 * Runs commands of a shell one after the other until one fails.
 * @param {readonly string[]} commands
 */
async function runAll(commands) {
  let output = '';
  for (const command of commands) {
    const ended = await runCommand(command);
    output += `$ ${command}\n${ended.output}`;
    if (!ended.passed) return { passed: false, output };
  }
  return { passed: true, output };
}

/**
 * @param {string} command
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
function runCommand(command) {
  return new Promise((done) => {
    /** @type {Buffer[]} */
    const chunks = [];
    // A group of its own, so that what a step has started ends with it.
    const child = spawn(command, {
      shell: true,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    const kill = () => {
      try {
        process.kill(-Number(child.pid), 'SIGKILL');
      } catch {
        // It has ended.
      }
    };
    const limit = setTimeout(() => {
      chunks.push(Buffer.from(`\nThis took longer than ${seconds(LIMIT_MS)}.\n`));
      kill();
    }, LIMIT_MS);
    process.once('exit', kill);
    child.on('error', (error) => chunks.push(Buffer.from(String(error))));
    child.on('close', (status) => {
      clearTimeout(limit);
      process.off('exit', kill);
      done({ passed: status === 0, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** @param {Outcome} outcome */
function lineOf({ name, passed, ms }) {
  return `${passed ? 'passed' : 'FAILED'}  ${name}  (${seconds(ms)})`;
}

/**
 * What failed and why, in a few lines: each test with the beginning of its message, each error of
 * the compiler. Of a step that names neither, the last lines.
 * @param {string} output
 */
function reasonsOf(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const reasons = lines.flatMap((line, index) => {
    if (/error TS\d|ERR!/.test(line)) return [line];
    if (!/^\s*FAIL /.test(line)) return [];
    const message = lines.slice(index + 1, index + 1 + MESSAGE_LINES);
    const end = message.findIndex((text) => /^\s*(?:FAIL|❯) /.test(text));
    return [
      line,
      ...message.slice(0, end === -1 ? MESSAGE_LINES : end).filter((text) => text.trim()),
    ];
  });
  return reasons.length > 0 ? reasons.slice(0, 90) : lines.slice(-20);
}

/** The table of steps, and after it why some failed, where a reader of a shortened log finds it. */
function report() {
  const failures = outcomes.filter(({ passed }) => !passed);
  const ran = new Set(outcomes.map(({ name }) => name));
  const skipped = chosen.filter((name) => !ran.has(name));
  console.log(outcomes.map(lineOf).join('\n'));
  if (skipped.length > 0) console.log(`not run, because the build failed: ${skipped.join(', ')}`);
  console.log(`all steps: ${seconds(Date.now() - began)}`);
  console.log(`${outcomes.length - failures.length} passed, ${failures.length} failed`);
  for (const { name, output } of failures) {
    const reasons = reasonsOf(output).map((line) => `  ${line.trim().slice(0, 300)}`);
    console.log(`\n== why ${name} failed\n${reasons.join('\n')}`);
  }
  process.exitCode = failures.length > 0 ? 1 : 0;
}
