// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { listFiles } from './listFiles.js';

const entries = Object.entries<string | { types: string; default: string }>(packageJson.exports);
const built = listFiles('dist');

describe('the built package', () => {
  it.each(entries)('has the files of the entry %s, with types for modules', (_, target) => {
    const files = typeof target === 'string' ? [target] : [target.types, target.default];
    for (const file of files) expect(existsSync(file), file).toBe(true);
    if (typeof target === 'string') expect(target).not.toMatch(/\.js$/);
    else expect(target.types).toBe(target.default.replace(/\.js$/, '.d.ts'));
  });

  it('holds the modules of src, their types, and the other files that are entries', () => {
    const modules = listFiles('src').filter((file) => /\.tsx?$/.test(file));
    const names = modules.map((file) => file.replace(/\.tsx?$/, ''));
    const other = entries.flatMap(([, target]) =>
      typeof target === 'string' ? [target.replace(/^\.\/dist\//, '')] : [],
    );
    const known = new Set([...names.flatMap((name) => [`${name}.js`, `${name}.d.ts`]), ...other]);
    expect(built.filter((file) => !known.has(file))).toEqual([]);
    expect(built.filter((file) => file.endsWith('.d.ts'))).toHaveLength(modules.length);
  });

  it('imports nothing for its effect alone, which bundlers of hosts would warn of', () => {
    const wrong = built.filter(
      (file) =>
        file.endsWith('.js') && /^import\s*["']/m.test(readFileSync(`dist/${file}`, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps every rule in the layer, and colour schemes and directions as they were written', () => {
    const css = readFileSync('dist/styles.css', 'utf8');
    expect(topLevel(css).filter((prelude) => !/^@layer merchantry\b/.test(prelude))).toEqual([]);
    expect(topLevel(css)).not.toEqual([]);
    expect(css).not.toMatch(/--lightningcss|:lang\(/);
  });
});

/** What stands before each block, and each statement, at the top of a style sheet. */
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
