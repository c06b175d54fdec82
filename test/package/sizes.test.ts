// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import shown from '../../stories/docs/sizes.json' with { type: 'json' };

interface Size {
  name: string;
  size: number;
  sizeLimit?: number;
}

/** Of each number on the page. So small a change is not worth writing the page anew. */
const TOLERANCE = 0.03;

function measure(): readonly Size[] {
  const args = ['--json', '--config', 'test/package/sizeLimit.js'];
  const { stdout, stderr } = spawnSync('node_modules/.bin/size-limit', args, { encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

it('shows sizes on the page Performance that a build has ("npm run update -- sizes" writes them)', () => {
  const measured = measure();
  expect(shown.map(({ name }) => name)).toEqual(measured.map(({ name }) => name));
  const wrong = measured.filter(({ size }, index) => {
    const onPage = shown[index]?.size ?? 0;
    return Math.abs(size - onPage) > size * TOLERANCE;
  });
  expect(wrong).toEqual([]);
  const limits = (sizes: readonly Size[]) => sizes.map(({ sizeLimit }) => sizeLimit);
  expect(limits(shown)).toEqual(limits(measured));
});

it('names the first load in the README as the page Performance does', () => {
  const [, named] = /first load is about (\d+) kB/.exec(readFileSync('README.md', 'utf8')) ?? [];
  const size = shown.find(({ name }) => name === 'first load of the list')?.size ?? 0;
  expect(named).toBe((size / 1000).toFixed(0));
});

it('shows the size of every public name', async () => {
  const names = Object.keys(await import(pathToFileURL(resolve('dist/index.js')).href));
  const listed = new Set(shown.map(({ name }) => name));
  expect(names.filter((name) => !listed.has(name))).toEqual([]);
});
