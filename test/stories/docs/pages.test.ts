import { readdirSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { TRANSACTION_FIELDS } from '../../../src/service/request/toWireTransaction.js';
import { allFacts } from '../../../stories/docs/facts/allFacts.js';
import { sentFields } from '../../../stories/docs/facts/sentFields.js';
import { defaultTokens } from '../../../stories/studio/theme/defaultTokens.js';

const files = readdirSync('stories', { recursive: true, encoding: 'utf8' });
const pages = files.filter((file) => file.endsWith('.mdx'));
const blocks = files.filter((file) => /^(?:docs\/blocks|front)\/.*\.tsx$/.test(file));
const stories = files.filter((file) => file.endsWith('.stories.tsx'));
const variables = new Set<string>(defaultTokens.map(({ variable }) => variable));
const ids = new Set([...stories.flatMap(idsOf), ...pages.map(idOfPage)]);

describe('pages', () => {
  it('exist for every public component, with its facts', () => {
    const source = readFileSync('src/index.ts', 'utf8');
    const components = [
      ...source.matchAll(/export \{ ([A-Z]\w+) \} from '\.\/(?:components|list|details|report)\//g),
    ].map(([, name = '']) => name);
    const named = (names: readonly string[]) =>
      names.map((name) => `docs/components/${name}.mdx`).sort();
    expect(pages.filter((file) => file.includes('components/')).sort()).toEqual(named(components));
    expect(named(allFacts.map(({ name }) => name))).toEqual(named(components));
  });

  it.each([...pages, ...blocks])('%s links to pages and stories that exist', (page) => {
    const text = read(page);
    const paths = [...text.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)];
    const props = [...text.matchAll(/\bstory="([\w-]+)"/g)];
    const linked = [...paths, ...props].map(([, id = '']) => id);
    expect(linked.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(pages.filter((file) => file.includes('components/')))(
    '%s shows stories that exist',
    (page) => {
      const name = /(\w+)\.mdx$/.exec(page)?.[1];
      const shown = [...read(page).matchAll(/of=\{Stories\.(\w+)\}/g)].map(([, story]) => story);
      const exported = exportsOf(`${name}.stories.tsx`);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((story) => !exported.includes(story ?? ''))).toEqual([]);
    },
  );

  it.each(pages)('%s has no Markdown table, which Storybook shows as text', (page) => {
    expect(read(page)).not.toMatch(/^\|.*\|$/m);
  });

  it.each(pages)('%s names variables that exist', (page) => {
    const named = read(page).match(/(?<!-)--mry-[\w-]*\w(?!-)/g) ?? [];
    expect(named.filter((variable) => !variables.has(variable))).toEqual([]);
  });

  it('replace the pages that Storybook would generate', () => {
    for (const { name } of allFacts) {
      expect(read(`${name}.stories.tsx`)).toContain("\n  tags: ['!autodocs'],");
    }
  });

  it('list every field that is sent', () => {
    expect(Object.keys(sentFields)).toEqual(TRANSACTION_FIELDS);
  });
});

function idsOf(file: string): string[] {
  const title = /\btitle: '([^']+)'/.exec(read(file))?.[1] ?? '';
  return exportsOf(file).map((name) => toId(title, storyNameFromExport(name)));
}

function exportsOf(file: string): string[] {
  return [...read(file).matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
}

/** The id of a page with a title. Component pages have none, and nothing links to them. */
function idOfPage(file: string): string {
  const title = /<Meta title="([^"]+)"/.exec(read(file))?.[1];
  return title === undefined ? '' : toId(title, 'docs');
}

function read(file: string): string {
  return readFileSync(`stories/${file}`, 'utf8');
}
