import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OLDEST_REACT, putOldestReact } from './oldestReact.js';
import { run } from './run.js';

// Runs what React can break (components, hooks and lists, in jsdom and in Chromium) with the oldest
// React, in a copy of the project and of its dependencies. An alias would miss the dependencies,
// which import React themselves. Arguments name tests to run instead.

const TESTS = [
  'test/components',
  'test/details',
  'test/display',
  'test/list',
  'test/package/reactVersion',
  'test/query',
  'test/report',
  'test/sheet',
];

const copy = mkdtempSync(join(tmpdir(), 'merchantry-react18-'));
try {
  const listed = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of listed.split('\0')) {
    if (file && existsSync(file)) cpSync(file, join(copy, file));
  }
  const modules = join(copy, 'node_modules');
  mkdirSync(modules);
  // Links are made at once, but not from one file system to another.
  const copyAll = 'cp -al node_modules/. "$0" || cp -a node_modules/. "$0"';
  run('sh', ['-c', copyAll, modules]);
  // The caches of Vite and Vitest know the other React.
  rmSync(join(modules, '.vite'), { recursive: true, force: true });
  putOldestReact(modules);
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  Object.assign(manifest.devDependencies, { react: OLDEST_REACT, 'react-dom': OLDEST_REACT });
  writeFileSync(join(copy, 'package.json'), JSON.stringify(manifest));
  const inCopy = {
    cwd: copy,
    env: { OLDEST_REACT: 'yes', QUICK: 'yes', VITE_PROPERTY_RUNS: '10' },
    show: true,
  };
  const named = process.argv.slice(2);
  const chosen = ['dom', 'browser'].flatMap((name) => ['--project', name]);
  const tests = named.length > 0 ? named : TESTS;
  run('npx', ['--no-install', 'vitest', 'run', ...chosen, ...tests], inCopy);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
