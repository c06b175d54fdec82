import { describe, expect, it } from 'vitest';
import type { CategoryId } from '../../src/sandbox/CategoryId.js';
import { drawCategory } from '../../src/sandbox/drawCategory.js';
import { pathPoints } from '../record/pathPoints.js';

const ids: Record<CategoryId, true> = {
  groceries: true,
  'eating-out': true,
  coffee: true,
  transport: true,
  travel: true,
  fuel: true,
  shopping: true,
  fashion: true,
  electronics: true,
  home: true,
  health: true,
  beauty: true,
  entertainment: true,
  sport: true,
  utilities: true,
  telecom: true,
  education: true,
  services: true,
  charity: true,
  finance: true,
  cash: true,
  fees: true,
  income: true,
};
const names = Object.keys(ids) as CategoryId[];

function parse(svg: string): Document {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('drawCategory', () => {
  it.each(names)('draws %s as plain paths in one grey', (id) => {
    const elements = [...parse(drawCategory(id)).querySelectorAll('*')];

    const tags = elements.map((element) => element.localName);
    expect(new Set(tags)).toEqual(new Set(['svg', 'path']));
    const attributes = elements.flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => /^(on|style|href|class|id)/.test(name))).toEqual([]);
    const colours = drawCategory(id).match(/#[\da-f]+/gi);
    expect(new Set(colours).size).toBe(1);
  });

  it.each(names)('keeps %s inside the 24 px grid, in the middle', (id) => {
    const paths = [...parse(drawCategory(id)).querySelectorAll('path')];
    const points = paths.flatMap((path) => pathPoints(path.getAttribute('d') ?? ''));
    for (const axis of ['x', 'y'] as const) {
      const values = points.map((point) => point[axis]);
      const [least, most] = [Math.min(...values), Math.max(...values)];
      expect(least).toBeGreaterThanOrEqual(1.75 / 2);
      expect(most).toBeLessThanOrEqual(24 - 1.75 / 2);
      expect(Math.abs((least + most) / 2 - 12)).toBeLessThanOrEqual(1);
    }
  });

  it.each(['#ffffff', '#eef2ff', '#15181d', '#1a2440'])('stands out 3:1 on %s', (surface) => {
    const grey = parse(drawCategory('home')).documentElement.getAttribute('stroke') ?? '';

    expect(contrast(grey, surface)).toBeGreaterThanOrEqual(3);
  });

  it('has a picture of its own for every category', () => {
    expect(new Set(names.map(drawCategory)).size).toBe(23);
  });
});
