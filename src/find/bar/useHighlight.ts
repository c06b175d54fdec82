'use client';
import { useEffect } from 'react';
import { findWord } from '../findWord.js';
import { readQuery } from '../readQuery.js';

const NAME = 'mry-find';

/** The parts of a row that can show a match, in the order in which they are tried. */
const PARTS = [
  '.mry-MerchantName, .mry-TransactionRow-name',
  '.mry-CategoryIcon',
  '.mry-TransactionRow-line',
];

/**
 * Marks what matches in the rows of a list, one place in each, by the CSS Custom Highlight API: it
 * adds no element, and renders nothing. Does nothing in browsers without it.
 */
export function useHighlight(root: HTMLElement | null, text: string | undefined): void {
  useEffect(() => {
    const words = readQuery(text ?? '').map(([form]) => form as string);
    if (!root || words.length === 0 || typeof Highlight !== 'function') return undefined;
    let ranges: readonly Range[] = [];
    let frame = 0;
    const mark = () => {
      frame = 0;
      const rows = [...root.querySelectorAll('.mry-TransactionRow')];
      const next = rows.flatMap((row) => findMatch(row, words));
      replaceRanges(ranges, next);
      ranges = next;
    };
    const markSoon = () => {
      frame ||= requestAnimationFrame(mark);
    };
    markSoon();
    // Rows are mounted while the list scrolls, and change when results arrive.
    const observer = new MutationObserver(markSoon);
    observer.observe(root, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      replaceRanges(ranges, []);
    };
  }, [root, text]);
}

/** The highlight is one for the page: other lists, and other copies of the library, share it. */
function replaceRanges(old: readonly Range[], next: readonly Range[]): void {
  const highlight = CSS.highlights.get(NAME) ?? new Highlight();
  for (const range of old) highlight.delete(range);
  for (const range of next) highlight.add(range);
  if (highlight.size > 0) CSS.highlights.set(NAME, highlight);
  else CSS.highlights.delete(NAME);
}

function findMatch(row: Element, words: readonly string[]): Range[] {
  for (const part of PARTS) {
    for (const element of row.querySelectorAll(part)) {
      const walker = row.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const [start, end] = findWord(node.nodeValue ?? '', words) ?? [];
        if (start === undefined || end === undefined) continue;
        const range = row.ownerDocument.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        return [range];
      }
    }
  }
  return [];
}
