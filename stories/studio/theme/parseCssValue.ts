import type { Token } from '../../../tools/theme/Token.js';
import { findVariable, referenceTo } from './defaultTokens.js';
import { parseColor } from './parseColor.js';
import { splitCommas } from './splitCommas.js';

const NUMBER = '-?(?:\\d+\\.?\\d*|\\.\\d+)';
const REFERENCE = /^var\((--mry-[\w-]+)\)$/;
const BEZIER = /^cubic-bezier\((.*)\)$/;
/** Nothing that could end the surrounding declaration. */
const FAMILY = /^[^"'\\;{}<>\p{Cc}]+$/u;

/**
 * A token's CSS in the token format, the inverse of `cssValue`. Throws if the token cannot have
 * that value.
 */
export function parseCssValue(token: Token, css: string): unknown {
  const text = css.trim();
  const [, variable] = REFERENCE.exec(text) ?? [];
  if (variable) return parseReference(token, variable);
  switch (token.type) {
    case 'color':
      return parseColor(text);
    case 'dimension':
      return parseMeasure(text, ['px', 'rem']);
    case 'duration':
      return parseMeasure(text, ['ms', 's']);
    case 'number':
      return parseNumber(text, token.unit);
    case 'fontWeight':
      return parseWeight(text);
    case 'fontFamily':
      return splitCommas(text).map(parseFamily);
    case 'cubicBezier':
      return parseBezier(text);
    case 'shadow':
      return splitCommas(text).map(parseShadow);
    default:
      throw new Error(`expected a type that the studio knows, but got: ${token.type}`);
  }
}

function parseReference(token: Token, variable: string): string {
  const target = findVariable(variable);
  if (target?.type === token.type && target.variable !== token.variable) return referenceTo(target);
  throw expected(`a variable of the type ${token.type}`, variable);
}

function parseMeasure(text: string, units: readonly string[]): { value: number; unit: string } {
  const [, number, unit] = new RegExp(`^(${NUMBER})(${units.join('|')})$`).exec(text) ?? [];
  if (number && unit) return { value: Number(number), unit };
  if (text === '0' && units[0]) return { value: 0, unit: units[0] };
  throw expected(`a number with ${units.join(' or ')}`, text);
}

function parseNumber(text: string, unit: string): number {
  const [, number] = new RegExp(`^(${NUMBER})${unit}$`).exec(text) ?? [];
  if (number) return Number(number);
  throw expected(unit ? `a number with ${unit}` : 'a number', text);
}

function parseWeight(text: string): number {
  const weight = parseNumber(text, '');
  if (weight >= 1 && weight <= 1000) return weight;
  throw expected('a weight from 1 to 1000', text);
}

function parseFamily(text: string): string {
  const name = text.replace(/^(["'])(.*)\1$/, '$2').trim();
  if (FAMILY.test(name)) return name;
  throw expected('names of fonts with commas between', text);
}

function parseBezier(text: string): number[] {
  const numbers = splitCommas(BEZIER.exec(text)?.[1] ?? '').map((part) =>
    Number(part || Number.NaN),
  );
  const [x1 = -1, , x2 = -1] = numbers;
  const isTime = [x1, x2].every((x) => x >= 0 && x <= 1);
  if (numbers.length === 4 && isTime && numbers.every(Number.isFinite)) return numbers;
  throw expected('cubic-bezier() of four numbers', text);
}

function parseShadow(text: string): unknown {
  const parts = text.match(/[\w-]+\([^)]*\)|\S+/g) ?? [];
  const color = parts.at(-1) ?? '';
  const lengths = parts.slice(0, -1).map((part) => parseMeasure(part, ['px', 'rem']));
  const [offsetX, offsetY, blur = zero(), spread = zero()] = lengths;
  if (!offsetX || !offsetY || lengths.length > 4) throw expected('lengths and a colour', text);
  return { color: parseColor(color), offsetX, offsetY, blur, spread };
}

function zero(): { value: number; unit: string } {
  return { value: 0, unit: 'px' };
}

function expected(what: string, text: string): Error {
  return new Error(`expected ${what}, but got: ${text || 'nothing'}`);
}
