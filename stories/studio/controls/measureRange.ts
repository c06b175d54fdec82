import type { Token } from '../../../tools/theme/Token.js';

export interface MeasureRange {
  min: number;
  max: number;
  step: number;
}

/** By path and unit; the first match counts. Typed values may be outside. */
const ranges: readonly [RegExp, string, MeasureRange][] = [
  [/^font\.weight/, '', { min: 100, max: 900, step: 50 }],
  [/^font\.size/, 'rem', { min: 0.5, max: 3, step: 0.0625 }],
  [/^line-height/, 'rem', { min: 0.75, max: 4, step: 0.0625 }],
  [/^tracking/, 'em', { min: -0.08, max: 0.08, step: 0.001 }],
  [/^space$/, 'rem', { min: 0.125, max: 0.5, step: 0.03125 }],
  [/^radius\.pill$|^badge\.radius$/, 'px', { min: 0, max: 999, step: 1 }],
  [/radius/, 'px', { min: 0, max: 32, step: 1 }],
  [/^border|^focus|divider$/, 'px', { min: 0, max: 8, step: 0.5 }],
  [/blur$/, 'px', { min: 0, max: 40, step: 1 }],
  [/^row\.columns/, '', { min: 1, max: 2, step: 1 }],
  [/stars$/, '', { min: 0, max: 5, step: 1 }],
  [/hue/, '', { min: 0, max: 359, step: 1 }],
  [/^z\./, '', { min: 0, max: 2000, step: 1 }],
  [/stroke$/, '', { min: 0.5, max: 4, step: 0.25 }],
  [/./, '%', { min: 0, max: 100, step: 1 }],
  [/./, 'ms', { min: 0, max: 3000, step: 10 }],
];

const STEPS: Readonly<Record<string, number>> = { px: 1, rem: 0.0625, s: 0.05 };

/** A slider's range for a token, in a unit. By default from zero to three times the value. */
export function measureRange({ path }: Token, unit: string, value: number): MeasureRange {
  const name = path.join('.');
  const range = ranges.find(([pattern, of]) => of === unit && pattern.test(name))?.[2];
  const step = STEPS[unit] ?? 0.01;
  return range ?? { min: 0, max: Math.max(1, Math.ceil(Math.abs(value) * 3)), step };
}
