import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type ReadRowsOptions, type Rows, readRows } from '../../src/gateway/readRows.js';

export const CARD = '4111 1111 1111 1111';

/** Runs the tests of a file in production, and checks after each that no prototype has changed. */
export function inProduction(): void {
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'production');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.hasOwn(Object.prototype, 'id')).toBe(false);
  });
}

export const read = (body: unknown, options: Partial<ReadRowsOptions> = {}) =>
  readRows(typeof body === 'string' ? body : JSON.stringify(body), { max: 100, ...options });

/** The rows of a body; throws if it is refused. */
export function rowsOf(transactions: unknown, options?: Partial<ReadRowsOptions>): Rows {
  const result = read({ transactions }, options);
  if ('error' in result) throw new Error(result.error);
  return result;
}
