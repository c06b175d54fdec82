import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SETS } from './drivenFiles.js';

const files = readdirSync('test', { recursive: true }).map((file) => `test/${file}`);

/** One glob for each name in braces. */
function withoutBraces(glob: string): string[] {
  const [, before = '', names, after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(glob) ?? [];
  return names === undefined
    ? [glob]
    : names.split(',').flatMap((name) => withoutBraces(before + name + after));
}

/** The globs have braces and stars, and nothing else. */
function toPattern(glob: string): RegExp {
  const stars = glob
    .replaceAll('.', '\\.')
    .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${stars}$`);
}

it.each(Object.values(SETS).flat().flatMap(withoutBraces))('%s names a test', (glob) => {
  expect(files.filter((file) => toPattern(glob).test(file))).not.toEqual([]);
});
