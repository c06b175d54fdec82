const COUNTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, A: 7, Z: 0 };

/**
 * Points that enclose the drawing of an SVG path: ends, control points and sampled arcs. Throws on
 * malformed path data.
 */
export function pathPoints(path: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  const commands = path.match(/[a-z][^a-z]*/gi) ?? [];
  if (commands.join('') !== path || !/^M/.test(path)) throw new Error(`No path data: ${path}`);
  let x = 0;
  let y = 0;
  let start = { x, y };
  for (const command of commands) {
    const letter = command.charAt(0);
    const kind = letter.toUpperCase();
    const relative = letter !== kind;
    const count = COUNTS[kind];
    const numbers = readNumbers(command.slice(1));
    if (
      count === undefined ||
      (count ? numbers.length === 0 || numbers.length % count : numbers.length)
    ) {
      throw new Error(`Malformed ${command} in ${path}`);
    }
    if (kind === 'Z') ({ x, y } = start);
    for (let index = 0; index < numbers.length; index += count) {
      const values = numbers.slice(index, index + count);
      const from = { x, y };
      const at = (i: number, origin: number) => (values[i] ?? Number.NaN) + (relative ? origin : 0);
      if (kind === 'H') x = at(0, x);
      else if (kind === 'V') y = at(0, y);
      else {
        for (let i = kind === 'A' ? 5 : 0; i < count; i += 2) {
          points.push({ x: at(i, from.x), y: at(i + 1, from.y) });
        }
        ({ x, y } = points.at(-1) ?? start);
      }
      if (kind === 'A') points.push(...arcPoints(from, { x, y }, values));
      if (kind === 'M' && index === 0) start = { x, y };
      points.push({ x, y });
    }
  }
  return points;
}

function readNumbers(text: string): number[] {
  const pattern = /\s*,?\s*(-?(?:\d+\.?\d*|\.\d+))/y;
  const numbers: number[] = [];
  while (text.slice(pattern.lastIndex).trim()) {
    const found = pattern.exec(text);
    if (!found) throw new Error(`Malformed numbers: ${text}`);
    numbers.push(Number(found[1]));
  }
  return numbers;
}

/** SVG 2, appendix B.2.4: from the ends of an unrotated arc to its centre; 17 points of it. */
function arcPoints(
  from: { x: number; y: number },
  to: { x: number; y: number },
  [radiusX = 0, radiusY = 0, , large, sweep]: number[],
): { x: number; y: number }[] {
  const dx = (from.x - to.x) / 2 / radiusX;
  const dy = (from.y - to.y) / 2 / radiusY;
  const squared = dx ** 2 + dy ** 2;
  const scale = Math.max(1, Math.sqrt(squared));
  const side = large === sweep ? -1 : 1;
  const factor = side * Math.sqrt(Math.max(0, scale ** 2 - squared) / squared);
  const centre = { x: factor * dy, y: -factor * dx };
  const first = Math.atan2(dy - centre.y, dx - centre.x);
  const turn = Math.atan2(-dy - centre.y, -dx - centre.x) - first;
  const span = sweep
    ? turn < 0
      ? turn + 2 * Math.PI
      : turn
    : turn > 0
      ? turn - 2 * Math.PI
      : turn;
  return Array.from({ length: 17 }, (_, step) => {
    const angle = first + (span * step) / 16;
    return {
      x: (from.x + to.x) / 2 + radiusX * (centre.x + scale * Math.cos(angle)),
      y: (from.y + to.y) / 2 + radiusY * (centre.y + scale * Math.sin(angle)),
    };
  });
}
