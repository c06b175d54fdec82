import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from './listFiles.js';

/**
 * What each folder of `src` depends on. It may import from there, from the dependencies of those
 * folders, and from `utils`.
 */
const DEPENDENCIES: Record<string, readonly string[]> = {
  index: ['list', 'details', 'report', 'sheet', 'theme'],
  list: ['components', 'query'],
  find: ['list'],
  // "Something wrong?" opens the form in place.
  details: ['components', 'query', 'report'],
  report: ['components', 'query'],
  sheet: ['details'],
  components: ['display'],
  display: ['sources', 'i18n', 'record', 'hours'],
  query: ['planner', 'sources'],
  planner: ['service'],
  sources: ['service'],
  // The categories that have an icon have a name in every language.
  i18n: ['record'],
  record: ['service'],
  hours: ['service'],
  endpoint: ['service'],
  gateway: ['endpoint', 'planner', 'sources', 'record'],
  images: ['endpoint'],
  reports: ['endpoint'],
  server: ['gateway', 'probe'],
  probe: ['service'],
  sandbox: ['service'],
  testing: ['query', 'display', 'sandbox', 'report'],
  locales: ['i18n'],
  service: ['utils'],
  utils: [],
  theme: [],
};

const WITHOUT_REACT = [
  'service',
  'planner',
  'hours',
  'record',
  'sources',
  'i18n',
  'endpoint',
  'gateway',
  'images',
  'reports',
  'server',
  'probe',
  'sandbox',
  'locales',
  'utils',
];

const REACT = /^(react|@tanstack|@radix-ui|@floating-ui)\b/;

/** What a server has, and a page has not. */
const NODE = /^(node:|jose$|redis$)/;

/** What Deno, Bun and workers at the edge have of it, too. */
const ON_SERVERS = ['node:buffer', 'node:crypto'];
const ENDPOINTS = ['endpoint', 'gateway', 'images', 'reports'];

/** What a part says is worked out by functions that know no React, beside the part. */
const WORDS = /\/(?:describe\w+|\w+Text)\.ts$/;

interface Import {
  file: string;
  from: string;
  /** Folder of `src` or name of a package. */
  to: string;
  specifier: string;
}

const files = listFiles('src');
const modules = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file));
const imports = modules.flatMap(readImports);

describe('import rules', () => {
  it('reads static, type and dynamic imports, also across lines', () => {
    const source = `
      import type { A } from '../service/A.js';
      import {
        b,
      } from "./b.js";
      export { c } from 'react';
      const d = import('../details/d.js');
      import '@tanstack/react-query/e.js';
    `;
    expect(importsOf('list/List.tsx', source).map(({ to }) => to)).toEqual([
      'service',
      'list',
      'react',
      'details',
      '@tanstack/react-query',
    ]);
  });

  it('covers every folder', () => {
    const folders = new Set(modules.map(folderOf));
    expect([...folders].filter((folder) => !(folder in DEPENDENCIES))).toEqual([]);
    expect(folders.size).toBeGreaterThan(6);
  });

  it.each(Object.keys(DEPENDENCIES))('lets %s import only from its dependencies', (folder) => {
    const allowed = new Set([folder, 'utils', ...reach(folder)]);
    const wrong = imports.filter(
      ({ from, to, specifier }) => from === folder && specifier.startsWith('.') && !allowed.has(to),
    );
    expect(wrong.map(describeImport)).toEqual([]);
  });

  it.each(WITHOUT_REACT)('keeps %s free of React and TanStack', (folder) => {
    const wrong = imports.filter(({ from, to }) => from === folder && REACT.test(to));
    expect(wrong.map(describeImport)).toEqual([]);
  });

  it('keeps words and rules beside a component free of React and TanStack', () => {
    const wrong = imports.filter(({ file, to }) => WORDS.test(file) && REACT.test(to));
    expect(wrong.map(describeImport)).toEqual([]);
  });

  it('has no two files that import each other, directly or in a circle, not even for a type', () => {
    const circle = findCircle(new Map(modules.map((file) => [file, importedBy(file)])));
    expect(circle.join(' -> ')).toBe('');
    expect(
      findCircle(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b', 'c', 'b']);
  });

  it('loads srvx, which needs Node, in the gateway only, and on demand', () => {
    const users = imports.filter(({ to }) => to === 'srvx').map(({ file }) => file);
    expect(new Set(users)).toEqual(new Set(['gateway/toNodeListener.ts']));
    const source = readFileSync('src/gateway/toNodeListener.ts', 'utf8');
    expect(source).not.toMatch(/from 'srvx/);
  });

  it('allows Node in the command, modules of every server in endpoints, and no style sheets', () => {
    const mayUse = ({ from, specifier }: Import) =>
      from === 'server' || (ENDPOINTS.includes(from) && ON_SERVERS.includes(specifier));
    const wrong = imports.filter(
      (found) => found.specifier.endsWith('.css') || (NODE.test(found.specifier) && !mayUse(found)),
    );
    expect(wrong.map(describeImport)).toEqual([]);
  });

  it('allows one type from theme, and style sheets only beside their component', () => {
    const theme = modules.filter((file) => file.startsWith('theme/'));
    expect(theme).toEqual(['theme/ThemeVariables.ts']);
    const homeless = files.filter(
      (file) =>
        file.endsWith('.css') && !/^(theme|components|list|details|report|sheet|find)\//.test(file),
    );
    expect(homeless).toEqual([]);
  });
});

function reach(folder: string): string[] {
  return (DEPENDENCIES[folder] ?? []).flatMap((below) => [below, ...reach(below)]);
}

/** The files of `src` that a file imports. */
function importedBy(file: string): string[] {
  return imports
    .filter((found) => found.file === file && found.specifier.startsWith('.'))
    .map(({ specifier }) => posix.join(posix.dirname(file), specifier).replace(/\.js$/, ''))
    .map((stem) => modules.find((other) => other.replace(/\.tsx?$/, '') === stem) ?? stem);
}

/** The files of a circle, from one of them back to itself. */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

function readImports(file: string): Import[] {
  return importsOf(file, readFileSync(`src/${file}`, 'utf8'));
}

function importsOf(file: string, source: string): Import[] {
  const found = source.matchAll(/\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g);
  return [...found].map(([, , specifier = '']) => ({
    file,
    from: folderOf(file),
    to: specifier.startsWith('.')
      ? folderOf(posix.join(posix.dirname(file), specifier))
      : specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'),
    specifier,
  }));
}

/** `index` for the files beside the folders. */
function folderOf(file: string): string {
  const [folder = '', ...rest] = file.split('/');
  return rest.length > 0 ? folder : folder.replace(/\.\w+$/, '');
}

function describeImport({ file, specifier }: Import): string {
  return `src/${file} imports ${specifier}`;
}
