import { describe, expect, it } from 'vitest';
import { mulberry32 } from '../../src/sandbox/mulberry32.js';

const draw = (seed: number) => {
  const random = mulberry32(seed);
  return Array.from({ length: 1000 }, random);
};

describe('mulberry32', () => {
  it('repeats itself for a seed and differs between seeds', () => {
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });

  it('stays within zero and one and spreads evenly', () => {
    const numbers = draw(42);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
  });
});
