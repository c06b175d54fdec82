import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.js';

// Runs what React can break (components, hooks and lists, in jsdom and in Chromium) with the oldest
// React, in a copy of the project with its own installation. An alias would miss the dependencies,
// which import React themselves. Arguments name tests to run instead.

const REACT = '18.2.0';
const TESTS = [
  'test/components',
  'test/details',
  'test/display',
  'test/list',
  'test/package/reactVersion',
  'test/query',
  'test/report',
];

const copy = mkdtempSync(join(tmpdir(), 'merchantry-react18-'));
try {
  const listed = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of listed.split('\0')) {
    if (file && existsSync(file)) cpSync(file, join(copy, file));
  }
  const older = [
    `react@${REACT}`,
    `react-dom@${REACT}`,
    '@types/react@^18.2.0',
    '@types/react-dom@^18.2.0',
  ];
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'];
  const inCopy = { cwd: copy, env: { EXPECTED_REACT: REACT, QUICK: 'yes' }, show: true };
  run('npm', ['install', '--save-dev', '--save-exact', ...quiet, ...older], inCopy);
  const named = process.argv.slice(2);
  const chosen = ['unit', 'dom', 'browser'].flatMap((name) => ['--project', name]);
  const tests = named.length > 0 ? named : TESTS;
  run('npx', ['--no-install', 'vitest', 'run', ...chosen, ...tests], inCopy);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
