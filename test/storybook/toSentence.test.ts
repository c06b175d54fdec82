import { expect, it } from 'vitest';
import { toSentence } from '../../.storybook/toSentence.js';

it.each([
  ['Ten Thousand Rows', 'Ten thousand rows'],
  ['American English', 'American English'],
  ['Opened American English', 'Opened American English'],
  ['United Kingdom', 'United Kingdom'],
  ['TanStack Virtual', 'TanStack Virtual'],
  ['Inside An App Shell', 'Inside an app shell'],
  ['Payments between persons', 'Payments between persons'],
])('%s is shown as %s', (name, shown) => {
  expect(toSentence(name)).toBe(shown);
});
