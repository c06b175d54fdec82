import { resolve } from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { normalizePath, type Plugin } from 'vite';

/** As much of a syntax tree as is read here. */
interface Node {
  type: string;
  name?: string | null;
  children?: Node[];
  attributes?: { name?: string; value?: string | { value: string } | null }[];
  position: { start: { line: number; offset: number }; end: { offset: number } };
}

const markdown = unified().use(remarkParse).use(remarkMdx).use(remarkStringify, { bullet: '-' });

const TEXT = normalizePath(resolve(import.meta.dirname, '../text.ts'));
/** Blocks that only Storybook shows. */
const LIVE = ['Meta', 'InStorybook'];

/**
 * Makes a module of each MDX page: `title` is its name in Storybook, and `text` the page as Markdown,
 * in which the function of `text.ts` with its name takes the place of a block.
 */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    enforce: 'pre',
    transform(source, id) {
      return id.endsWith('.mdx') ? { code: toModule(source, id), map: null } : undefined;
    },
  };
}

function toModule(source: string, file: string): string {
  const { children = [] } = markdown.parse(source) as unknown as Node;
  const code = children
    .filter(({ type }) => type === 'mdxjsEsm')
    .map(({ position }) => source.slice(position.start.offset, position.end.offset))
    .join('\n')
    .replace(/^import .* from '(?:@storybook\/.*|\.\/(?:blocks|galleries)\.tsx)';$/gm, '');
  const pieces = children.flatMap((node) => {
    if (node.type === 'mdxjsEsm') return [];
    if (node.type === 'mdxJsxFlowElement')
      return LIVE.includes(node.name ?? '') ? [] : [call(node, file)];
    const root = { type: 'root', children: [node] };
    return [JSON.stringify(markdown.stringify(root as never).trim())];
  });
  const title = /<Meta title="([^"]+)"/.exec(source)?.[1];
  return [
    `import * as text_ from ${JSON.stringify(TEXT)};`,
    code,
    `export const title = ${JSON.stringify(title)};`,
    `export const text = [${pieces.join(', ')}].join('\\n\\n');`,
  ].join('\n');
}

function call({ name, attributes = [], position }: Node, file: string): string {
  const where = `${file}:${position.start.line}`;
  if (!name || !/^[A-Z]/.test(name)) {
    throw new Error(`${where}: expected a block of stories/docs/text.ts, but got <${name ?? ''}>.`);
  }
  const props = attributes.map(({ name: prop, value }) => {
    if (!prop) throw new Error(`${where}: expected <${name}> without {...spread}.`);
    return `${prop}: ${typeof value === 'object' ? (value?.value ?? 'true') : JSON.stringify(value)}`;
  });
  return `text_.${name}({ ${props.join(', ')} })`;
}
