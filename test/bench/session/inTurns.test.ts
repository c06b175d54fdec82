// @vitest-environment node
import { expect, it } from 'vitest';
import { inTurns } from '../../../bench/session/inTurns.js';

it('gives every name one turn per round, and starts each round with another name', () => {
  expect([...inTurns(['a', 'b', 'c'], 4)].join('')).toBe('abcbcacababc');
});
