import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Unexpected console output fails a test; a test that expects some replaces the spy and asserts on it. */
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      unexpected.push([method, ...args].map(String).join(' '));
    });
  }
});

const unexpected: string[] = [];

afterEach(() => {
  const messages = unexpected.splice(0);
  vi.restoreAllMocks();
  expect(messages, 'unexpected console output').toEqual([]);
});
