import { expect, it } from 'vitest';
import { tightenValues } from '../../../src/theme/generator/tightenValues.js';

it('removes the spaces around commas, products and quotients', () => {
  expect(tightenValues('.a{top:calc(var(--x) * -1);font:var(--s) / var(--h) a, b}')).toBe(
    '.a{top:calc(var(--x)*-1);font:var(--s)/var(--h) a,b}',
  );
});

it('keeps the spaces around sums and between values', () => {
  const css = '.a{margin:calc(var(--x) + 1px) calc(1px - var(--x))}';
  expect(tightenValues(css)).toBe(css);
});

it('leaves strings, selectors and conditions as they are', () => {
  const css = '@supports (top: a, b){.a * + .b{content:"\\" / }, *";--x:"a, b"}}';
  expect(tightenValues(css)).toBe(css);
});
