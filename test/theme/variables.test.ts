import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTokens } from '../../tools/theme/readTokens.js';
import { listFiles } from '../package/listFiles.js';

const tokens = readTokens(JSON.parse(read('theme/tokens.json'))).map(({ variable }) => variable);
const sheets = listFiles('src').filter((file) =>
  /^(components|list|details|report|sheet)\/.*\.css$/.test(file),
);
const rules = new Map(sheets.map((file) => [file, read(file).replace(/\/\*.*?\*\//gs, '')]));
const all = [...rules.values()].join('\n');

/** For the host app's own page, which no component draws. */
const FOR_HOSTS = ['--mry-color-page'];
/** Sheets with pixels of their own. */
const PIXELS: Record<string, readonly string[]> = {
  // Hidden text is one pixel large, because screen readers skip empty boxes.
  'components/ExternalLink/ExternalLink.css': ['inline-size: 1px', 'block-size: 1px'],
  // A float beside which a whole date has no room if it is as wide as its box.
  'list/TransactionList.css': ['inline-size: 1px', 'inline-size: calc(100% - 1px)'],
};

describe('variables', () => {
  it('are the same in style sheets, in tokens.css and in tokens.json', () => {
    const declared = names(read('theme/tokens.css').match(/^\s*--[\w-]+(?=:)/gm) ?? []);
    // A token may also be used as the value of another one.
    const used = names(`${all}${read('theme/tokens.css')}`.match(/(?<=var\()--mry[\w-]+/g) ?? []);
    expect(declared).toEqual(names(tokens));
    expect(names([...used, ...FOR_HOSTS])).toEqual(names(tokens));
  });

  it('are set by components only to another variable, a multiple or a share, or to a system colour', () => {
    const set = all.match(/(?<=[{;]\s*)--mry-[\w-]+:[^;]+/g) ?? [];
    expect(set.length).toBeGreaterThan(3);
    // A system colour is the reader's own, for forced colours.
    const allowed =
      /: (var\(--_?mry-[\w-]+\)|color-mix\(\s*in srgb,\s*var\(--mry-[\w-]+\) \d+%,\s*var\(--mry-[\w-]+\)\s*\)|calc\(var\(--mry-[\w-]+\) \* [\d.]+\)|50%|0\.\d+|CanvasText|GrayText)$/;
    expect(set.filter((text) => !allowed.test(text))).toEqual([]);
  });

  it('are private with an underscore, and declared where they are used', () => {
    const used = names(all.match(/(?<=var\()--_mry[\w-]+/g) ?? []);
    const source = listFiles('src').filter((file) => /^(list|details|find)\/.*\.tsx?$/.test(file));
    const declared = `${all}${source.map(read).join('')}`;
    expect(used.filter((name) => !new RegExp(`${name}(:\\s|')`).test(declared))).toEqual([]);
  });
});

describe.each(sheets)('%s', (file) => {
  const declarations = (rules.get(file) ?? '').match(/(?<=[{;]\s*)[\w-]+:[^;{}]+(?=;)/g) ?? [];

  it('contains no raw colour', () => {
    const raw =
      /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)\((?!\s*var)|(?<=[:\s,(])(white|black|gr[ae]y|red|blue|green)(?![\w-])/i;
    // Lightness and chroma of a header in the hue of its logo.
    const found = declarations.filter((text) => raw.test(text.replace('oklch(0.62 0.15 ', '(')));
    expect(found).toEqual([]);
  });

  it('contains no raw size or duration', () => {
    // A zero in `calc()` needs a unit.
    const raw = /(?<![\w-])(?!0px)\d*\.?\d+(px|rem|ch|ex|p[tc]|[cm]m|in|m?s)\b/;
    const found = declarations.filter((text) => raw.test(text));
    expect(found).toEqual(PIXELS[file] ?? []);
  });
});

function names(found: readonly string[]): string[] {
  return [...new Set(found.map((name) => name.trim()))].sort();
}

function read(file: string): string {
  return readFileSync(`src/${file}`, 'utf8');
}
