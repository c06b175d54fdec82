import { existsSync, readFileSync } from 'node:fs';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { listFiles } from './listFiles.js';
import { run } from './run.js';

type Target = string | { types: string; default: string };

const built = listFiles('dist');
const entries = Object.entries<Target>(packageJson.exports).flatMap(expand);

describe('the built package', () => {
  it.each(entries)('has the files of the entry %s, with types for modules', (_, target) => {
    const files = typeof target === 'string' ? [target] : [target.types, target.default];
    for (const file of files) expect(existsSync(file), file).toBe(true);
    if (typeof target === 'string') expect(target).not.toMatch(/\.js$/);
    else expect(target.types).toBe(target.default.replace(/\.js$/, '.d.ts'));
  });

  it('contains the modules of src, their types, and the other entries', () => {
    const modules = listFiles('src').filter((file) => /(?<!\.d)\.tsx?$/.test(file));
    const names = modules.map((file) => file.replace(/\.tsx?$/, ''));
    const other = entries.flatMap(([, target]) =>
      typeof target === 'string' ? [target.replace(/^\.\/dist\//, '')] : [],
    );
    const data = listFiles('src/sandbox').filter((file) => file.endsWith('.json'));
    const known = new Set([
      ...names.flatMap((name) => [`${name}.js`, `${name}.d.ts`]),
      ...data.map((file) => `sandbox/${file}.js`),
      ...other,
    ]);
    const code = built.filter((file) => !/\.md$|^sbom\.cdx\.json$/.test(file));
    expect(code.filter((file) => !known.has(file))).toEqual([]);
    // A command has no types to offer.
    const typed = modules.filter((file) => !file.startsWith('server/'));
    expect(built.filter((file) => file.endsWith('.d.ts'))).toHaveLength(typed.length);
  });

  it('has types that a server compiles, which has those of Node but none of a browser', () => {
    const types = entries.flatMap(([name, target]) =>
      // Testing Library needs a browser's.
      typeof target === 'string' || /^\.\/testing(\/setup)?$/.test(name) ? [] : [target.types],
    );
    expect(types).toContain('./dist/gateway/index.d.ts');
    const options =
      '--ignoreConfig --noEmit --strict --skipLibCheck false --lib es2022 --types node --module nodenext';
    run('npx', ['--no-install', 'tsc', ...options.split(' '), ...types]);
  }, 60_000);

  it('has no import for side effects alone, about which bundlers would warn', () => {
    const wrong = built.filter(
      (file) =>
        file.endsWith('.js') && /^import\s*["']/m.test(readFileSync(`dist/${file}`, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('leaves no warning in a production bundle', async () => {
    const bundle = await build({
      configFile: false,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        rolldownOptions: {
          input: ['dist/index.js', 'dist/find/index.js'],
          external: /^(react|react-dom|@tanstack|@radix-ui|@floating-ui|clsx)($|\/)/,
          preserveEntrySignatures: 'strict',
        },
      },
    });
    const outputs = [bundle].flat().flatMap((each) => ('output' in each ? each.output : []));
    const code = outputs.map((each) => (each.type === 'chunk' ? each.code : '')).join('\n');
    expect(code.includes('mry-TransactionList')).toBe(true);
    expect(code.match(/console\.warn/g) ?? []).toEqual([]);
  });

  it('asks in a way that development servers answer, which replace the expression and nothing else', () => {
    // Gateway and command run on servers, and mention their process.
    const inBrowsers = built.filter((file) => !/^(gateway|server)\//.test(file));
    const asking = inBrowsers.filter((file) => {
      const code = file.endsWith('.js') ? readFileSync(`dist/${file}`, 'utf8') : '';
      return /\bprocess\b/.test(code.replaceAll('process.env.NODE_ENV', ''));
    });
    expect(asking).toEqual([]);
  });

  it('keeps every rule in its layer, and does not transpile colour schemes and directions', () => {
    const css = readFileSync('dist/styles.css', 'utf8');
    expect(topLevel(css).filter((prelude) => !/^@layer merchantry\b/.test(prelude))).toEqual([]);
    expect(topLevel(css)).not.toEqual([]);
    expect(css).not.toMatch(/--lightningcss|:lang\(/);
  });
});

/** Expands a pattern to its files. Without any it stays, and the test of its files fails. */
function expand([name, target]: [string, Target]): [string, Target][] {
  const pattern = typeof target === 'string' ? target : target.default;
  const [before = '', after] = pattern.replace('./dist/', '').split('*');
  if (after === undefined) return [[name, target]];
  const stems = built
    .filter((file) => file.startsWith(before) && file.endsWith(after))
    .map((file) => file.slice(before.length, file.length - after.length));
  if (stems.length === 0) return [[name, target]];
  return stems.map((stem) => {
    const fill = (text: string) => text.replace('*', stem);
    if (typeof target === 'string') return [fill(name), fill(target)];
    return [fill(name), { types: fill(target.types), default: fill(target.default) }];
  });
}

/** The preludes of a style sheet's top-level blocks, and its top-level statements. */
function topLevel(css: string): string[] {
  const preludes: string[] = [];
  let depth = 0;
  let prelude = '';
  for (const character of css) {
    if (depth === 0 && (character === '{' || character === ';')) {
      preludes.push(prelude.trim());
      prelude = '';
    } else if (depth === 0) prelude += character;
    if (character === '{') depth += 1;
    if (character === '}') {
      depth -= 1;
      prelude = '';
    }
  }
  return prelude.trim() ? [...preludes, prelude.trim()] : preludes;
}
