import type { DesignTokens } from './DesignTokens.js';
import type { Token } from './Token.js';

interface Inherited {
  path: readonly string[];
  type: string | undefined;
  group: string | undefined;
}

/**
 * All tokens of a document, in its order. Throws if one has no type, or a value that does not fit
 * it.
 */
export function readTokens(document: DesignTokens): Token[] {
  return readGroup(document, { path: [], type: undefined, group: undefined });
}

function readGroup(node: DesignTokens, inherited: Inherited): Token[] {
  const type = node.$type ?? inherited.type;
  if (node.$value !== undefined) return [readToken(node, { ...inherited, type })];
  return Object.entries(node).flatMap(([name, child]) => {
    if (!isNode(child) || (name.startsWith('$') && name !== '$root')) return [];
    const isOutermost = inherited.path.length === 0;
    return readGroup(child, {
      path: name === '$root' ? inherited.path : [...inherited.path, name],
      type,
      group: isOutermost ? child.$description : inherited.group,
    });
  });
}

function readToken(node: DesignTokens, { path, type, group }: Inherited): Token {
  if (!type) throw new Error(`Merchantry: token ${path.join('.')} has no $type.`);
  const { mode = {}, merchantry = {} } = node.$extensions ?? {};
  return {
    path,
    variable: `--mry-${path.join('-')}`,
    type,
    value: node.$value,
    modes: mode,
    description: node.$description,
    group,
    unit: merchantry.unit ?? '',
    of: merchantry.of,
    times: merchantry.times ?? 1,
    timesByMode: merchantry.mode ?? {},
    derivation: merchantry.derive,
  };
}

function isNode(value: unknown): value is DesignTokens {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
