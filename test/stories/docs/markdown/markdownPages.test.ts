import { expect, it } from 'vitest';
import { markdownPages } from '../../../../stories/docs/markdown/markdownPages.js';

const { transform } = markdownPages();

function moduleOf(mdx: string): string {
  const read = transform as (source: string, id: string) => { code: string };
  return read(`<Meta title="Start/Page" />\n\n${mdx}`, '/stories/docs/Page.mdx').code;
}

it('keeps text as it is, and calls the function of each block with its props', () => {
  const code = moduleOf("# Page\n\nSome `code`.\n\n<Code text={'a' + 'b'} language=\"bash\" />\n");
  expect(code).toContain(
    '["# Page", "Some `code`.", text_.Code({ text: \'a\' + \'b\', language: "bash" })]',
  );
  expect(code).toContain('export const title = "Start/Page";');
});

it('imports what blocks take, but no blocks', () => {
  const code = moduleOf(
    [
      "import { Meta } from '@storybook/addon-docs/blocks';",
      "import { Sample } from './blocks.tsx';",
      "import sample from './samples/Sample.tsx?raw';",
      '',
      '<Sample file={sample} />',
    ].join('\n'),
  );
  expect(code.match(/^import .*$/gm)).toEqual([
    expect.stringContaining('text.ts'),
    "import sample from './samples/Sample.tsx?raw';",
  ]);
});

it('leaves out what speaks of Storybook', () => {
  expect(moduleOf('<InStorybook>\n\nSee the story.\n\n</InStorybook>\n')).toContain('text = [].');
});

it.each([
  ['an element', 'One.\n\n<table>\n</table>\n', /Page\.mdx:5: expected a block .* <table>/],
  ['a spread', '<Code {...props} />\n', /expected <Code> without \{\.\.\.spread\}/],
])('refuses %s, which has no form, and says where it is', (_, mdx, message) => {
  expect(() => moduleOf(mdx)).toThrow(message);
});
