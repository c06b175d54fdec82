import { readdirSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { defaultTokens } from '../../../stories/studio/theme/defaultTokens.js';

const files = readdirSync('stories', { recursive: true, encoding: 'utf8' });
const pages = files.filter((file) => file.endsWith('.mdx'));
const blocks = files.filter((file) => /^(?:docs\/\w+|front\/.*)\.tsx$/.test(file));
const stories = files.filter((file) => file.endsWith('.stories.tsx'));
const variables = new Set<string>(defaultTokens.map(({ variable }) => variable));
const ids = new Set([...stories.flatMap(idsOf), ...pages.map(idOfPage)]);

describe('pages', () => {
  it.each([...pages, ...blocks])('%s links to pages and stories that exist', (page) => {
    const text = read(page);
    const paths = [...text.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)];
    const props = [...text.matchAll(/\bstory="([\w-]+)"/g)];
    const linked = [...paths, ...props].map(([, id = '']) => id);
    expect(linked.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(pages)('%s has no Markdown table, which Storybook shows as text', (page) => {
    expect(read(page)).not.toMatch(/^\|.*\|$/m);
  });

  it.each(pages)('%s names variables that exist', (page) => {
    const named = read(page).match(/(?<!-)--mry-[\w-]*\w(?![\w-])/g) ?? [];
    expect(named.filter((variable) => !variables.has(variable))).toEqual([]);
  });
});

function idsOf(file: string): string[] {
  const title = /\btitle: '([^']+)'/.exec(read(file))?.[1] ?? '';
  return exportsOf(file).map((name) => toId(title, storyNameFromExport(name)));
}

function exportsOf(file: string): string[] {
  return [...read(file).matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
}

/** The id of a page with a title. */
function idOfPage(file: string): string {
  const title = /<Meta title="([^"]+)"/.exec(read(file))?.[1];
  return title === undefined ? '' : toId(title, 'docs');
}

function read(file: string): string {
  return readFileSync(`stories/${file}`, 'utf8');
}
