import Color, { type Coords } from 'colorjs.io';
import { completeTheme } from '../../../tools/theme/completeTheme.js';
import { cssValue, isReference } from '../../../tools/theme/cssValue.js';
import type { DesignTokens, Mode } from '../../../tools/theme/DesignTokens.js';
import { readTokens } from '../../../tools/theme/readTokens.js';
import type { Token } from '../../../tools/theme/Token.js';
import { findJsonError } from '../../findJsonError.js';
import { chooseBase } from './chooseBase.js';
import { defaultTokens, findToken } from './defaultTokens.js';
import { toColorValue } from './parseColor.js';
import { parseCssValue } from './parseCssValue.js';
import type { ReadTheme } from './readTexts.js';
import type { TokenText } from './StudioTheme.js';
import { tokenText } from './tokenText.js';

/**
 * A theme from a tokens document. Throws if there is none; invalid tokens are left out and
 * reported.
 */
export function importTokens(json: string, name: string): ReadTheme {
  const problems: string[] = [];
  const texts: Record<string, TokenText> = {};
  for (const token of readTokens(parse(json))) {
    const path = token.path.join('.');
    if (!findToken(path)) {
      problems.push(`${path}: Merchantry has no such token.`);
      continue;
    }
    try {
      const [complete = token] = completeTheme([readValues(token)], defaultTokens);
      texts[path] = tokenText(complete);
    } catch (error) {
      problems.push(`${path}: ${sentence(error)}`);
    }
  }
  const read = chooseBase(name, texts);
  return { ...read, problems: [...problems, ...read.problems] };
}

function parse(json: string): DesignTokens {
  const error = findJsonError(json);
  if (error) {
    const { line, column, expected, got } = error;
    throw new Error(`Line ${line}, column ${column}: expected ${expected}, but got: ${got}`);
  }
  const document: unknown = JSON.parse(json);
  if (typeof document === 'object' && document && !Array.isArray(document)) {
    return document as DesignTokens;
  }
  throw new Error('Expected a document of tokens, which is an object.');
}

/** With values as the studio writes them: other tools also write CSS, and other colour spaces. */
function readValues(token: Token): Token {
  const read = (value: unknown) => readValue(token, value);
  const modes = Object.entries(token.modes).map(([mode, value]) => [mode as Mode, read(value)]);
  // A colour follows another only as it does in tokens.json.
  const derivation = token.derivation && findToken(token.path.join('.'))?.derivation;
  return { ...token, derivation, value: read(token.value), modes: Object.fromEntries(modes) };
}

/** Colour spaces with other names in the library than in the format. */
const SPACES: Readonly<Record<string, string>> = {
  'a98-rgb': 'a98rgb',
  'display-p3': 'p3',
  'prophoto-rgb': 'prophoto',
};

function readValue(token: Token, value: unknown): unknown {
  if (isReference(value)) return value;
  if (typeof value === 'string') return parseCssValue(token, value);
  try {
    if (token.type === 'color') return readColor(value as Record<string, unknown>);
    // The writer does not validate, and throws on missing values.
    if (/undefined|NaN/.test(cssValue({ ...token, value, of: undefined }))) throw new TypeError();
    return value;
  } catch {
    const got = JSON.stringify(value);
    throw new Error(`expected a ${token.type} as the format writes it, but got: ${got}`);
  }
}

function readColor({ colorSpace, components, alpha = 1 }: Record<string, unknown>): unknown {
  const coords = (components as unknown[]).map((part) => (part === 'none' ? null : part));
  const isColor =
    coords.length === 3 && [...coords, alpha].every((part) => !Number.isNaN(Number(part)));
  if (!isColor) throw new TypeError();
  const space = String(colorSpace);
  return toColorValue(new Color(SPACES[space] ?? space, coords as Coords, Number(alpha)));
}

function sentence(error: unknown): string {
  const { message } = error as Error;
  return `${message.replace('Merchantry: ', '').replace(/\.$/, '')}.`;
}
