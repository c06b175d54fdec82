/** A part's box within the picture, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a marker is, and the point of its part that its line ends at. */
export interface Marker {
  x: number;
  y: number;
  tipX: number;
  tipY: number;
}

/** `block`: above and below the component. `inline`: to its left and right. */
export type MarkerAxis = 'block' | 'inline';

/** Minimum distance between the centres of two markers. */
const SPREAD = 28;
/** Distance from the picture's edge to a marker's centre. */
const EDGE = 14;
/** How far from the start of a wide part its line ends. */
const REACH = 18;
/** Distance between the ends of lines to parts that share an edge. */
const STEP = 12;

/** Places a marker for each part in the nearer of the picture's two gutters, without overlaps. */
export function placeMarkers(
  boxes: readonly Box[],
  picture: { width: number; height: number },
  axis: MarkerAxis,
): Marker[] {
  if (axis === 'block') return placeAbove(boxes, picture);
  const turned = placeAbove(boxes.map(turn), { width: picture.height, height: picture.width });
  return turned.map(({ x, y, tipX, tipY }) => ({ x: y, y: x, tipX: tipY, tipY: tipX }));
}

const turn = ({ x, y, width, height }: Box): Box => ({ x: y, y: x, width: height, height: width });

function placeAbove(
  boxes: readonly Box[],
  { width, height }: { width: number; height: number },
): Marker[] {
  const sides = sidesOf(boxes, height);
  const edges = boxes.map((box, index) => (sides[index] === 'before' ? box.y : box.y + box.height));
  const tips: number[] = [];
  for (const [index, box] of boxes.entries()) {
    const isTaken = (place: number) =>
      tips.some(
        (tip, other) =>
          sides[other] === sides[index] &&
          Math.abs((edges[other] ?? 0) - (edges[index] ?? 0)) < 4 &&
          Math.abs(tip - place) < STEP - 1,
      );
    const first = box.x + Math.min(box.width / 2, REACH);
    let tip = first;
    while (isTaken(tip) && tip + STEP < box.x + box.width) tip += STEP;
    tips.push(isTaken(tip) ? first : tip);
  }
  const xs = new Map<number, number>();
  for (const side of ['before', 'after']) {
    const members = boxes.flatMap((_, index) => (sides[index] === side ? [index] : []));
    members.sort((a, b) => (tips[a] ?? 0) - (tips[b] ?? 0));
    const places = spread(
      members.map((index) => tips[index] ?? 0),
      width,
    );
    for (const [at, index] of members.entries()) xs.set(index, places[at] ?? 0);
  }
  return boxes.map((_, index) => {
    const before = sides[index] === 'before';
    return {
      x: xs.get(index) ?? 0,
      y: before ? EDGE : height - EDGE,
      tipX: tips[index] ?? 0,
      tipY: edges[index] ?? 0,
    };
  });
}

/** The nearer gutter, or the emptier one for a part in the middle. */
function sidesOf(boxes: readonly Box[], height: number): ('before' | 'after')[] {
  let balance = 0;
  return boxes.map((box) => {
    const off = box.y + box.height / 2 - height / 2;
    const inTheMiddle = Math.abs(off) < height / 20;
    const before = inTheMiddle ? balance <= 0 : off < 0;
    balance += before ? 1 : -1;
    return before ? 'before' : 'after';
  });
}

/** Moves sorted positions apart: first to the right, then back from the end. */
function spread(places: readonly number[], width: number): number[] {
  const result = [...places];
  for (let at = 0; at < result.length; at += 1) {
    const least = at === 0 ? EDGE : (result[at - 1] ?? 0) + SPREAD;
    result[at] = Math.max(result[at] ?? 0, least);
  }
  let most = width - EDGE;
  for (let at = result.length - 1; at >= 0; at -= 1) {
    result[at] = Math.min(result[at] ?? 0, most);
    most = (result[at] ?? 0) - SPREAD;
  }
  return result;
}
