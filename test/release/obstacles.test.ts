import { expect, it } from 'vitest';
import { obstacles } from '../../release/obstacles.js';
import type { ReleaseState } from '../../release/readState.js';

const packageJson = {
  version: '1.2.0',
  repository: { url: 'git+https://github.com/merchantry/merchantry.git' },
};

const ready: ReleaseState = {
  origin: 'https://github.com/merchantry/merchantry.git',
  branch: 'main',
  changes: [],
  tagged: false,
  changelog: '# Changelog\n\n## Unreleased\n\n## 1.2.0\n\n- A leaf.\n\n## 1.1.0\n\n- Before.\n',
  identified: true,
};

const found = (state: Partial<ReleaseState>) => obstacles(packageJson, { ...ready, ...state });

it.each([
  'https://github.com/merchantry/merchantry.git',
  'https://github.com/Merchantry/merchantry',
  'https://token@github.com/merchantry/merchantry.git',
  'git@github.com:merchantry/merchantry.git',
  'ssh://git@github.com/merchantry/merchantry.git',
])('lets a version go from %s', (origin) => {
  expect(found({ origin })).toEqual([]);
});

it.each([
  '',
  '/srv/merchantry',
  'https://github.com/somebody/merchantry.git',
  'https://github.com/merchantry/merchantry-fork',
  'https://example.com/merchantry/merchantry',
  'https://example.com/github.com/merchantry/merchantry',
])('refuses the origin "%s", because package.json would be false', (origin) => {
  expect(found({ origin })).toEqual([expect.stringContaining('package.json names the repository')]);
});

it('refuses changes that are not committed, and names them', () => {
  expect(found({ changes: [' M src/index.ts'] })).toEqual([
    expect.stringMatching(/not committed:\n {2} M src\/index\.ts/),
  ]);
});

it('refuses a version that is tagged', () => {
  expect(found({ tagged: true })).toEqual([expect.stringContaining('tag v1.2.0 exists')]);
});

it.each(['feature', ''])('refuses the branch "%s"', (branch) => {
  expect(found({ branch })).toEqual([expect.stringMatching(/^The branch is .+ instead of main/)]);
});

it.each([
  ['without the version', '## 1.1.0\n\n- Before.\n', 'has no section "## 1.2.0"'],
  ['with a longer version', '## 1.2.01\n\n- Another.\n', 'has no section "## 1.2.0"'],
  ['with an empty section', '## 1.2.0\n\n## 1.1.0\n\n- Before.\n', 'is empty'],
  ['with unreleased changes', '## Unreleased\n\n- New.\n\n## 1.2.0\n\n- Old.\n', '"## Unreleased"'],
  ['that is missing', '', 'has no section "## 1.2.0"'],
])('refuses a changelog %s', (_, changelog, reason) => {
  expect(found({ changelog })).toEqual([expect.stringContaining(reason)]);
});

it.each(['## 1.2.0 (2026-11-22)', '## [1.2.0] - 2026-11-22'])(
  'knows the version in "%s"',
  (title) => {
    expect(found({ changelog: `${title}\n\n- A leaf.\n` })).toEqual([]);
  },
);

it('refuses a machine on which npm cannot prove where the package was built', () => {
  expect(found({ identified: false })).toEqual([expect.stringContaining('id-token: write')]);
});

it('names everything that stands in the way at once', () => {
  expect(found({ branch: 'feature', tagged: true, identified: false })).toHaveLength(3);
});
