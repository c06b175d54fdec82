import { expect, it, vi } from 'vitest';
import { browserEnvironment } from '../../src/planner/browserEnvironment.js';

it('is always online on a server, with nothing to listen to', () => {
  vi.stubGlobal('navigator', undefined);
  const { connection, onConnectionChange } = browserEnvironment();
  expect(connection()).toBe('online');
  expect(onConnectionChange(() => {})).not.toThrow();
});
