import { expect, it } from 'vitest';
import { uniqueKeys } from '../../src/list/uniqueKeys.js';

it('takes ids as keys and tells repeated ones apart', () => {
  expect(uniqueKeys([{ id: 'a' }, { id: 'b' }, { id: 'a' }])).toEqual(['a', 'b', 'a 2']);
});
