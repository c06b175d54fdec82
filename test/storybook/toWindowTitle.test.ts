import { expect, it } from 'vitest';
import { toWindowTitle } from '../../.storybook/toWindowTitle.js';

it.each([
  [
    'Showcase / Transaction list - Ten Thousand Rows ⋅ Storybook',
    'Transaction list · Ten thousand rows · Merchantry',
  ],
  ['Start / Getting started - Docs ⋅ Storybook', 'Getting started · Merchantry'],
  ['Start / Merchantry - Merchantry ⋅ Storybook', 'Merchantry'],
  ['Recipes / Plain list - Plain list ⋅ Storybook', 'Plain list · Merchantry'],
  ['Storybook', 'Merchantry'],
])('names the window of %j', (storybooks, ours) => {
  expect(toWindowTitle(storybooks)).toBe(ours);
  // It is set again whenever the title changes.
  expect(toWindowTitle(ours)).toBe(ours);
});
