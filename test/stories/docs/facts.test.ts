// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { tokensOf } from '../../../stories/docs/blocks/tokensOf.js';
import { allFacts } from '../../../stories/docs/facts/allFacts.js';
import { listFiles } from '../../package/listFiles.js';

const STYLED = /^(components|list|details|report)\//;
const source = listFiles('src')
  .filter((file) => STYLED.test(file) && /\.tsx?$/.test(file))
  .map(read)
  .join('\n');
const sheets = listFiles('src').filter((file) => STYLED.test(file) && file.endsWith('.css'));
const css = sheets.map(read).join('\n');

/** Style sheets are empty in jsdom. `blocks.browser.test.tsx` reads them as a page does. */
vi.mock('../../../stories/docs/blocks/styleSheets.js', () => ({
  styleSheets: { get: (sheet: string) => (sheets.includes(sheet) ? read(sheet) : undefined) },
}));

const parts = allFacts.flatMap(({ parts }) => parts.map(({ className }) => className));
const states = allFacts.flatMap(({ states }) => states);

describe('component pages', () => {
  it('name every class of style sheets and components once, and no other', () => {
    const written = `${css}\n${source}`.match(/\bmry-[A-Z]\w*(-\w+)?/g) ?? [];
    expect([...parts].sort()).toEqual([...new Set(written)].sort());
  });

  it('name every attribute that style sheets select, with its class and value', () => {
    const selected = [
      ...css.matchAll(/\.(mry-[\w-]+)(?::not\()?\[(data-[a-z]+)(?:="([\w-]+)")?\]/g),
    ];
    expect(selected.length).toBeGreaterThan(20);
    const missing = selected.filter(([, on, attribute, value = '']) => {
      const values = states.find(
        (state) => state.on === on && state.attribute === attribute,
      )?.values;
      return !values || !(value in values || '*' in values);
    });
    expect(missing.map(([selector]) => selector)).toEqual([]);
  });

  it('name every attribute that components set, and no other', () => {
    const set = source.match(/(?<=[\s'"])data-[a-z]+(?==|')/g) ?? [];
    // Set in `display`: with the other props of pictures, and by `clippedParts`.
    const all = new Set([...set, 'data-loaded', 'data-clipped']);
    expect([...new Set(states.map(({ attribute }) => attribute))].sort()).toEqual([...all].sort());
  });

  it('name values that components know', () => {
    const elsewhere = [
      'display/images/imageProps',
      'hours/describeOpening',
      'query/hooks/MerchantLookup',
      'view/describeAmount',
      'view/describeBelow',
      'view/describeTile',
    ];
    const known = [source, ...elsewhere.map((file) => read(`${file}.ts`))].join('\n');
    const named = states
      .flatMap(({ values }) => Object.keys(values))
      .filter((value) => /\w/.test(value));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((value) => !known.includes(`'${value}'`))).toEqual([]);
  });

  it('own every style sheet once', () => {
    const owned = allFacts.flatMap(({ sheets }) => sheets);
    expect([...owned].sort()).toEqual([...sheets].sort());
  });

  it.each(allFacts)('$name lists the variables that it reads', ({ sheets }) => {
    const written = sheets.flatMap((sheet) => read(sheet).match(/--mry-[\w-]+/g) ?? []);
    const listed: string[] = tokensOf(sheets).map(({ variable }) => variable);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.filter((variable) => !written.includes(variable))).toEqual([]);
  });

  it('exist for every public component', () => {
    const index = read('index.ts');
    const components = [
      ...index.matchAll(
        /export \{ ([A-Z]\w+) \} from '\.\/(?:components|list|details|report)\/(?:\w+\/)*/g,
      ),
    ];
    expect(allFacts.map(({ name }) => name).sort()).toEqual(
      components.map(([, name]) => name).sort(),
    );
  });

  it('reject a style sheet that does not exist', () => {
    expect(() => tokensOf(['components/Nothing.css'])).toThrow('src/components/Nothing.css');
  });
});

function read(file: string): string {
  return readFileSync(`src/${file}`, 'utf8').replace(/\/\*[^*].*?\*\//gs, '');
}
