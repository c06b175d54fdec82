export interface JsonError {
  /** Offset in the text, in UTF-16 units, as `setSelectionRange` counts. */
  index: number;
  /** Both count from 1; columns in characters. */
  line: number;
  column: number;
  expected: string;
  got: string;
}

/** What may come next, and how a message says it. */
const EXPECTED = {
  value: 'a value',
  item: 'a value or ]',
  name: 'a name in double quotes',
  firstName: 'a name in double quotes or }',
  colon: 'a colon after the name',
  afterItem: 'a comma or ] after the value',
  afterMember: 'a comma or } after the value',
  end: 'nothing after the end of the JSON',
} as const;

type State = keyof typeof EXPECTED;

const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const SPACE = /[ \t\n\r]*/y;

const matchAt = (pattern: RegExp, text: string, index: number): string => {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0] ?? '';
};

/** The offset behind the string that starts at `index`, or where it goes wrong. */
function readString(text: string, index: number): { end: number } | { wrong: number } {
  let at = index + 1;
  while (at < text.length) {
    const character = text.charAt(at);
    if (character === '"') return { end: at + 1 };
    const length = character === '\\' ? matchAt(ESCAPE, text, at).length : 1;
    if (length === 0 || character < ' ') return { wrong: at };
    at += length;
  }
  return { wrong: at };
}

/**
 * Where and why a text is not JSON (RFC 8259); undefined when it is. `JSON.parse` itself says it in other words in each browser, and
 * in some of them without a place.
 */
export function findJsonError(text: string): JsonError | undefined {
  const open: ('[' | '{')[] = [];
  let state: State = 'value';
  let at = 0;

  const afterValue = (): State => {
    const last = open.at(-1);
    return last === undefined ? 'end' : last === '[' ? 'afterItem' : 'afterMember';
  };

  for (;;) {
    at += matchAt(SPACE, text, at).length;
    const character = text.charAt(at);
    if (character === '' && state === 'end') return undefined;
    const wantsValue: boolean = state === 'value' || state === 'item';
    const wantsName: boolean = state === 'name' || state === 'firstName';
    let length = 1;

    if (character === '"' && (wantsValue || wantsName)) {
      const string = readString(text, at);
      if ('wrong' in string)
        return describe(text, string.wrong, 'the rest of a text in double quotes');
      length = string.end - at;
      state = wantsName ? 'colon' : afterValue();
    } else if (wantsValue && (character === '[' || character === '{')) {
      open.push(character);
      state = character === '[' ? 'item' : 'firstName';
    } else if (
      (character === ']' && (state === 'item' || state === 'afterItem')) ||
      (character === '}' && (state === 'firstName' || state === 'afterMember'))
    ) {
      open.pop();
      state = afterValue();
    } else if (character === ',' && (state === 'afterItem' || state === 'afterMember')) {
      state = state === 'afterItem' ? 'value' : 'name';
    } else if (character === ':' && state === 'colon') {
      state = 'value';
    } else {
      length = wantsValue ? matchAt(SCALAR, text, at).length : 0;
      if (length === 0) return describe(text, at, EXPECTED[state]);
      state = afterValue();
    }
    at += length;
  }
}

function describe(text: string, index: number, expected: string): JsonError {
  const lines = text.slice(0, index).split(/\r\n|\r|\n/);
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  const breaks = /[\r\n]/.test(character) ? 'the end of the line' : character;
  return {
    index,
    line: lines.length,
    column: Array.from(lines.at(-1) ?? '').length + 1,
    expected,
    got: index < text.length ? breaks : 'the end of the text',
  };
}
