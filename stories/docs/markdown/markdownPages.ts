import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { normalizePath, type Plugin } from 'vite';

/** As much of a syntax tree as is read here. */
interface Node {
  type: string;
  name?: string | null;
  value?: string;
  children?: Node[];
  attributes?: Attribute[];
  position: { start: { line: number } };
  data?: { estree?: { body: Statement[] } };
}

interface Attribute {
  type: string;
  name?: string;
  value?: string | { value: string } | null;
}

interface Statement {
  type: string;
  start: number;
  end: number;
  source?: { value: string };
  specifiers?: { local: { name: string } }[];
}

const markdown = unified().use(remarkParse).use(remarkMdx).use(remarkStringify, { bullet: '-' });

/** Props that take components and elements, which only Storybook can show. */
const LIVE = ['anatomy', 'bad', 'good', 'of'];

const FORMS = normalizePath(resolve(import.meta.dirname, 'markdownForms.ts'));

/**
 * Makes a module of each MDX page: `id` is its address in Storybook, `title` its name there, and
 * `text` the page as Markdown. A block is replaced by the form of its name in `markdownForms.ts`.
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

interface Page {
  file: string;
  /** The code in the props of its blocks. */
  code: string[];
}

function toModule(source: string, file: string): string {
  const { children = [] } = markdown.parse(source) as unknown as Node;
  const page: Page = { file, code: [] };
  const text = piecesOf(
    children.filter(({ type }) => type !== 'mdxjsEsm'),
    page,
  );
  const imports: string[] = [];
  const statements: string[] = [];
  for (const { type, data } of children) {
    if (type !== 'mdxjsEsm') continue;
    for (const statement of data?.estree?.body ?? []) {
      const code = source.slice(statement.start, statement.end);
      if (statement.type !== 'ImportDeclaration') statements.push(code);
      else if (isNeeded(statement, page)) imports.push(code);
    }
  }
  return [
    `import * as forms from ${JSON.stringify(FORMS)};`,
    ...imports,
    ...statements,
    `export const title = ${JSON.stringify(titleOf(children, file))};`,
    `export const text = await ${text};`,
  ].join('\n');
}

/** False for blocks, which are components, and for what only live examples use. */
function isNeeded({ specifiers = [], source }: Statement, { code }: Page): boolean {
  if (/^@storybook\/|\/blocks\/\w+\.tsx$/.test(source?.value ?? '')) return false;
  return specifiers.some(({ local }) => code.some((text) => text.includes(local.name)));
}

/** An expression: a promise of the Markdown of these nodes. */
function piecesOf(nodes: readonly Node[], page: Page): string {
  const pieces: string[] = [];
  let plain: Node[] = [];
  const flush = () => {
    const root = { type: 'root', children: plain };
    if (plain.length > 0) pieces.push(JSON.stringify(markdown.stringify(root as never).trim()));
    plain = [];
  };
  for (const node of nodes) {
    if (node.type !== 'mdxJsxFlowElement') {
      plain.push(node);
      continue;
    }
    flush();
    pieces.push(formOf(node, page));
  }
  flush();
  return `forms.join([${pieces.join(', ')}])`;
}

function formOf({ name, attributes = [], children = [], position }: Node, page: Page): string {
  const { file } = page;
  if (!name || !/^[A-Z]/.test(name)) {
    throw new Error(
      `${file}:${position.start.line}: expected a block of stories/docs/blocks, so that the page ` +
        `can be written as Markdown, but got <${name ?? ''}>.`,
    );
  }
  const props = attributes
    .filter(({ name = '', value }) => !(LIVE.includes(name) && typeof value === 'object'))
    .map((attribute) => {
      if (!attribute.name) throw new Error(`${file}: expected <${name}> without {...spread}.`);
      const { value } = attribute;
      const code = typeof value === 'object' ? (value?.value ?? 'true') : JSON.stringify(value);
      if (typeof value === 'object') page.code.push(code);
      return `${attribute.name}: (${code})`;
    });
  if (children.length > 0) props.push(`children: await ${piecesOf(children, page)}`);
  const where = JSON.stringify(`${file}:${position.start.line}`);
  return `forms.write(${JSON.stringify(name)}, { ${props.join(', ')} }, ${where})`;
}

/** The page's title in Storybook: that of `Meta`, or of the stories that `Meta` names. */
function titleOf(nodes: readonly Node[], file: string): string {
  const meta = nodes.find(({ name }) => name === 'Meta');
  const title = meta?.attributes?.find(({ name }) => name === 'title')?.value;
  if (typeof title === 'string') return title;
  const stories = /from '(.*\.stories\.tsx)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const named = /title: '(.*)'/.exec(readFileSync(resolve(dirname(file), stories), 'utf8'))?.[1];
  if (named) return named;
  throw new Error(`${file}: expected <Meta> with a title, or the title of its stories.`);
}
