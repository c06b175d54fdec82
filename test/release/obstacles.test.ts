import { expect, it } from 'vitest';
import { obstacles } from '../../release/obstacles.js';

const ready = {
  changes: [] as string[],
  tags: ['v1.1.0'],
  changelog: '# Changelog\n\n## Unreleased\n\n## 1.2.0\n\n- A leaf.\n\n## 1.1.0\n\n- Before.\n',
};

const found = (state: Partial<typeof ready>) => obstacles('1.2.0', { ...ready, ...state });

it('lets a version go that is committed, new and described', () => {
  expect(found({})).toEqual([]);
});

it('refuses changes that are not committed, and names them', () => {
  expect(found({ changes: [' M src/index.ts'] })).toEqual([
    expect.stringMatching(/not committed:\n {2} M src\/index\.ts/),
  ]);
});

it('refuses a version that is tagged', () => {
  expect(found({ tags: ['v1.2.0'] })).toEqual([expect.stringContaining('tag v1.2.0 exists')]);
});

it.each([
  ['without the version', '## 1.1.0\n\n- Before.\n', 'has no section "## 1.2.0"'],
  ['with a longer version', '## 1.2.01\n\n- Another.\n', 'has no section "## 1.2.0"'],
  ['with an empty section', '## 1.2.0\n\n## 1.1.0\n\n- Before.\n', 'is empty'],
  ['with unreleased changes', '## Unreleased\n\n- New.\n\n## 1.2.0\n\n- Old.\n', '"## Unreleased"'],
])('refuses a changelog %s', (_, changelog, reason) => {
  expect(found({ changelog })).toEqual([expect.stringContaining(reason)]);
});

it.each(['## 1.2.0 (2026-11-22)', '## [1.2.0] - 2026-11-22'])(
  'knows the version in "%s"',
  (title) => {
    expect(found({ changelog: `${title}\n\n- A leaf.\n` })).toEqual([]);
  },
);

it('names everything that stands in the way at once', () => {
  expect(found({ changes: ['?? new.js'], tags: ['v1.2.0'] })).toHaveLength(2);
});
