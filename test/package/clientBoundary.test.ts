import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from './listFiles.js';

const built = listFiles('dist').filter((file) => file.endsWith('.js'));
const read = (path: string): string => readFileSync(path, 'utf8');
const isClient = (code: string): boolean => /^(['"])use client\1/.test(code);

describe("'use client' in the built package", () => {
  it('is in the same modules as in the source', () => {
    const source = listFiles('src').filter((file) => isClient(read(`src/${file}`)));
    const expected = source.map((file) => file.replace(/\.tsx?$/, '.js'));
    expect(built.filter((file) => isClient(read(`dist/${file}`)))).toEqual(expected);
    expect(expected).toContain('query/MerchantProvider.js');
  });

  it.each([
    'index.js',
    'sandbox/index.js',
    'query/cache/merchantQueryOptions.js',
    'query/hooks/prefetchMerchants.js',
  ])('does not stand on %s, which servers call', (file) => {
    expect(isClient(read(`dist/${file}`))).toBe(false);
  });

  it('precedes every hook and context that a server component can reach through the index', () => {
    const wrong = serverModules('index.js')
      .filter((file) => file !== 'index.js')
      .flatMap((file) =>
        importedNames(read(`dist/${file}`))
          .filter((name) => /^(use[A-Z]|createContext$)/.test(name))
          .map((name) => `dist/${file} imports ${name}`),
      );
    expect(wrong).toEqual([]);
  });
});

/** The modules that run on a server when it imports `file`, without client modules. */
function serverModules(file: string, seen = new Set<string>()): string[] {
  const code = read(`dist/${file}`);
  if (seen.has(file) || isClient(code)) return [...seen];
  seen.add(file);
  for (const [, specifier = ''] of code.matchAll(/^(?:import|export) .* from "(\.[^"]+)"/gm)) {
    serverModules(posix.join(posix.dirname(file), specifier), seen);
  }
  return [...seen];
}

function importedNames(code: string): string[] {
  return [...code.matchAll(/^import \{ (.*) \} from /gm)].flatMap(([, names = '']) =>
    names.split(', ').map((name) => name.replace(/ as .*/, '')),
  );
}
