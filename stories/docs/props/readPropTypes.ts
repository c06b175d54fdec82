import { parseSync } from 'vite';
import type { PropFacts, PropTypes } from './PropFacts.js';

/** As much of a syntax tree as is read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Declaration {
  node: Node;
  text: string;
  comments: readonly { value: string; start: number; end: number }[];
}

type Props = Record<string, PropFacts>;

/**
 * The props that the source declares, with their types as written there: those of `…Props`
 * interfaces and types, and what they take from others of the source. Props of HTML elements are
 * left out.
 */
export function readPropTypes(sources: readonly string[]): PropTypes {
  const declarations = new Map<string, Declaration>();
  for (const text of sources) {
    const { program, comments } = parseSync('source.tsx', text);
    for (const statement of program.body as unknown as Node[]) {
      const node = (statement.declaration ?? statement) as Node;
      if (node.type !== 'TSInterfaceDeclaration' && node.type !== 'TSTypeAliasDeclaration')
        continue;
      declarations.set((node.id as { name: string }).name, { node, text, comments });
    }
  }

  const propsOf = (name: string): Props => {
    const declaration = declarations.get(name);
    if (!declaration) return {};
    const { node } = declaration;
    if (node.type === 'TSTypeAliasDeclaration') {
      return propsIn(node.typeAnnotation as Node, declaration);
    }
    const inherited = (node.extends as Node[]).map((heritage) =>
      named((heritage.expression as { name: string }).name, heritage.typeArguments, declaration),
    );
    const own = members((node.body as { body: Node[] }).body, declaration);
    return Object.assign({}, ...inherited, own);
  };

  const propsIn = (type: Node, declaration: Declaration): Props => {
    switch (type.type) {
      case 'TSIntersectionType':
      case 'TSUnionType': {
        const parts = (type.types as Node[]).map((part) => propsIn(part, declaration));
        // Of alternatives the first is the one that takes most.
        return Object.assign({}, ...parts.reverse());
      }
      case 'TSParenthesizedType':
        return propsIn(type.typeAnnotation as Node, declaration);
      case 'TSConditionalType':
        return {
          ...propsIn(type.falseType as Node, declaration),
          ...propsIn(type.trueType as Node, declaration),
        };
      case 'TSTypeLiteral':
        return members(type.members as Node[], declaration);
      case 'TSTypeReference':
        return named((type.typeName as { name: string }).name, type.typeArguments, declaration);
      default:
        return {};
    }
  };

  const named = (name: string, given: unknown, declaration: Declaration): Props => {
    const [first, second] = (given as { params: Node[] } | null)?.params ?? [];
    if (name !== 'Omit' && name !== 'Pick' && name !== 'Partial') return propsOf(name);
    const props = first ? propsIn(first, declaration) : {};
    if (!second) return props;
    const keys = new Set(stringsIn(second));
    return Object.fromEntries(
      Object.entries(props).filter(([key]) => keys.has(key) === (name === 'Pick')),
    );
  };

  const members = (nodes: readonly Node[], declaration: Declaration): Props =>
    Object.fromEntries(
      nodes.flatMap((node) => {
        const name = (node.key as { name?: string } | undefined)?.name;
        return name === undefined ? [] : [[name, factsOf(node, declaration)]];
      }),
    );

  const factsOf = (node: Node, { text, comments }: Declaration): PropFacts => {
    const annotation = (node.typeAnnotation as { typeAnnotation: Node } | null)?.typeAnnotation;
    const isMethod = node.type === 'TSMethodSignature';
    const type = isMethod
      ? text
          .slice((node.key as Node).end, node.end)
          .replace(/;$/, '')
          .replace(/\):/, ') =>')
      : annotation
        ? text.slice(annotation.start, annotation.end)
        : 'unknown';
    const comment = comments.find(
      ({ value, start, end }) =>
        value.startsWith('*') &&
        end <= node.start &&
        text.slice(end, node.start).trim() === '' &&
        start < end,
    );
    const description = comment ? readComment(comment.value) : '';
    const indexed = annotation && indexedProp(annotation);
    if (indexed) return { ...indexed, required: node.optional !== true, description };
    const values = annotation && valuesOf(annotation);
    const fallback = /\bDefault:? (`[^`]+`|"[^"]+"|[\w.-]*\w)/.exec(description)?.[1];
    return {
      type: node.optional ? withoutUndefined(type) : onOneLine(type),
      required: node.optional !== true,
      description,
      ...(fallback !== undefined && { default: fallback.replace(/^[`"]|[`"]$/g, '') }),
      ...(values && { values }),
    };
  };

  /** What `Other['prop']` is. */
  const indexedProp = (type: Node): PropFacts | undefined => {
    const [found] = type.type === 'TSUnionType' ? (type.types as Node[]) : [type];
    if (found?.type !== 'TSIndexedAccessType') return undefined;
    const { typeName } = found.objectType as { typeName?: { name: string } };
    const [key] = stringsIn(found.indexType as Node);
    return typeName && key ? propsOf(typeName.name)[key] : undefined;
  };

  /** The values of a union of literals, also by its name. */
  const valuesOf = (type: Node): (string | number)[] | undefined => {
    if (type.type === 'TSTypeReference') {
      const found = declarations.get((type.typeName as { name: string }).name)?.node;
      return found?.type === 'TSTypeAliasDeclaration'
        ? valuesOf(found.typeAnnotation as Node)
        : undefined;
    }
    if (type.type === 'TSLiteralType') {
      const { value, argument } = type.literal as { value?: unknown; argument?: Node };
      if (typeof argument?.value === 'number') return [-argument.value];
      return typeof value === 'string' || typeof value === 'number' ? [value] : undefined;
    }
    if (type.type !== 'TSUnionType') return undefined;
    const parts = (type.types as Node[])
      .filter((part) => part.type !== 'TSUndefinedKeyword')
      .map(valuesOf);
    return parts.some((part) => part === undefined)
      ? undefined
      : parts.flatMap((part) => part ?? []);
  };

  const names = [...declarations.keys()].filter((name) => name.endsWith('Props')).sort();
  const types = names.map((name) => [name, propsOf(name)] as const);
  return Object.fromEntries(types.filter(([, props]) => Object.keys(props).length > 0));
}

/** The keys in `Omit<…, 'a' | 'b'>`. */
function stringsIn(type: Node): string[] {
  if (type.type === 'TSUnionType') return (type.types as Node[]).flatMap(stringsIn);
  const value = (type.literal as { value?: unknown } | undefined)?.value;
  return typeof value === 'string' ? [value] : [];
}

const onOneLine = (type: string): string =>
  type.replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/,? \)/g, ')').replace(/^\| /, '').trim();

/** Of an optional prop, which may be undefined in any case. */
const withoutUndefined = (type: string): string =>
  onOneLine(type)
    .replace(/ \| undefined\b/g, '')
    .replace(/^\(([^()]*\([^()]*\)[^()]*)\)$/, '$1')
    .trim();

/** A comment's text, without stars; a blank line ends a paragraph. */
const readComment = (value: string): string =>
  value
    .replace(/^\*|^[ \t]*\* ?/gm, '')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .join('\n\n');
