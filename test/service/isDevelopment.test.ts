import { afterEach, expect, it, vi } from 'vitest';
import { isDevelopment } from '../../src/service/isDevelopment.js';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  ['development', true],
  ['test', true],
  ['production', false],
])('under NODE_ENV %s is %s', (environment, expected) => {
  vi.stubEnv('NODE_ENV', environment);
  expect(isDevelopment()).toBe(expected);
});

it('is false in a browser without a bundler, where there is no process', () => {
  vi.stubGlobal('process', undefined);
  expect(isDevelopment()).toBe(false);
});
