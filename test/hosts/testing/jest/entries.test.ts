import { expect, it } from '@jest/globals';
// It registers its hooks when it is first imported.
import '@testing-library/react';
import manifest from 'merchantry/package.json';

const targets: Record<string, string | object> = manifest.exports;
const entries = Object.keys(targets)
  .filter((entry) => typeof targets[entry] === 'object')
  .map((entry) => entry.replace('*', 'de').replace('.', 'merchantry'));

// This environment has neither `TextEncoder`, `structuredClone`, `fetch` nor `Request`.
it.each(entries)('%s can be imported in jsdom', async (entry) => {
  expect(typeof TextEncoder).toBe('undefined');
  expect(typeof structuredClone).toBe('undefined');
  await expect(import(entry)).resolves.toBeDefined();
});
