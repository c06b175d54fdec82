import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse, type Resolver } from '@terrazzo/parser';
import StyleDictionary from 'style-dictionary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cssValue } from '../../tools/theme/cssValue.js';
import type { DesignTokens } from '../../tools/theme/DesignTokens.js';
import { readTokens } from '../../tools/theme/readTokens.js';
import { writeResolver } from '../../tools/theme/writeResolver.js';

const FOLDER = 'src/theme';
const read = (file: string): DesignTokens => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
const themes = readdirSync(`${FOLDER}/themes`)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));
const tokens = readTokens(read('tokens.json'));
const resolver = writeResolver(
  read('tokens.json'),
  Object.fromEntries(themes.map((name) => [name, read(`themes/${name}.json`)])),
);

const folder = mkdtempSync(join(tmpdir(), 'merchantry-resolver-'));
afterAll(() => rmSync(folder, { recursive: true }));

const cases = ['default', ...themes].flatMap((theme) =>
  ['light', 'dark', 'contrast', 'contrast-dark'].map((scheme) => [theme, scheme] as const),
);

describe('tokens.resolver.json', () => {
  let terrazzo: Resolver;
  beforeAll(async () => {
    const filename = pathToFileURL(join(folder, 'tokens.resolver.json'));
    const config = defineConfig({}, { cwd: pathToFileURL('./') });
    const result = await parse([{ filename, src: JSON.stringify(resolver) }], { config });
    terrazzo = result.resolver;
  });

  it.each(cases)('has the values of the style sheets, as Terrazzo reads it: %s, %s', (...input) => {
    const [theme, scheme] = input;
    const resolved = Object.entries(terrazzo.apply({ theme, scheme }));
    expect(asCss(resolved.map(([id, { $value }]) => [id, $value]))).toEqual(sheetValues(...input));
  });

  it('is the default theme in light unless told otherwise', () => {
    expect(terrazzo.apply({})).toEqual(terrazzo.apply({ theme: 'default', scheme: 'light' }));
  });

  // It reads no resolver, but files in the order of resolution.
  it.each(cases)('has them as Style Dictionary reads its parts: %s, %s', async (...input) => {
    const [theme, scheme] = input;
    const contexts: Record<string, string> = { theme, scheme };
    const sources = resolver.resolutionOrder.flatMap(({ $ref }) => {
      const [, group, name = ''] = $ref.split('/');
      if (group === 'sets') return resolver.sets[name]?.sources;
      return resolver.modifiers[name]?.contexts[contexts[name] ?? ''];
    });
    const source = sources.map((content, index) => {
      const file = join(folder, `${theme}-${scheme}-${index}.json`);
      writeFileSync(file, JSON.stringify(content));
      return file;
    });
    const dictionary = new StyleDictionary({ source, platforms: { raw: { transforms: [] } } });
    const { allTokens } = await dictionary.getPlatformTokens('raw');
    const resolved = allTokens.map(({ path, $value }): [string, unknown] => [
      path.filter((name) => name !== '$root').join('.'),
      $value,
    ]);
    expect(asCss(resolved)).toEqual(sheetValues(...input));
  });
});

/** What a browser derives itself as ink is not in the style sheets. */
const compared = tokens.filter(({ derivation }) => derivation?.as !== 'ink');

/** Resolved values by variable, as CSS. Only the group `scheme` has tokens of no variable. */
function asCss(resolved: readonly (readonly [id: string, value: unknown])[]) {
  const values = new Map(resolved.filter(([id]) => !id.startsWith('scheme.')));
  expect([...values.keys()].sort()).toEqual(tokens.map(({ path }) => path.join('.')).sort());
  return Object.fromEntries(
    compared.map((token) => {
      const plain = { ...token, modes: {}, of: undefined, derivation: undefined };
      return [token.variable, cssValue({ ...plain, value: values.get(token.path.join('.')) })];
    }),
  );
}

/** What the style sheets declare at the root in a scheme, without references. */
function sheetValues(theme: string, scheme: string) {
  const files = ['tokens.css', ...(theme === 'default' ? [] : [`themes/${theme}.css`])];
  const declared = new Map<string, string>();
  for (const file of files) {
    // Each condition holds one rule.
    const rules = readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(
      /(?:@(?:media|supports) ([^{]+) \{\s+)?(:where[^{]+) \{([^}]*)\}/g,
    );
    for (const [, condition = '', selector = '', body = ''] of rules) {
      const isWanted =
        !selector.includes('data-mry-density') &&
        (!selector.includes('.dark[') || scheme.endsWith('dark')) &&
        (condition === '' ||
          (condition === '(prefers-contrast: more)' && scheme.startsWith('contrast')));
      if (!isWanted) continue;
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+): ([^;]+);/g)) {
        declared.set(name, value);
      }
    }
  }
  const resolve = (value: string): string => {
    const text = value.replaceAll(/var\((--[\w-]+)\)/g, (_, name) =>
      resolve(declared.get(name) ?? ''),
    );
    const [, measure = '', unit, times] = /^calc\(([\d.]+)(\w+) \* ([\d.]+)\)$/.exec(text) ?? [];
    return unit ? `${Math.round(Number(measure) * Number(times) * 1e6) / 1e6}${unit}` : text;
  };
  return Object.fromEntries(
    compared.map(({ variable }) => [variable, resolve(declared.get(variable) ?? '')]),
  );
}
