import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import sizes from '../../stories/docs/sizes.json' with { type: 'json' };
import { run } from './run.js';

interface Node {
  type: string;
  url?: string;
  value?: string;
  children?: Node[];
}

const [packed]: { files: { path: string }[] }[] = JSON.parse(
  run('npm', ['pack', '--dry-run', '--json', '--loglevel', 'error']),
);
const files = new Set(packed?.files.map(({ path }) => path));
const papers = [...files].filter((file) => /(?:\.md|^llms\.txt)$/.test(file));
const pages = papers.filter((file) => file.startsWith('dist/docs/'));
const sources = readdirSync('stories/docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => file.replace(/\.mdx$/, ''));
const components = [
  ...read('src/index.ts').matchAll(
    /export \{ ([A-Z]\w+) \} from '\.\/(?:components|list|details|report|sheet)\//g,
  ),
].map(([, name = '']) => name);

describe('the papers in the package', () => {
  it('are what an engineer, a security officer and a language model look for', () => {
    const expected = ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'LICENSE', 'llms.txt'];
    expect(expected.filter((file) => !files.has(file))).toEqual([]);
  });

  it.each(papers)('%s has no link that leads nowhere', (paper) => {
    const dead = linksIn(paper).filter((url) => !leadsSomewhere(url, paper));
    expect(dead).toEqual([]);
  });

  it('the README shows pictures that npm finds in the repository', () => {
    const pictures = [...read('README.md').matchAll(/(?:src|srcset)="([^"]+)"/g)];
    expect(pictures).toHaveLength(2);
    for (const [, picture = ''] of pictures) expect(existsSync(picture), picture).toBe(true);
    expect(packageJson.repository.url).toMatch(/^git\+https:\/\/github\.com\//);
  });

  it('links to the repository that name files in it', () => {
    const base = packageJson.repository.url.replace(/^git\+|\.git$/g, '');
    const urls = papers.flatMap(linksIn).filter((url) => url.startsWith(`${base}/blob/main/`));
    expect(urls.length).toBeGreaterThan(5);
    const paths = urls.map((url) => url.slice(`${base}/blob/main/`.length).replace(/#.*/, ''));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('the documentation as Markdown', () => {
  it('has every guide, and a page of every public component', () => {
    expect(components.length).toBeGreaterThan(10);
    const named = [...sources, ...components.map((name) => `components/${name}`)];
    expect(pages.sort()).toEqual(named.map((file) => `dist/docs/${file}.md`).sort());
  });

  it.each(components)('says of %s what it is, how it is used, its classes and tokens', (name) => {
    const text = read(`dist/docs/components/${name}.md`);
    expect(text).toMatch(new RegExp(`^# ${name}\\n\\n\\S.* Renders `, 's'));
    expect(text).toContain("from 'merchantry';");
    for (const row of ['`.mry-', '`--mry-']) expect(text).toContain(`\n| ${row}`);
  });

  it.each(pages)('%s contains nothing of MDX', (page) => {
    const text = nodesIn(page).filter(({ type }) => type === 'text' || type === 'html');
    const left = text.filter(
      ({ type, value = '' }) =>
        type === 'html' || /^(?:import|export) |\?path=|(?:^|: )undefined\b|\[object/m.test(value),
    );
    expect(left).toEqual([]);
  });

  it.each(sources)('%s contains every sample of its page as code', (source) => {
    const shown = nodesIn(`dist/docs/${source}.md`).filter(({ type }) => type === 'code');
    const mdx = read(`stories/docs/${source}.mdx`);
    const imported = [...mdx.matchAll(/^import (\w+) from '([^']+)\?raw';$/gm)];
    for (const [, name = '', file = ''] of imported) {
      if (file.endsWith('.md')) continue;
      const sample = read(posix.join(posix.dirname(`stories/docs/${source}`), file));
      const [line = ''] = /^export .*$/m.exec(sample) ?? sample.split('\n');
      expect(shown.filter(({ value }) => value?.includes(line)).length, name).toBeGreaterThan(0);
    }
    for (const { value } of shown) expect(value).not.toMatch(/\.\.\/src\//);
  });

  it('proves what it says of rules by files that exist', () => {
    const named =
      read('stories/docs/Regulation.mdx').match(/(?<=`)(?:src|test)\/[\w./]+(?=`)/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('shows the size of every export', () => {
    const page = read('dist/docs/Performance.md');
    const missing = sizes.filter(({ name, size }) => {
      const row = new RegExp(`^\\| \`?${name}\`? \\| ${(size / 1000).toFixed(1)} \\|`, 'm');
      return !row.test(page);
    });
    expect(missing).toEqual([]);
  });

  it('shows the props of a component with their types', () => {
    const page = read('dist/docs/components/TransactionRow.md');
    expect(page).toContain('| `transaction` (required) | `ListedTransaction` |');
    expect(page).toContain('| `tabIndex` | `-1 \\| 0` |');
  });

  it('shows what is sent for a row, with its numbers masked', () => {
    const page = read('dist/docs/PrivacyAndSecurity.md');
    const [, body = ''] = page.split('**The request body**');
    expect(body).toContain('"merchant_name": "HARROW AND VALE');
    expect(body.split('```')[1]).not.toMatch(/4111111111111111|31926819/);
  });
});

describe('llms.txt', () => {
  const text = read('llms.txt');

  it('has a title, a summary and sections of links', () => {
    expect(text).toMatch(/^# Merchantry\n\n> .+\n\n/);
    const items = text.slice(text.indexOf('\n## ')).match(/^[^#\n].*$/gm) ?? [];
    expect(items.filter((line) => !/^- \[.+\]\(\S+\): .+/.test(line))).toEqual([]);
  });

  it('lists every page', () => {
    const links = linksIn('llms.txt');
    expect(pages.filter((page) => !links.includes(page))).toEqual([]);
  });
});

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

/** Each file is parsed once, because many links lead to it. */
const parsed = new Map<string, Node[]>();

function nodesIn(file: string): Node[] {
  const known = parsed.get(file);
  if (known) return known;
  const nodes: Node[] = [unified().use(remarkParse).parse(read(file))];
  for (const node of nodes) nodes.push(...(node.children ?? []));
  parsed.set(file, nodes);
  return nodes;
}

function linksIn(file: string): string[] {
  return nodesIn(file).flatMap(({ type, url }) =>
    url !== undefined && /^(?:link|image|definition)$/.test(type) ? [url] : [],
  );
}

/** Links to elsewhere are absolute; others lead to a file of the package, and to a heading in it. */
function leadsSomewhere(url: string, from: string): boolean {
  if (/^(?:https:|http:\/\/localhost|mailto:)/.test(url)) return true;
  const [path = '', anchor] = url.split('#');
  const file = path === '' ? from : posix.join(posix.dirname(from), path);
  return files.has(file) && (anchor === undefined || anchorsIn(file).includes(anchor));
}

function anchorsIn(file: string): string[] {
  const slugger = new GithubSlugger();
  return nodesIn(file)
    .filter(({ type }) => type === 'heading')
    .map((heading) => slugger.slug(textOf(heading)));
}

function textOf({ value = '', children = [] }: Node): string {
  return value + children.map(textOf).join('');
}
