import { isReference, variableOf } from '../../../tools/theme/cssValue.js';
import type { ColorValue } from '../../../tools/theme/derivation.js';
import type { Token } from '../../../tools/theme/Token.js';
import { allTexts } from './applyChanges.js';
import { defaultTokens, findVariable } from './defaultTokens.js';
import { parseCssValue } from './parseCssValue.js';
import { resolveText } from './resolveText.js';
import type { StudioTheme, TokenTexts } from './StudioTheme.js';
import { toToken } from './toToken.js';

/** Types of Figma's variables that the tokens need. */
type FigmaType = 'COLOR' | 'FLOAT' | 'STRING';

type FigmaValue =
  | string
  | number
  | { r: number; g: number; b: number; a: number }
  | { type: 'VARIABLE_ALIAS'; id: string };

/**
 * The body of Figma's `POST /v1/files/:key/variables`. Ids are temporary: they only connect the
 * parts of the document.
 */
export interface FigmaVariables {
  variableCollections: { action: 'CREATE'; id: string; name: string; initialModeId: string }[];
  variableModes: {
    action: 'CREATE' | 'UPDATE';
    id: string;
    name: string;
    variableCollectionId: string;
  }[];
  variables: {
    action: 'CREATE';
    id: string;
    name: string;
    variableCollectionId: string;
    resolvedType: FigmaType;
    description: string;
    codeSyntax: { WEB: string };
  }[];
  variableModeValues: { variableId: string; modeId: string; value: FigmaValue }[];
}

const COLLECTION = 'merchantry';
const MODES = [
  ['light', 'Light', 'value'],
  ['dark', 'Dark', 'dark'],
] as const;
/** Figma has no variables for shadows and easings. */
const TYPES: Readonly<Record<string, FigmaType>> = {
  color: 'COLOR',
  dimension: 'FLOAT',
  number: 'FLOAT',
  duration: 'FLOAT',
  fontWeight: 'FLOAT',
  fontFamily: 'STRING',
};
/** Figma has no units: pixels and milliseconds. */
const RATES: Readonly<Record<string, number>> = { px: 1, rem: 16, ms: 1, s: 1000 };

/**
 * Every token of the theme as a Figma variable: one collection with the modes Light and Dark.
 * Lengths are in pixels, durations in milliseconds, percentages and `em` as their number; of a list
 * of fonts the first. A token that follows another is its alias.
 */
export function exportFigma(theme: StudioTheme): FigmaVariables {
  const texts = allTexts(theme);
  const tokens = defaultTokens.filter(({ type }) => TYPES[type]);
  return {
    variableCollections: [
      { action: 'CREATE', id: COLLECTION, name: theme.name, initialModeId: 'light' },
    ],
    variableModes: MODES.map(([id, name], index) => ({
      // The first mode comes with its collection.
      action: index === 0 ? 'UPDATE' : 'CREATE',
      id,
      name,
      variableCollectionId: COLLECTION,
    })),
    variables: tokens.map((token) => ({
      action: 'CREATE',
      id: token.variable,
      name: nameOf(token),
      variableCollectionId: COLLECTION,
      resolvedType: TYPES[token.type] as FigmaType,
      description: token.description ?? '',
      codeSyntax: { WEB: `var(${token.variable})` },
    })),
    variableModeValues: tokens.flatMap((token) =>
      MODES.map(([modeId, , situation]) => ({
        variableId: token.variable,
        modeId,
        value: figmaValue(token, texts, situation),
      })),
    ),
  };
}

/** `color/text-muted`: a slash makes a group. A group's own token is its `base`. */
function nameOf({ path }: Token): string {
  const name = path.join('/');
  const isGroup = defaultTokens.some((other) => other.path.join('/').startsWith(`${name}/`));
  return isGroup ? `${name}/base` : name;
}

function figmaValue(token: Token, texts: TokenTexts, situation: 'value' | 'dark'): FigmaValue {
  const path = token.path.join('.');
  const text = texts[path];
  const own = text && toToken(token, text);
  const written = (situation === 'dark' ? own?.modes.dark : undefined) ?? own?.value;
  const target = isReference(written) ? findVariable(variableOf(written)) : undefined;
  if (target) return { type: 'VARIABLE_ALIAS', id: target.variable };
  const value = parseCssValue(token, resolveText(texts, path, situation));
  if (token.type === 'color') {
    const { components, alpha = 1 } = value as ColorValue;
    const [r, g, b] = components;
    return { r, g, b, a: alpha };
  }
  if (token.type === 'fontFamily') return String([value].flat()[0]);
  if (typeof value === 'number') return value;
  const { value: number, unit } = value as { value: number; unit: string };
  return Number((number * (RATES[unit] ?? 1)).toFixed(4));
}
