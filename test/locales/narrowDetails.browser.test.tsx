import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DisplayProvider, MerchantDetails } from '../../src/index.js';
import { fullRecord } from '../../stories/fullRecord.js';
import { lookup, transaction } from '../../stories/records.js';
import { sets } from './sets.js';
import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource-variable/noto-sans-hebrew';
import '../../src/theme/styles.css';

/** Friday, 18:40 in London. */
const now = () => new Date('2026-11-20T18:40:00Z');
const FONTS = '"Inter Variable", "Noto Sans Arabic Variable", "Noto Sans Hebrew Variable"';
/** Languages that break lines between any two letters. */
const WITHOUT_SPACES = ['ja'];

afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('dir');
});

const tags = [...sets.keys()].filter((tag) => !WITHOUT_SPACES.includes(tag));

it.each(tags)('breaks no label of the details inside a word at 320 px in %s', async (tag) => {
  document.documentElement.style.setProperty('--mry-font-family', FONTS);
  document.documentElement.dir = /^(ar|he)$/.test(tag) ? 'rtl' : 'ltr';
  const { container } = await render(
    <DisplayProvider locale={tag} messages={sets.get(tag)} timeZone="Europe/London" now={now}>
      <div style={{ inlineSize: 320 }}>
        <MerchantDetails transaction={transaction} lookup={lookup(fullRecord)} />
      </div>
    </DisplayProvider>,
  );
  await document.fonts.ready;
  const labels = [...container.querySelectorAll('dt, th, h3, button')];
  expect(labels.length).toBeGreaterThan(20);
  await expect.poll(() => labels.flatMap(brokenWords)).toEqual([]);
  const article = container.querySelector('.mry-MerchantDetails');
  expect(article?.scrollWidth).toBeLessThanOrEqual(article?.clientWidth ?? 0);
});

/** Words of an element that are broken across lines. */
function brokenWords(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // In Firefox the mark that isolates a direction may hang, invisible, at the end of the line
      // before; and in one line, boxes of Arabic and of Latin digits differ in height.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first, ...others] = boxes;
      const isElsewhere = ({ top, bottom }: DOMRect) => {
        const middle = (top + bottom) / 2;
        return first !== undefined && (middle < first.top || middle > first.bottom);
      };
      if (others.some(isElsewhere)) broken.push(word);
    }
  }
  return broken;
}
