import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import api from 'virtual:api';
import type { Meta } from '@storybook/react-vite';
import packageJson from '../../../package.json' with { type: 'json' };
import type { ComponentDocs } from '../ComponentDocs.js';
import { componentText } from '../text.js';

/** An address in Storybook. */
const STORYBOOK_LINK = /\[([^\]]*)\]\(\?path=\/(docs|story)\/([\w-]+?)--[\w-]+(#[\w-]+)?\)/g;

interface Page {
  /** Below `dist/docs`: `components/Rating.md`. */
  file: string;
  /** In Storybook. */
  title: string;
  text: string;
}

const guides = Object.entries(
  import.meta.glob<{ title: string; text: string }>('../*.mdx', { eager: true }),
).map(([path, { title, text }]) => ({ title, text, file: path.slice(3).replace(/mdx$/, 'md') }));

const components = Object.values(
  import.meta.glob<{ default: Meta }>(['../../*.stories.tsx', '../*.stories.tsx'], {
    eager: true,
  }),
).flatMap(({ default: { title = '', parameters } }) =>
  parameters?.docs?.selectors ? [componentPage(title, parameters.docs)] : [],
);

function componentPage(title: string, docs: ComponentDocs): Page {
  const name = title.replace('Components/', '');
  const usage = docs.usage.map((each) => `- ${each.do} ${each.dont}`);
  const head = `# ${name}\n\n${api[name]?.text}`;
  const text = `${head}\n\n${componentText(name, docs)}\n\n## Do and don’t\n\n${usage.join('\n')}`;
  return { file: `components/${name}.md`, title, text };
}

/** The first chapter's page comes first. */
const pages: readonly Page[] = [guides, components].flatMap((some) =>
  some.sort(
    (a, b) =>
      Number(b.title === 'Start/Getting started') - Number(a.title === 'Start/Getting started') ||
      headingOf(a).localeCompare(headingOf(b), 'en'),
  ),
);

/** Writes every page to `<root>/dist/docs`, and the list of them to `<root>/llms.txt`. */
export function writePages(root: string): void {
  for (const { file, text } of pages) {
    const target = join(root, 'dist/docs', file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `${relink(text, file)}\n`);
  }
  writeFileSync(join(root, 'llms.txt'), llmsText());
}

/** Links to pages point to their files. The package has no stories. */
function relink(text: string, from: string): string {
  return text.replace(STORYBOOK_LINK, (_, words: string, kind: string, id: string, anchor = '') => {
    const page = kind === 'docs' && pages.find(({ title }) => storybookId(title) === id);
    if (!page) {
      throw new Error(
        `${from}: expected a link to a page, or <InStorybook> around it, but got ?path=/${kind}/${id}`,
      );
    }
    return `[${words}](${posix.relative(posix.dirname(from), page.file)}${anchor})`;
  });
}

function storybookId(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function headingOf({ text }: Page): string {
  return /^# (.*)$/m.exec(text)?.[1] ?? '';
}

/** The first sentence below the heading. */
function summaryOf({ text }: Page): string {
  const [, paragraph = ''] = text.split('\n\n');
  const words = paragraph.replaceAll('\n', ' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return /^.*?[.](?=\s|$)/.exec(words)?.[0] ?? words;
}

/** The package for language models, in the form of llmstxt.org. */
function llmsText(): string {
  const entries = Object.entries(packageJson.exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([name]) => `\`${name.replace('.', packageJson.name).replace('*', '<tag>')}\``);
  const linesOf = (some: readonly Page[]) =>
    some
      .map((page) => `- [${headingOf(page)}](dist/docs/${page.file}): ${summaryOf(page)}`)
      .join('\n');
  return `# Merchantry

> ${packageJson.description}

Version ${packageJson.version}. Everything is imported from ${entries.join(', ')}; each has its own declarations with comments.

## Guides

${linesOf(guides)}

## Components

${linesOf(components)}

## Optional

- [README](README.md): what the library is, and a first list.
- [Changelog](CHANGELOG.md): what changed in each version.
- [Security](SECURITY.md): how to report a vulnerability, and what the library does with data.
`;
}
