import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completeTheme } from '../../tools/theme/completeTheme.js';
import type { DesignTokens } from '../../tools/theme/DesignTokens.js';
import { readTokens } from '../../tools/theme/readTokens.js';
import { writeThemeCss, writeTokensCss } from '../../tools/theme/writeThemeCss.js';
import { writeThemeVariables } from '../../tools/theme/writeThemeVariables.js';
import { listFiles } from '../package/listFiles.js';

const FOLDER = '../../src/theme';
const themes = readdirSync('src/theme/themes').filter((file) => file.endsWith('.json'));
const tokens = readTokens(read('tokens.json'));

/** `npm run update -- tokens` updates the files that these tests expect. */
describe('generated from the tokens', () => {
  it('tokens.css has every variable', async () => {
    const text = `/*\n * Merchantry’s variables, all of them, in two layers: theme (what a design team thinks in) and component (which\n * follow the theme). Override them at :root, or on an element with data-mry-theme. Light and dark go by the reader’s\n * system, or by data-mry-color-scheme="light|dark", or by the class dark beside data-mry-color-scheme="class". Written\n * from tokens.json by \`npm run update -- tokens\`.\n */\n${writeTokensCss(tokens)}\n`;
    await expect(text).toMatchFileSnapshot(`${FOLDER}/tokens.css`);
  });

  it('ThemeVariables.ts names every variable', async () => {
    await expect(writeThemeVariables(tokens)).toMatchFileSnapshot(`${FOLDER}/ThemeVariables.ts`);
  });

  it.each(themes)('themes/%s is one CSS file of variables', async (file) => {
    const name = file.replace('.json', '');
    const document = read(`themes/${file}`);
    const css = writeThemeCss(name, completeTheme(readTokens(document), tokens));
    const text = `/* ${document.$description} Written from ${file} by \`npm run update -- tokens\`. */\n${css}\n`;
    await expect(text).toMatchFileSnapshot(`${FOLDER}/themes/${name}.css`);
  });
});

const LAYERS = '@layer merchantry.tokens, merchantry.components, merchantry.details;\n';

/**
 * Nobody lists the style sheet of a component. No rule in these folders may depend on the order of the
 * sheets; those of `find` do, so find.css is written by hand.
 */
describe('generated from the folders of `src`', () => {
  it.each([
    ['list', importOf('theme/tokens', 'tokens') + importsOf('components', 'components', 'list')],
    ['details', LAYERS + importsOf('details', 'report', 'details', 'sheet')],
  ])('%s.css has the style sheet of every component', async (entry, css) => {
    const text = `/* Written by \`npm run update -- tokens\`. */\n${css}`;
    await expect(text).toMatchFileSnapshot(`${FOLDER}/${entry}.css`);
  });
});

function importsOf(layer: string, ...rooms: string[]): string {
  return rooms
    .flatMap((room) =>
      listFiles(`src/${room}`)
        .sort()
        .map((file) => `${room}/${file}`),
    )
    .filter((file) => file.endsWith('.css'))
    .map((file) => importOf(file.slice(0, -'.css'.length), layer))
    .join('');
}

const importOf = (file: string, layer: string) =>
  `@import "../${file}.css" layer(merchantry.${layer});\n`;

function read(file: string): DesignTokens {
  return JSON.parse(readFileSync(`src/theme/${file}`, 'utf8'));
}
