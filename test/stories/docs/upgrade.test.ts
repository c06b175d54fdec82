// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renames } from '../../../stories/docs/facts/renames.js';
import { listFiles } from '../../package/listFiles.js';

const source = listFiles('src')
  .filter((file) => /\.(?:tsx?|css)$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');
/** Types, classes and variables in a text; a variable up to its `*`. */
const namesIn = (text: string) =>
  text.match(
    /(?<![\w-])(?:Merchant\w+(?:Slots|State|Result|Parts?|Shown)|LookupAnswer)\b|mry-[A-Z][\w-]*\w|--mry-[a-z-]+/g,
  ) ?? [];
const isKnown = (name: string) =>
  new RegExp(`(?<![\\w-])${name}${name.endsWith('-') ? '' : '(?![\\w-])'}`).test(source);

it('the page Upgrade names what is gone, and what replaces it', () => {
  const gone = Object.keys(renames)
    .flatMap(namesIn)
    .filter((name) => name !== 'mry-logo');
  const added = Object.values(renames).flatMap(namesIn);
  expect(gone.length).toBeGreaterThan(8);
  expect(added.length).toBeGreaterThan(8);
  expect(gone.filter(isKnown)).toEqual([]);
  expect(added.filter((name) => !isKnown(name))).toEqual([]);
});

it('the page Upgrade names the events that exist', () => {
  const events = Object.entries(renames).filter(([name]) => name.startsWith("type: '"));
  expect(events).toHaveLength(5);
  const planner = readFileSync('src/planner/types.ts', 'utf8');
  for (const [before, after] of events) {
    expect(planner).not.toContain(before);
    expect(planner).toContain(/`(type: '\w+')`/.exec(after)?.[1]);
  }
});
