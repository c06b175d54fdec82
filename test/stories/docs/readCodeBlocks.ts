export interface CodeBlock {
  /** Line of its first line in the page, from 1. */
  line: number;
  language: string;
  /** Cut out of something larger, so it cannot be compiled by itself. */
  isFragment: boolean;
  text: string;
}

const BLOCK = /^```([jt]sx?)([^\n]*)\n(.*?)^```$/gms;

/**
 * The blocks of TypeScript and JavaScript in a page. One that begins with ` ```tsx fragment ` (or
 * `ts`, …) is a fragment.
 */
export function readCodeBlocks(page: string): CodeBlock[] {
  return [...page.matchAll(BLOCK)].map(
    ({ index, 1: language = '', 2: mark = '', 3: text = '' }) => ({
      line: page.slice(0, index).split('\n').length + 1,
      language,
      isFragment: mark.trim() === 'fragment',
      text,
    }),
  );
}
