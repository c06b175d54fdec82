import { version } from 'react';
import { version as domVersion } from 'react-dom';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

it('runs the requested React', () => {
  const expected = packageJson.devDependencies.react;
  // React DOM 18 adds the build to its version.
  expect([version, domVersion.replace(/-.*/, '')]).toEqual([expected, expected]);
});
