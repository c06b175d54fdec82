import { expect, it } from 'vitest';
import { markdownPages } from '../../../../stories/docs/markdown/markdownPages.js';

const { transform } = markdownPages();

function moduleOf(mdx: string): string {
  const read = transform as (source: string, id: string) => { code: string };
  return read(`<Meta title="Start/Page" />\n\n${mdx}`, '/stories/docs/Page.mdx').code;
}

it('keeps text as it is, and calls the form of each block with its props', () => {
  const code = moduleOf("# Page\n\nSome `code`.\n\n<Code text={'a' + 'b'} language=\"bash\" />\n");
  expect(code).toContain('"# Page\\n\\nSome `code`."');
  expect(code).toContain('forms.write("Code", { text: (\'a\' + \'b\'), language: ("bash") }, ');
  expect(code).toContain('export const title = "Start/Page";');
});

it('imports what blocks take, but neither blocks nor what only live examples show', () => {
  const code = moduleOf(
    [
      "import { Code } from './blocks/Code.tsx';",
      "import { Rating } from '../../src/index.ts';",
      "import sample from './samples/Sample.tsx?raw';",
      '',
      '<DoAndDont dos="Do" donts="Not" good={<Rating />} />',
      '',
      '<Sample file={sample} />',
    ].join('\n'),
  );
  expect(code.match(/^import .*$/gm)).toEqual([
    expect.stringContaining('markdownForms'),
    "import sample from './samples/Sample.tsx?raw';",
  ]);
});

it('passes the Markdown inside a block to its form', () => {
  const code = moduleOf('<Recipe title="A list">\n  For *rows*.\n</Recipe>\n');
  expect(code).toContain('children: await forms.join(["For *rows*."])');
});

it.each([
  ['an element', 'One.\n\n<table>\n</table>\n', /Page\.mdx:5: expected a block .* <table>/],
  ['a spread', '<Code {...props} />\n', /expected <Code> without \{\.\.\.spread\}/],
])('refuses %s, which has no form, and says where it is', (_, mdx, message) => {
  expect(() => moduleOf(mdx)).toThrow(message);
});
