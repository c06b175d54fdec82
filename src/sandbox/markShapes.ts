/** Refers to one of the logo's colours. */
type Paint = 'foreground' | 'accent' | 'background';

/** One shape of a mark, drawn in order. */
export interface MarkShape {
  /** SVG path data on a 64 by 64 grid; a mark leaves about 20 % clear at each edge. */
  path: string;
  paint: Paint;
  filled: boolean;
  /** Width of the outline, with round caps and joins; 0 for none. */
  stroke: number;
  /** Degrees about (32, 32) or about `pivot`. */
  rotate?: number;
  pivot?: readonly [x: number, y: number];
}

export const fill = (path: string, paint: Paint = 'foreground'): MarkShape => ({
  path,
  paint,
  filled: true,
  stroke: 0,
});

export const line = (stroke: number, path: string, paint: Paint = 'foreground'): MarkShape => ({
  path,
  paint,
  filled: false,
  stroke,
});

/** A filled shape with corners rounded by an outline of the same colour. */
export const soft = (stroke: number, path: string, paint: Paint = 'foreground'): MarkShape => ({
  path,
  paint,
  filled: true,
  stroke,
});

/** A whole mark, tilted. */
export const turn = (rotate: number, ...shapes: MarkShape[]): MarkShape[] =>
  shapes.map((shape) => ({ ...shape, rotate }));

/** Copies of a shape, evenly about the middle of the grid. */
export const around = (count: number, draw: (index: number) => MarkShape): MarkShape[] =>
  Array.from({ length: count }, (_, index) => ({
    ...draw(index),
    rotate: (360 / count) * index,
  }));

export const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0 ${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

export const disc = (cx: number, cy: number, r: number): string => ellipse(cx, cy, r, r);

export const box = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}` +
  `a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}` +
  `v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

export const star = (points: number, outer: number, inner: number): string => {
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const angle = (Math.PI / points) * index;
    const radius = index % 2 === 0 ? outer : inner;
    const x = 32 + radius * Math.sin(angle);
    const y = 32 - radius * Math.cos(angle);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${corners.join('L')}z`;
};
