// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { categoryIcons } from '../../src/record/categoryIcons.js';
import { pathPoints } from './pathPoints.js';

const icons = Object.entries(categoryIcons);

describe('categoryIcons', () => {
  it.each(icons)('draws %s inside the 24 px grid, with room for the stroke', (_name, path) => {
    const edge = 1.75 / 2;
    for (const { x, y } of pathPoints(path)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(edge);
      expect(Math.max(x, y)).toBeLessThanOrEqual(24 - edge);
    }
  });

  it.each(icons)('centres %s on the grid, within one unit', (_name, path) => {
    const points = pathPoints(path);
    for (const axis of ['x', 'y'] as const) {
      const values = points.map((point) => point[axis]);
      const middle = (Math.min(...values) + Math.max(...values)) / 2;
      expect(Math.abs(middle - 12)).toBeLessThanOrEqual(1);
    }
  });

  it('has a silhouette of its own for every name', () => {
    expect(icons).toHaveLength(24);
    expect(new Set(Object.values(categoryIcons)).size).toBe(icons.length);
  });
});
