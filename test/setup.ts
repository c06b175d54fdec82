import { afterEach, beforeEach, expect, vi } from 'vitest';

/** The places of the sandbox are invented: most tests show them without a credit. */
const SANDBOX_CREDIT = 'data labelled "places-sandbox" is shown without a credit';

/** Unexpected console output fails a test; a test that expects some replaces the spy and asserts on it. */
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      if (String(args[0]).includes(SANDBOX_CREDIT)) return;
      if (UNUSABLE_BODY.test(String(args[0]))) return;
      unexpected.push([method, ...args].map(String).join(' '));
    });
  }
});

/** Many tests respond like this on purpose; `fetchMerchantList.test.ts` asserts the warning. */
const UNUSABLE_BODY =
  /^Merchantry: expected your endpoint to send (?:a JSON object|an entry for every id)/;

const unexpected: string[] = [];

afterEach(() => {
  const messages = unexpected.splice(0);
  vi.restoreAllMocks();
  expect(messages, 'unexpected console output').toEqual([]);
});
