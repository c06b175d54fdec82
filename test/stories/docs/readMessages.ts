import { parseSync } from 'vite';

/** As much of a syntax tree as is read here. */
interface Node {
  type: string;
  [key: string]: unknown;
}

const PREFIX = 'Merchantry: ';
const ERROR = /^(?:Type|Range|Syntax)?Error$/;

/**
 * The messages that a source file throws or writes to the console, in order: what `warnOnce` and
 * errors are given, and every other text that names the library. `{}` stands for what is only known
 * when it runs.
 */
export function readMessages(source: string): string[] {
  const program = parseSync('source.tsx', source).program as unknown as Node;
  const constants = new Map<string, Node>();
  visit(program, (node) => {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const') return true;
    for (const { id, init } of node.declarations as { id: unknown; init: Node | null }[]) {
      if (init) constants.set(nameOf(id), init);
    }
    return true;
  });

  /** Every text that an expression may be; undefined if it is none. */
  const textsOf = (node: Node | undefined): string[] | undefined => {
    switch (node?.type) {
      case 'Literal':
        return ['string', 'number'].includes(typeof node.value) ? [`${node.value}`] : undefined;
      case 'Identifier': {
        const value = constants.get(nameOf(node));
        return value && value.type !== 'ConditionalExpression' ? textsOf(value) : undefined;
      }
      case 'ConditionalExpression': {
        const [yes, no] = [textsOf(node.consequent as Node), textsOf(node.alternate as Node)];
        return yes && no && [...yes, ...no];
      }
      case 'BinaryExpression': {
        if (node.operator !== '+') return undefined;
        const [left, right] = [textsOf(node.left as Node), textsOf(node.right as Node)];
        return left && right && joined(left, right);
      }
      case 'TemplateLiteral': {
        const quasis = node.quasis as { value: { cooked: string } }[];
        return quasis.reduce<string[]>(
          (texts, { value }, index) => {
            const part = (node.expressions as Node[])[index - 1];
            const before = index === 0 ? texts : joined(texts, single(part));
            return joined(before, [value.cooked]);
          },
          [''],
        );
      }
      default:
        return undefined;
    }
  };
  /** What stands between the parts of a template. */
  const single = (node: Node | undefined): string[] => {
    const texts = node?.type === 'ConditionalExpression' ? undefined : textsOf(node);
    return texts?.length === 1 ? texts : ['{}'];
  };

  const messages: string[] = [];
  visit(program, (node) => {
    const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
    const name = isCall ? nameOf(node.callee) : '';
    const [first] = (node.arguments ?? []) as Node[];
    if (name === 'warnOnce') {
      messages.push(...(textsOf(first) ?? ['{}']).map((text) => PREFIX + text));
      return false;
    }
    if (node.type === 'NewExpression' && ERROR.test(name)) {
      messages.push(...(textsOf(first) ?? []));
      return false;
    }
    // What a name stands for is found where it is written.
    const texts = node.type === 'Identifier' ? [] : (textsOf(node) ?? []);
    const found = texts.filter((text) => text.startsWith(PREFIX));
    messages.push(...found);
    return found.length === 0;
  });
  return messages;
}

const joined = (left: readonly string[], right: readonly string[]): string[] =>
  left.flatMap((start) => right.map((end) => start + end));

function nameOf(node: unknown): string {
  return (node as { name?: string }).name ?? '';
}

/** Calls `see` with each node, and goes into those for which it returns true. */
function visit(node: unknown, see: (node: Node) => boolean): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node) && 'type' in node && !see(node as Node)) return;
  for (const child of Object.values(node)) visit(child, see);
}
