// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTESTANTS } from '../../bench/rows/contestants.js';

interface Lock {
  packages: Record<string, { version?: string; license?: string }>;
}

const read = (file: string) => JSON.parse(readFileSync(`bench/${file}`, 'utf8'));
const { dependencies }: { dependencies: Record<string, string> } = read('package.json');
const { packages }: Lock = read('package-lock.json');

it('pins every peer to one version, the one in its lock file', () => {
  for (const [name, version] of Object.entries(dependencies)) {
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

it('names the packages that each contestant is built from', () => {
  const unknown = CONTESTANTS.flatMap((contestant) => contestant.packages).filter(
    (name) => !(name in dependencies),
  );
  expect(unknown).toEqual([]);
});

it('installs only packages under permissive licences', () => {
  const licences = new Set(
    Object.values(packages).map(({ license }) => license?.replace(/^\(MIT OR .*\)$/, 'MIT')),
  );
  expect([...licences].sort()).toEqual(['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT']);
});

it('takes no React of its own, which would be a second one on the page', () => {
  expect(packages).not.toHaveProperty('node_modules/react');
  expect(packages).not.toHaveProperty('node_modules/react-dom');
});
