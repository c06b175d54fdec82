// @vitest-environment node
import { expect, it } from 'vitest';
import { unlayer } from '../../../src/theme/generator/unlayer.js';

const TOKENS = '@layer merchantry.tokens{:where(:root){--mry-space:4px}}';
const inLayer = (rules: string) => `${TOKENS}@layer merchantry.components{${rules}}`;

it('takes the rules out of their layer and keeps the layer of the variables', () => {
  const css = unlayer(inLayer(':where(.mry-A){margin:0}'));
  expect(css).toBe(`${TOKENS}:where(.mry-A):not(.mry){margin:0}`);
});

it('gives every selector the specificity of one class', () => {
  const css = unlayer(inLayer(':where(.mry-A .mry-B:hover,.mry-A>p){margin:0}'));
  expect(css).toContain(':where(.mry-A .mry-B:hover,.mry-A>p):not(.mry){');
});

it('keeps pseudo-elements last', () => {
  expect(unlayer(inLayer(':where(.mry-A)::after{content:"{"}'))).toContain(
    ':where(.mry-A):not(.mry):after{',
  );
});

it('ignores braces in strings, even after an escaped quotation mark', () => {
  const css = unlayer(`${inLayer(':where(.mry-A):before{content:"\\"}"}')}${inLayer('p{top:0}')}`);
  expect(css).toContain(':where(.mry-A):not(.mry):before{content:"\\"}"}p:not(.mry){');
});

it('handles conditions and joins the layers of rules and their parts', () => {
  const media = '@media (pointer:coarse){:where(.mry-A){margin:0}}';
  const more = (layer: string) => `@layer merchantry.${layer}{:where(.mry-B){padding:0}}`;
  const css = unlayer(`${inLayer(media)}${more('components')}${more('details')}`);
  expect(css).toContain('(pointer:coarse){:where(.mry-A):not(.mry){');
  expect(css).toContain(':where(.mry-B):not(.mry){');
  expect(css).not.toMatch(/components|details/);
});

it('throws if there is no layer of rules', () => {
  expect(() => unlayer(TOKENS)).toThrow('Merchantry: expected the style sheet to have');
});
