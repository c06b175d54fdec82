import { describe, expect, it } from 'vitest';
import { drawLogo } from '../../src/sandbox/drawLogo.js';
import { type MarkName, marks } from '../../src/sandbox/marks.js';
import { pathPoints } from '../record/pathPoints.js';

const names = Object.keys(marks) as MarkName[];
const colours = { background: '#0b2e6f', foreground: '#ffffff', accent: '#6fb6ff' };
const ALLOWED = [
  ...['xmlns', 'width', 'height', 'viewBox', 'd', 'fill', 'transform'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
];

function parse(svg: string): Element[] {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return [...parsed.querySelectorAll('*')];
}

function paintsOf(elements: Element[]): Set<string> {
  const paints = elements.flatMap((element) => [
    element.getAttribute('fill'),
    element.getAttribute('stroke'),
  ]);
  return new Set(paints.filter((paint) => paint !== null && paint !== 'none') as string[]);
}

describe('drawLogo', () => {
  it.each(names)('draws %s as plain shapes in the given colours', (mark) => {
    const elements = parse(drawLogo({ mark, ...colours }));

    const tags = new Set(elements.map((element) => element.localName));
    expect(tags).toEqual(new Set(['svg', 'rect', 'path']));
    for (const attribute of elements.flatMap((element) => element.getAttributeNames())) {
      expect(ALLOWED).toContain(attribute);
    }
    expect(Object.values(colours)).toEqual(expect.arrayContaining([...paintsOf(elements)]));
    expect(paintsOf(elements)).toContain(colours.foreground);
  });

  it.each(names)('keeps %s clear of the edges, in the middle of the plate', (mark) => {
    const xs: number[] = [];
    const ys: number[] = [];
    for (const { path, paint, stroke, rotate = 0, pivot = [32, 32] } of marks[mark]) {
      const points = pathPoints(path);
      if (paint === 'background') continue;
      const angle = (rotate * Math.PI) / 180;
      for (const point of points) {
        const [dx, dy] = [point.x - pivot[0], point.y - pivot[1]];
        const x = pivot[0] + dx * Math.cos(angle) - dy * Math.sin(angle);
        const y = pivot[1] + dx * Math.sin(angle) + dy * Math.cos(angle);
        xs.push(x - stroke / 2, x + stroke / 2);
        ys.push(y - stroke / 2, y + stroke / 2);
      }
    }
    for (const values of [xs, ys]) {
      expect(Math.min(...values)).toBeGreaterThanOrEqual(10);
      expect(Math.max(...values)).toBeLessThanOrEqual(54);
      expect(Math.abs((Math.min(...values) + Math.max(...values)) / 2 - 32)).toBeLessThan(2.5);
    }
  });

  it('fills the whole square at the requested size', () => {
    const [svg, plate] = parse(drawLogo({ mark: 'bolt', ...colours }, 72));

    expect(svg?.getAttribute('width')).toBe('72');
    expect(svg?.getAttribute('height')).toBe('72');
    expect(svg?.getAttribute('viewBox')).toBe('0 0 64 64');
    expect(plate?.outerHTML).toContain('width="64" height="64" fill="#0b2e6f"');
  });

  it('is 88 px wide by default', () => {
    expect(parse(drawLogo({ mark: 'bolt', ...colours }))[0]?.getAttribute('width')).toBe('88');
  });

  it('mixes a missing accent from the other two colours', () => {
    const { background, foreground } = colours;
    const elements = parse(drawLogo({ mark: 'chevrons', background, foreground }));

    expect(paintsOf(elements)).toEqual(new Set([background, foreground, '#91a1be']));
  });

  it('takes short hex colours', () => {
    const elements = parse(drawLogo({ mark: 'bolt', background: '#fff', foreground: '#1Ac' }));

    expect(paintsOf(elements)).toEqual(new Set(['#ffffff', '#11AAcc']));
  });

  it.each(['red', '#12345', 'url(#a)', '#fff"/><script/>'])(
    'refuses the colour %s',
    (foreground) => {
      expect(() => drawLogo({ mark: 'bolt', background: '#ffffff', foreground })).toThrow(
        `Merchantry: expected a colour such as #1d4ed8, but got: ${foreground}`,
      );
    },
  );
});
