import { describe, expect, it } from 'vitest';
import { findJsonError } from '../../stories/findJsonError.js';
import { fc } from '../fc.js';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('findJsonError', () => {
  it.each([
    ['[1,]', 1, 4, 'a value', ']'],
    ['[1 2]', 1, 4, 'a comma or ] after the value', '2'],
    ['[', 1, 2, 'a value or ]', 'the end of the text'],
    ['', 1, 1, 'a value', 'the end of the text'],
    ['{"a":1,}', 1, 8, 'a name in double quotes', '}'],
    ['{a:1}', 1, 2, 'a name in double quotes or }', 'a'],
    ["[\n  {\n    'id': 1\n  }\n]", 3, 5, 'a name in double quotes or }', "'"],
    ['{"a" 1}', 1, 6, 'a colon after the name', '1'],
    ['{"a":1 "b":2}', 1, 8, 'a comma or } after the value', '"'],
    ['[]]', 1, 3, 'nothing after the end of the JSON', ']'],
    ['[01]', 1, 3, 'a comma or ] after the value', '1'],
    ['["a\\x"]', 1, 4, 'the rest of a text in double quotes', '\\'],
    ['["a\nb"]', 1, 4, 'the rest of a text in double quotes', 'the end of the line'],
    ['["a', 1, 4, 'the rest of a text in double quotes', 'the end of the text'],
    ['["💷" 1]', 1, 6, 'a comma or ] after the value', '1'],
    ['[\r\n\r💷]', 3, 1, 'a value or ]', '💷'],
  ])(
    'names the place, the expectation and the finding in %j',
    (text, line, column, expected, got) => {
      expect(findJsonError(text)).toMatchObject({ line, column, expected, got });
    },
  );

  it('counts the offset as a text field does', () => {
    expect(findJsonError('["💷" 1]')?.index).toBe(6);
  });

  it('agrees with JSON.parse on every JSON text, also after a change of one character', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', ':', '"', '[', '}', '0', '-', '.', 'e', '\\', '\n', ' ', 't'),
        fc.boolean(),
        (json, seed, insert, removes) => {
          const at = seed % (json.length + 1);
          const text = json.slice(0, at) + insert + json.slice(at + (removes ? 1 : 0));
          expect(findJsonError(text) === undefined).toBe(isJson(text));
        },
      ),
    );
  });

  it('reads arrays nested deeper than a call stack', () => {
    const depth = 200_000;
    expect(findJsonError(`${'['.repeat(depth)}${']'.repeat(depth)}`)).toBeUndefined();
  });
});
