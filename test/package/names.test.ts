import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from './listFiles.js';

/** Words that no name has, and the word for the same thing that names have instead. */
const INSTEAD_OF = new Map(
  Object.entries({
    ask: 'request',
    asker: 'client',
    answer: 'result, or response of an HTTP exchange',
    entry: 'lookup, or what is stored',
    hold: 'pause',
    held: 'paused',
    shelf: 'cache',
    door: 'guard or middleware',
    desk: 'context',
    circle: 'scope',
    seal: 'sign',
    front: 'what it does',
    kept: 'cacheable or stored',
    surroundings: 'environment or state',
  }),
);

/** Names that version 0.2.0 has published. */
const PUBLISHED = ['MerchantAnswer', 'StoreEntry'];

const EXPORT =
  /^export (?:declare )?(?:async )?(?:function|const|let|class|interface|type|enum) (\w+)/gm;

const files = listFiles('src').filter((file) => /\.(tsx?|css|json)$/.test(file));

it('calls each thing by its one word, in the names of files and exports', () => {
  const wrong = files.flatMap((file) => {
    const names = /\.tsx?$/.test(file) ? exportsOf(readFileSync(`src/${file}`, 'utf8')) : [];
    const path = file.replace(/\.\w+$/, '').split('/');
    return [...path, ...names]
      .filter((name) => !PUBLISHED.includes(name))
      .flatMap((name) => wordsOf(name).map((word) => ({ name, word })))
      .filter(({ word }) => INSTEAD_OF.has(word))
      .map(({ name, word }) => `src/${file}: ${name}. Instead of ${word}: ${INSTEAD_OF.get(word)}`);
  });
  expect(wrong).toEqual([]);
});

it('finds a word anywhere in a name', () => {
  expect(exportsOf('export const askFirst = 1;\nexport type HTMLAnswers = 2;')).toEqual([
    'askFirst',
    'HTMLAnswers',
  ]);
  expect(wordsOf('HTMLAnswers')).toEqual(['html', 'answer']);
  expect(wordsOf('KEPT_MS')).toEqual(['kept', 'ms']);
});

function exportsOf(source: string): string[] {
  return [...source.matchAll(EXPORT)].map(([, name = '']) => name);
}

/** The words of a name in lower case; a plural is replaced by its singular if that is not used. */
function wordsOf(name: string): string[] {
  return name
    .split(/[._-]|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.toLowerCase())
    .map((word) => (INSTEAD_OF.has(word.slice(0, -1)) ? word.slice(0, -1) : word));
}
