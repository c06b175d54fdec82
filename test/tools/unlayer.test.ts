import { expect, it } from 'vitest';
import { unlayer } from '../../tools/theme/unlayer.js';

const TOKENS = '@layer merchantry.tokens{:where(:root){--mry-space:4px}}';
const inLayer = (rules: string) => `${TOKENS}@layer merchantry.components{${rules}}`;

it('takes the rules out of their layer and keeps the layer of the variables', () => {
  const css = unlayer(inLayer('.mry-A{margin:0}'));
  expect(css).toBe(`${TOKENS}.mry-A{margin:0}`);
});

it('ignores braces in strings, even after an escaped quotation mark', () => {
  const css = unlayer(`${inLayer('.mry-A:before{content:"\\"}"}')}${inLayer('.mry-B{top:0}')}`);
  expect(css).toBe(`${TOKENS}${TOKENS}.mry-A:before{content:"\\"}"}.mry-B{top:0}`);
});

it('handles conditions and joins the layers of rules and their parts', () => {
  const media = '@media (pointer:coarse){.mry-A{margin:0}}';
  const more = (layer: string) => `@layer merchantry.${layer}{.mry-B{padding:0}}`;
  const css = unlayer(`${inLayer(media)}${more('components')}${more('details')}`);
  expect(css).toBe(`${TOKENS}${media}.mry-B{padding:0}.mry-B{padding:0}`);
});

it('throws if there is no layer of rules', () => {
  expect(() => unlayer(TOKENS)).toThrow('Merchantry: expected the style sheet to have');
});
