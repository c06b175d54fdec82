// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EnrichmentError } from '../../../src/index.js';
import { errorKinds } from '../../../stories/docs/facts/errorKinds.js';
import { listFiles } from '../../package/listFiles.js';
import { readMessages } from './readMessages.js';

/** What no host app can meet. */
const INTERNAL = [
  // Run when the library is built.
  /^theme\/generator\//,
  // About the sandbox's own tables.
  /^sandbox\/(?:catalogue|statement|drawLogo)/,
  // Ends as status 400.
  /^gateway\/node\/toRequest/,
  // Caught where it is thrown.
  /^gateway\/store\/guardStore/,
  // Writes what it is given.
  /^service\/isDevelopment/,
];
/** Said of the sandbox's own table of shops, which is never empty. */
const UNREACHABLE = 'Merchantry: expected sources to draw from, but got: none';
/** In place of a browser's own. */
const SIMULATED = 'Failed to fetch';

const page = readFileSync('stories/docs/Errors.mdx', 'utf8');
const entries = [...page.matchAll(/^```text\n(.+)\n```$/gm)].map(([, text = '']) => text);
const messages = listFiles('src')
  .filter((file) => /\.tsx?$/.test(file) && !INTERNAL.some((internal) => internal.test(file)))
  .flatMap((file) => readMessages(readFileSync(`src/${file}`, 'utf8')))
  .filter((text) => text !== UNREACHABLE && text !== SIMULATED);
const ofShape = (text: string) => text.replaceAll(/\{\w*\}/g, '{}');

describe('the page of errors and warnings', () => {
  it('has an entry for every message of the source, each of which names the library', () => {
    expect(messages.filter((text) => !text.startsWith('Merchantry: '))).toEqual([]);
    expect(messages.length).toBeGreaterThan(50);
    const known = new Set(entries.map(ofShape));
    expect(messages.filter((text) => !known.has(ofShape(text)))).toEqual([]);
  });

  it('has no entry that no message matches, and none twice', () => {
    const known = new Set(messages.map(ofShape));
    expect(entries.filter((text) => !known.has(ofShape(text)))).toEqual([]);
    expect(new Set(entries).size).toBe(entries.length);
  });

  it('names each entry once, by a heading that can be linked to', () => {
    const names = [...page.matchAll(/^### (.+)$/gm)].map(([, name = '']) => name);
    expect(names.filter((name) => !/^[a-z]+(?:-[a-z]+)*$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    // Each is followed by its message and by words.
    const sections = page.split(/^#{2,3} .+$/m).filter((text) => text.includes('```text'));
    for (const text of sections) expect(text.replaceAll(/^```.*?^```$/gms, '')).toMatch(/\w{3}/);
  });

  it.each(Object.keys(errorKinds))('quotes the error of kind %s', (kind) => {
    const { message } = new EnrichmentError(kind as keyof typeof errorKinds);
    expect(page).toContain(`- ${kind}: \`${message.replace(/^Merchantry: (.+)\.$/, '$1')}\``);
  });
});

describe('readMessages', () => {
  it('joins parts, follows constants of the file, and takes both ways of a choice', () => {
    const source = `
      const MOST = 9;
      const what = \`a number up to \${MOST}\`;
      warnOnce('expected ' + \`\${what}, but got: \${got}.\`, 'kind');
      throw new TypeError(isOdd ? 'Merchantry: odd.' : 'Merchantry: even.');
      console.info(
        'Merchantry: told, ' +
          'twice.',
      );
      class Cancelled extends Error { message = 'Merchantry: over.'; }
    `;
    expect(readMessages(source)).toEqual([
      'Merchantry: expected a number up to 9, but got: {}.',
      'Merchantry: odd.',
      'Merchantry: even.',
      'Merchantry: told, twice.',
      'Merchantry: over.',
    ]);
  });

  it('finds an error that does not name the library', () => {
    expect(readMessages("throw new Error('Oh no.')")).toEqual(['Oh no.']);
  });
});
