// @vitest-environment node
import { expect, it } from 'vitest';
import { inTurns } from '../../../bench/session/inTurns.js';

it('gives every name a turn per round, and each round another one the first', () => {
  expect([...inTurns(['a', 'b', 'c'], 4)].join('')).toBe('abcbcacababc');
});
