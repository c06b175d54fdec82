import { expect, it } from 'vitest';
import { importTheme, nameOfFile } from '../../../../stories/studio/exchange/importTheme.js';

it('takes the name of the file', () => {
  expect(nameOfFile('Harbour.tokens.json')).toBe('harbour');
  expect(nameOfFile('harbour.css')).toBe('harbour');
});

it('says that there is nothing yet', () => {
  expect(() => importTheme(' \n', 'mine')).toThrow('There is nothing to import yet');
});

it('reads tokens by their brace', () => {
  const json = '\n{"radius": {"$type": "dimension", "$root": {"$value": "20px"}}}';
  expect(importTheme(json, 'Mine').theme).toEqual({
    base: 'default',
    name: 'mine',
    changes: { radius: { value: '20px' } },
  });
});
