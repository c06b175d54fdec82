import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { completeTheme } from '../../tools/theme/completeTheme.js';
import { variableOf } from '../../tools/theme/cssValue.js';
import type { DesignTokens } from '../../tools/theme/DesignTokens.js';
import { readTokens } from '../../tools/theme/readTokens.js';
import type { Token } from '../../tools/theme/Token.js';
import { writeDarkTokens } from '../../tools/theme/writeDarkTokens.js';

const FOLDER = 'src/theme';
const text = readFileSync(`${FOLDER}/tokens.json`, 'utf8');
const document: DesignTokens = JSON.parse(text);
const themes = readdirSync(`${FOLDER}/themes`).filter((file) => file.endsWith('.json'));
const documents = [
  ['tokens.json', document],
  ...themes.map((file) => [file, JSON.parse(readFileSync(`${FOLDER}/themes/${file}`, 'utf8'))]),
] as [string, DesignTokens][];

describe.each(documents)('%s', (_, source) => {
  const tokens = readTokens(source);

  it('has the same colour as hex and as components', () => {
    for (const { path, type, value, modes } of tokens) {
      if (type !== 'color' || typeof value === 'string') continue;
      for (const color of [value, ...Object.values(modes)] as Color[]) {
        expect(`${path} ${hexOf(color.components)}`).toBe(`${path} ${color.hex}`);
      }
    }
  });

  it('has the product as the value of a multiple', () => {
    const all = readTokens(document);
    for (const { path, of, times, value } of tokens) {
      if (of === undefined) continue;
      const followed = all.find(({ variable }) => variable === variableOf(of))?.value as Measure;
      const product = Math.round(times * followed.value * 1e6) / 1e6;
      expect([path, value]).toEqual([path, { value: product, unit: followed.unit }]);
    }
  });

  it('has what a derived colour comes to as its value', () => {
    const derived = tokens.filter(({ derivation }) => derivation);
    const computed = completeTheme(tokens, readTokens(document));
    expect(derived.map(texts)).toEqual(
      derived.map(({ path }) => {
        const found = computed.find((token) => String(token.path) === String(path));
        return found && texts(found);
      }),
    );
  });

  it('has a dark value unless the light one serves both schemes', () => {
    const colors = tokens.filter(
      ({ type, value }) => type === 'color' && typeof value === 'object',
    );
    expect(colors.filter(({ modes }) => !modes.dark).map(({ path }) => path.join('.'))).toEqual([]);
  });
});

describe('tokens.json', () => {
  it.each([
    ['light', document],
    ['dark', writeDarkTokens(document)],
  ])(
    'is a document of the Design Tokens Community Group, as Terrazzo reads it: %s',
    async (_, source) => {
      const filename = pathToFileURL(`${FOLDER}/tokens.json`);
      const config = defineConfig({}, { cwd: pathToFileURL('./') });
      const result = await parse([{ filename, src: JSON.stringify(source) }], { config });
      const ours = readTokens(source).map(({ path }) => path.join('.'));
      expect(Object.keys(result.tokens).sort()).toEqual(ours.sort());
      expect(result.tokens['field.radius']?.$value).toEqual(result.tokens.radius?.$value);
    },
  );

  it('has its dark value in the dark document', () => {
    const value = (source: DesignTokens) =>
      readTokens(source).find(({ path }) => path.join('.') === 'color.surface')?.value;
    expect(value(document)).toMatchObject({ hex: '#ffffff' });
    expect(value(writeDarkTokens(document))).toMatchObject({ hex: '#14171c' });
  });
});

function texts({ path, value, modes }: Token): unknown {
  const hexes = Object.entries(modes).map(([mode, color]) => [mode, (color as Color).hex]);
  return { path, value: (value as Color).hex, ...Object.fromEntries(hexes) };
}

interface Measure {
  value: number;
  unit: string;
}

interface Color {
  components: number[];
  hex: string;
}

function hexOf(components: readonly number[]): string {
  const digits = components.map((component) => Math.round(component * 255).toString(16));
  return `#${digits.map((pair) => pair.padStart(2, '0')).join('')}`;
}
