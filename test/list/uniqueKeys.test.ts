// @vitest-environment node
import { expect, it } from 'vitest';
import { uniqueKeys } from '../../src/list/uniqueKeys.js';

it('takes names as keys and tells repeated ones apart', () => {
  expect(uniqueKeys(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a (2)', 'a (3)']);
});

it('keeps the keys of what stood there before something new came first', () => {
  expect(uniqueKeys(['new', 'a', 'b', 'a']).slice(1)).toEqual(uniqueKeys(['a', 'b', 'a']));
});
