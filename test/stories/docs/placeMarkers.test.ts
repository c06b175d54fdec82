import { describe, expect, it } from 'vitest';
import { type Box, placeMarkers } from '../../../stories/docs/blocks/placeMarkers.js';

const PICTURE = { width: 400, height: 160 };
const box = (x: number, y: number, width = 60, height = 20): Box => ({ x, y, width, height });

/** The minimum distance between markers in the same gutter. */
function leastDistance(places: readonly { x: number; y: number }[]): number {
  const distances = places.flatMap((a, index) =>
    places.slice(index + 1).flatMap((b) => (a.y === b.y ? [Math.abs(a.x - b.x)] : [])),
  );
  return Math.min(...distances);
}

describe('placeMarkers', () => {
  it('leads from the nearer edge of the picture to the nearer edge of the part', () => {
    const [above, below] = placeMarkers([box(40, 45), box(200, 95)], PICTURE, 'block');
    expect(above).toEqual({ x: 58, y: 14, tipX: 58, tipY: 45 });
    expect(below).toEqual({ x: 218, y: 146, tipX: 218, tipY: 115 });
  });

  it('keeps the markers of parts that start at the same place apart and within the picture', () => {
    const markers = placeMarkers([box(370, 45), box(372, 45), box(374, 45)], PICTURE, 'block');
    expect(leastDistance(markers)).toBeGreaterThanOrEqual(28);
    expect(Math.max(...markers.map(({ x }) => x))).toBe(386);
  });

  it('distributes parts in the middle over both sides', () => {
    const markers = placeMarkers([box(40, 70), box(40, 70), box(40, 70)], PICTURE, 'block');
    expect(markers.map(({ y }) => y)).toEqual([14, 146, 14]);
  });

  it('places markers beside a tall component', () => {
    const [marker] = placeMarkers([box(50, 30)], { width: 400, height: 900 }, 'inline');
    expect(marker).toEqual({ x: 14, y: 40, tipX: 50, tipY: 40 });
  });

  it('places nothing without parts', () => {
    expect(placeMarkers([], PICTURE, 'block')).toEqual([]);
  });
});
