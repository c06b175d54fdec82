import type { Mode } from './DesignTokens.js';
import type { Token } from './Token.js';

interface Color {
  components: readonly [number, number, number];
  alpha?: number;
  hex?: string;
}

interface Measure {
  value: number;
  unit: string;
}

interface Shadow {
  color: Color;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}

/** The value of a token's variable, optionally in a mode. A reference becomes a `var()`. */
export function cssValue(token: Token, mode?: Mode): string {
  const value = inMode(token.modes, mode) ?? token.value;
  if (token.of !== undefined) {
    const times = inMode(token.timesByMode, mode) ?? token.times;
    return `calc(${cssReference(token.of)} * ${times})`;
  }
  // What is derived as ink is legible in the colours that the library has.
  if (token.derivation?.as === 'ink') return cssReference(token.derivation.of);
  return isReference(value) ? cssReference(value) : cssLiteral(token, value);
}

/** Without its own value, `contrast-dark` falls back to `dark`. */
function inMode<T>(
  modes: Readonly<Partial<Record<Mode, T>>>,
  mode: Mode | undefined,
): T | undefined {
  if (!mode) return undefined;
  return modes[mode] ?? (mode === 'contrast-dark' ? modes.dark : undefined);
}

/** Whether a value refers to another token: `{radius.$root}`. */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('{');
}

/** The variable to which a reference points. */
export function variableOf(reference: string): `--mry-${string}` {
  return `--mry-${reference.slice(1, -1).replace('.$root', '').replaceAll('.', '-')}`;
}

function cssReference(reference: string): string {
  return `var(${variableOf(reference)})`;
}

function cssLiteral({ type, unit, variable }: Token, value: unknown): string {
  switch (type) {
    case 'color':
      return cssColor(value as Color);
    case 'dimension':
    case 'duration':
      return cssMeasure(value as Measure);
    case 'number':
    case 'fontWeight':
      return `${value}${unit}`;
    case 'fontFamily':
      return [value].flat().map(cssFamily).join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'shadow':
      return [value as Shadow | Shadow[]].flat().map(cssShadow).join(', ');
    default:
      throw new Error(`Merchantry: ${variable} has the type ${type}, which has no CSS here.`);
  }
}

function cssColor({ components, alpha = 1, hex }: Color): string {
  const [red, green, blue] = components.map((component) => Math.round(component * 255));
  if (alpha < 1) return `rgb(${red} ${green} ${blue} / ${Math.round(alpha * 100)}%)`;
  return hex ?? `rgb(${red} ${green} ${blue})`;
}

function cssMeasure({ value, unit }: Measure): string {
  return `${value}${unit}`;
}

/** Generic families and single words need no quotes. */
function cssFamily(family: unknown): string {
  return /^[\w-]+$/.test(String(family)) ? String(family) : `"${family}"`;
}

function cssShadow({ offsetX, offsetY, blur, spread, color }: Shadow): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value ? [spread] : [])].map((length) =>
    length.value === 0 ? '0' : cssMeasure(length),
  );
  return `${lengths.join(' ')} ${cssColor(color)}`;
}
