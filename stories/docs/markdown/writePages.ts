import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };

interface Page {
  title: string;
  text: string;
}

/** An address in Storybook, as MDX pages and stories have it. */
const STORYBOOK_LINK = /\[([^\]]*)\]\(\?path=\/(docs|story)\/([\w-]+?)--[\w-]+(#[\w-]+)?\)/g;

const modules = import.meta.glob<Page>('../**/*.mdx', { eager: true });

/** By file below `dist/docs`: `components/Rating.md`. */
const pages = new Map(
  Object.entries(modules).map(([path, page]) => [path.slice(3).replace(/\.mdx$/, '.md'), page]),
);

/** The first chapter's page comes first, then pages by title, then components. */
const inOrder = [...pages].sort(
  ([a, { title: first }], [b, { title: second }]) =>
    Number(a.includes('/')) - Number(b.includes('/')) ||
    Number(second === 'Start/Getting started') - Number(first === 'Start/Getting started') ||
    headingOf(pages.get(a)).localeCompare(headingOf(pages.get(b)), 'en'),
);

const files = new Map(inOrder.map(([file, { title }]) => [storybookId(title), file]));

/** Writes every page to `<root>/dist/docs`, and the list of them to `<root>/llms.txt`. */
export function writePages(root: string): void {
  for (const [file, { text }] of inOrder) {
    const target = join(root, 'dist/docs', file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `${relink(text, file)}\n`);
  }
  writeFileSync(join(root, 'llms.txt'), llmsText());
}

/** Links to pages point to their files. Stories cannot be linked, so they are named in italics. */
function relink(text: string, from: string): string {
  return text.replace(STORYBOOK_LINK, (_, words: string, kind: string, id: string, anchor = '') => {
    if (kind === 'story') return `*${words}*`;
    const file = files.get(id);
    if (!file) throw new Error(`${from}: expected a link to a page, but got ?path=/docs/${id}`);
    return `[${words}](${posix.relative(posix.dirname(from), file)}${anchor})`;
  });
}

/** As Storybook makes it from a title. */
function storybookId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function headingOf(page: Page | undefined): string {
  return /^# (.*)$/m.exec(page?.text ?? '')?.[1] ?? '';
}

/** The first sentence below the heading. */
function summaryOf({ text }: Page): string {
  const [, paragraph = ''] = text.split('\n\n');
  const words = paragraph.replaceAll('\n', ' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return /^.*?[.](?=\s|$)/.exec(words)?.[0] ?? words;
}

/** The package for language models, in the form of llmstxt.org. */
function llmsText(): string {
  const linesOf = (isIn: (file: string) => boolean) =>
    inOrder
      .filter(([file]) => isIn(file))
      .map(([file, page]) => `- [${headingOf(page)}](dist/docs/${file}): ${summaryOf(page)}`)
      .join('\n');
  return `# Merchantry

> ${packageJson.description}

Version ${packageJson.version}. Everything is imported from \`merchantry\`, \`merchantry/find\`,
\`merchantry/gateway\`, \`merchantry/sandbox\` and \`merchantry/locales/<tag>\`; each has its own declarations with comments.

## Guides

${linesOf((file) => !file.includes('/'))}

## Components

${linesOf((file) => file.includes('/'))}

## Optional

- [README](README.md): what the library is, and a first list.
- [Changelog](CHANGELOG.md): what changed in each version.
- [Security](SECURITY.md): how to report a vulnerability, and what the library does with data.
`;
}
