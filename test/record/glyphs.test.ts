import { describe, expect, it } from 'vitest';
import { glyphs } from '../../src/record/glyphs.js';
import { pathPoints } from './pathPoints.js';

const all = Object.entries(glyphs);

/** A straight stroke along the grid, by the coordinate that it keeps. */
function straightStrokes(path: string): number[] {
  const kept: number[] = [];
  let x = 0;
  let y = 0;
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const length = Math.abs((numbers[0] ?? 0) - (letter === 'H' ? x : letter === 'V' ? y : 0));
    // A dot is a stroke of no length, and a short one stands on no grid.
    if (length >= 1 && /h/i.test(letter)) kept.push(y);
    if (length >= 1 && /v/i.test(letter)) kept.push(x);
    const isRelative = letter === letter.toLowerCase();
    if (/h/i.test(letter)) x = (isRelative ? x : 0) + (numbers[0] ?? 0);
    else if (/v/i.test(letter)) y = (isRelative ? y : 0) + (numbers[0] ?? 0);
    else {
      const step = { a: 7, c: 6, s: 4 }[letter.toLowerCase()] ?? 2;
      for (let index = step; index <= numbers.length; index += step) {
        x = (isRelative ? x : 0) + (numbers[index - 2] ?? 0);
        y = (isRelative ? y : 0) + (numbers[index - 1] ?? 0);
      }
    }
  }
  return kept;
}

describe('glyphs', () => {
  it.each(all)('draws %s in the live area, from 1 to 15 with its stroke', (_key, path) => {
    const half = 1.5 / 2;
    for (const { x, y } of pathPoints(path)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(1 - half);
      expect(Math.max(x, y)).toBeLessThanOrEqual(15 + half);
    }
  });

  it.each(all)('centres %s on the grid, within one unit', (_key, path) => {
    const points = pathPoints(path);
    for (const axis of ['x', 'y'] as const) {
      const values = points.map((point) => point[axis]);
      const middle = (Math.min(...values) + Math.max(...values)) / 2;
      expect(Math.abs(middle - 8)).toBeLessThanOrEqual(1);
    }
  });

  it.each(all)('lays the straight strokes of %s on quarters, or on the axis', (_key, path) => {
    for (const kept of straightStrokes(path)) {
      expect([0.25, 0.75, 8]).toContain(kept === 8 ? 8 : Math.round((kept % 1) * 100) / 100);
    }
  });

  it('are one for every category and one for cards, each with a silhouette of its own', () => {
    expect(new Set(all.map(([, glyph]) => glyph)).size).toBe(28);
  });
});
