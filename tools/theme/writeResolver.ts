import { completeTheme } from './completeTheme.js';
import { variableOf } from './cssValue.js';
import type { DesignTokens, Mode } from './DesignTokens.js';
import { readTokens } from './readTokens.js';
import type { Token } from './Token.js';

/** Contexts of the modifier `scheme`, with the modes that apply, the most specific one first. */
const SCHEMES: Readonly<Record<string, readonly Mode[]>> = {
  light: [],
  dark: ['dark'],
  contrast: ['contrast'],
  'contrast-dark': ['contrast-dark', 'dark', 'contrast'],
};

/** A document of the resolver module of the Design Tokens Community Group, 2025.10. */
export interface ResolverDocument {
  $schema: string;
  version: '2025.10';
  name: string;
  description: string;
  sets: Record<string, { description: string; sources: DesignTokens[] }>;
  modifiers: Record<string, ResolverModifier>;
  resolutionOrder: { $ref: string }[];
}

interface ResolverModifier {
  description: string;
  contexts: Record<string, DesignTokens[]>;
  default: string;
}

/**
 * All tokens in every theme and colour scheme; the keys of `themes` are their names. A modifier
 * does not know the others, so a theme has what differs by scheme once per scheme, in the group
 * `scheme`, and the modifier `scheme` refers to one of these. What all themes have alike is a value
 * instead of a reference: Terrazzo 2.7 does not resolve a reference to 0. No token is declared twice
 * in what applies, because tools merge values in different ways.
 */
export function writeResolver(
  document: DesignTokens,
  themes: Readonly<Record<string, DesignTokens>>,
): ResolverDocument {
  const defaults = readTokens(document);
  const place = placeIn(defaults);
  const byTheme = Object.entries({ default: {}, ...themes }).map(([name, theme]) => {
    const own = completeTheme(readTokens(theme), defaults);
    const tokens = defaults.map(
      (token) => own.find(({ variable }) => variable === token.variable) ?? token,
    );
    return { name, tokens, context: {} as DesignTokens };
  });
  const schemes = Object.entries(SCHEMES).map(([name, modes]) => ({
    name,
    modes,
    context: {} as DesignTokens,
  }));
  /** In every theme. */
  const valuesOf = (index: number, modes: readonly Mode[] = []) =>
    byTheme.map(({ tokens }) => JSON.stringify(valueIn(tokens, index, modes)));
  const isAlike = (index: number, modes?: readonly Mode[]) =>
    new Set(valuesOf(index, modes)).size === 1;
  const isSteady = (index: number) =>
    schemes.every(({ modes }) => String(valuesOf(index, modes)) === String(valuesOf(index)));

  const all: DesignTokens = {};
  defaults.forEach((token, index) => {
    const path = place(token);
    if (isSteady(index) && isAlike(index)) {
      put(all, path, describe(token, valueIn(defaults, index, [])));
    } else if (isSteady(index)) {
      for (const { tokens, context } of byTheme) {
        put(context, path, describe(token, valueIn(tokens, index, [])));
      }
    } else {
      for (const { name, modes, context } of schemes) {
        if (isAlike(index, modes)) {
          put(context, path, describe(token, valueIn(defaults, index, modes)));
          continue;
        }
        const inGroup = ['scheme', name, ...path];
        put(context, path, describe(token, `{${inGroup.join('.')}}`));
        for (const theme of byTheme) {
          const $value = valueIn(theme.tokens, index, modes);
          put(theme.context, inGroup, { $type: token.type, $value });
        }
      }
    }
  });
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    version: '2025.10',
    name: 'Merchantry',
    description:
      'Every token in each theme and colour scheme. Leave out the group scheme, to which the modifier scheme refers.',
    sets: { all: { description: 'Tokens that no theme and no scheme changes.', sources: [all] } },
    modifiers: {
      theme: {
        description: 'The ready-made themes.',
        contexts: contextsOf(byTheme),
        default: 'default',
      },
      scheme: {
        description: 'The colour scheme. Those of contrast are for readers who ask for more of it.',
        contexts: contextsOf(schemes),
        default: 'light',
      },
    },
    resolutionOrder: [
      { $ref: '#/sets/all' },
      { $ref: '#/modifiers/theme' },
      { $ref: '#/modifiers/scheme' },
    ],
  };
}

const contextsOf = (parts: readonly { name: string; context: DesignTokens }[]) =>
  Object.fromEntries(parts.map(({ name, context }) => [name, [context]]));

/** Of a theme, which has its own product where the token is a multiple of another one. */
function valueIn(tokens: readonly Token[], index: number, modes: readonly Mode[]): unknown {
  const { of, times, modes: byMode, value } = tokens[index] as Token;
  const mode = modes.find((name) => byMode[name] !== undefined);
  if (of === undefined) return mode ? byMode[mode] : value;
  const followed = tokens.find(({ variable }) => variable === variableOf(of)) as Token;
  const measure = followed.value as { value: number; unit: string };
  return { ...measure, value: Math.round(times * measure.value * 1e6) / 1e6 };
}

function describe({ type, description, unit }: Token, value: unknown): DesignTokens {
  return {
    $type: type,
    $value: value,
    ...(description && { $description: description }),
    ...(unit && { $extensions: { merchantry: { unit: unit as 'em' | '%' } } }),
  };
}

/** Path of a token in a document: below `$root` if it is a group, too. */
function placeIn(tokens: readonly Token[]): (token: Token) => readonly string[] {
  const groups = new Set(
    tokens.flatMap(({ path }) => path.map((_, end) => path.slice(0, end).join('.'))),
  );
  return ({ path }) => (groups.has(path.join('.')) ? [...path, '$root'] : path);
}

function put(document: DesignTokens, path: readonly string[], token: DesignTokens): void {
  let group = document;
  for (const name of path.slice(0, -1)) {
    group[name] ??= {};
    group = group[name] as DesignTokens;
  }
  group[path.at(-1) ?? ''] = token;
}
