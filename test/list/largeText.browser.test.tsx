import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DisplayProvider, MerchantLogo, TransactionRow } from '../../src/index.js';
import { sandboxFetcher, TestApp, type TestAppProps, tenThousandRows } from './TestApp.js';
import '@fontsource-variable/inter';
import '../../src/theme/styles.css';

const root = document.documentElement;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

afterEach(() => {
  root.removeAttribute('style');
  root.removeAttribute('dir');
  root.removeAttribute('data-mry-density');
});

async function showList(
  width: number,
  textSize: number,
  props: Pick<TestAppProps, 'renderRow'> = {},
) {
  await page.viewport(width, 2_000);
  root.style.fontSize = `${textSize}%`;
  root.style.setProperty('--mry-font-family', '"Inter Variable"');
  await render(
    <TestApp
      transactions={tenThousandRows}
      fetcher={sandboxFetcher().fetcher}
      height={1_900}
      {...props}
    />,
  );
  await document.fonts.ready;
  await expect.poll(() => all('[data-status="matched"]').length).toBeGreaterThan(5);
  await expect.poll(() => waiting().length).toBe(0);
  await expect.poll(() => all('._mry-leaving').length).toBe(0);
}

/** Rows on screen without a result. */
function waiting(): HTMLElement[] {
  const { bottom } = document.querySelector('.mry-TransactionList')?.getBoundingClientRect() ?? {};
  return all('[data-status="idle"], [data-status="pending"]').filter(
    (row) => row.getBoundingClientRect().top < (bottom ?? 0),
  );
}

/** The parts of a row, except hidden parts of its line. */
function partsOf(row: HTMLElement): DOMRect[] {
  const name = row.querySelector('.mry-TransactionRow-name');
  const line = row.querySelector('.mry-TransactionRow-line');
  const amount = row.querySelector('.mry-TransactionAmount');
  const below = row.querySelector('.mry-TransactionRow-below');
  return [name, amount, below, line].flatMap((part) => part?.getBoundingClientRect() ?? []);
}

/** Rows whose parts overlap or overflow. */
function crowdedRows(): string[] {
  return all('.mry-TransactionRow').flatMap((row) => {
    const box = row.getBoundingClientRect();
    const parts = partsOf(row);
    const isOut = parts.some(
      ({ top, right, bottom, left }) =>
        top < box.top - 1 ||
        right > box.right + 1 ||
        bottom > box.bottom + 1 ||
        left < box.left - 1,
    );
    const overlaps = parts.some((one, index) =>
      parts
        .slice(index + 1)
        .some(
          (other) =>
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1 &&
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1,
        ),
    );
    return isOut || overlaps ? (row.textContent ?? '') : [];
  });
}

/** The words of a text, and on how many lines each is. */
function wordsOf(part: Element | null): { word: string; heights: number }[] {
  const text = document.createTreeWalker(part as Element, NodeFilter.SHOW_TEXT).nextNode() as Text;
  return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return { word, heights: new Set([...range.getClientRects()].map(({ top }) => top)).size };
  });
}

/** For each part that has wrapped, how far its text is from where the line begins. */
function startsOf(line: HTMLElement, side: 'left' | 'right'): [gap: number, text: string][] {
  const parts = [...line.children].filter((part) => !part.hasAttribute('data-clipped'));
  return parts.flatMap((part, index) => {
    const before = parts[index - 1]?.getBoundingClientRect();
    // A shop that is open has its green dot there, an intermediary its badge, a rating its star.
    if (part.matches('[data-hours^="open-"], .mry-IntermediaryBadge, .mry-Rating')) return [];
    if (!before || part.getBoundingClientRect().top < before.bottom - 1) return [];
    const text = document.createRange();
    text.selectNodeContents(part);
    const gap = Math.abs(text.getBoundingClientRect()[side] - line.getBoundingClientRect()[side]);
    return [[gap, part.textContent ?? '']];
  });
}

const sizes = [
  [320, 150],
  [320, 200],
  [360, 150],
  [360, 200],
  [390, 200],
] as const;

describe.each(sizes)('at %i pixels and text of %i %', (width, textSize) => {
  it('rows and headings say all they have, and no part lies upon another or beyond them', async () => {
    await showList(width, textSize);
    expect.soft(crowdedRows()).toEqual([]);

    const names = all('[data-status="matched"] .mry-TransactionRow-name');
    const isCut = (name: HTMLElement) =>
      name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1;
    expect.soft(names.filter(isCut).map((name) => name.textContent)).toEqual([]);

    const list = page.getByRole('group').element().getBoundingClientRect();
    for (const heading of all('.mry-TransactionList-heading')) {
      const [date, sum] = [...heading.children].map((part) => part.getBoundingClientRect());
      if (date && sum) expect(date.right <= sum.left || date.bottom <= sum.top + 1).toBe(true);
      for (const part of heading.children) {
        const box = part.getBoundingClientRect();
        expect(box.right, part.textContent).toBeLessThanOrEqual(list.right);
        expect(box.left, part.textContent).toBeGreaterThanOrEqual(list.left);
        expect(part.scrollWidth, part.textContent).toBeLessThanOrEqual(part.clientWidth + 1);
      }
    }

    const lost = all('.mry-TransactionRow-line > *').filter((part) => {
      const line = part.parentElement?.getBoundingClientRect();
      const { bottom, right } = part.getBoundingClientRect();
      // Boxes are higher than their text: one that has wrapped out is lower by a line.
      return line && (bottom > line.bottom + 8 || right > line.right + 1);
    });
    expect(lost.map((part) => part.parentElement?.textContent)).toEqual([]);
  });

  it('no word is broken, and no line begins with a separator', async () => {
    await showList(width, textSize);
    const lines = all('[data-status="matched"] .mry-TransactionRow-line');
    const words = lines.flatMap((line) => wordsOf(line.querySelector('.mry-CategoryIcon')));
    expect.soft(words.filter(({ heights }) => heights > 1)).toEqual([]);

    const gaps = () => lines.flatMap((line) => startsOf(line, 'left'));
    await expect.poll(() => gaps().length).toBeGreaterThan(0);
    await expect.poll(() => gaps().filter(([gap]) => gap > 1)).toEqual([]);
  });

  it('no part of a row lies upon another or beyond it from right to left', async () => {
    root.dir = 'rtl';
    await showList(width, textSize);
    expect(crowdedRows()).toEqual([]);
    const lines = all('[data-status="matched"] .mry-TransactionRow-line');
    const gaps = () => lines.flatMap((line) => startsOf(line, 'right'));
    await expect.poll(() => gaps().length).toBeGreaterThan(0);
    await expect.poll(() => gaps().filter(([gap]) => gap > 1)).toEqual([]);
  });

  it('rows keep one height, also where a theme makes them dense', async () => {
    root.dataset.mryDensity = 'compact';
    await showList(width, textSize);
    const heights = all('.mry-TransactionRow').map((row) => row.getBoundingClientRect().height);
    expect(new Set(heights.map(Math.round)).size).toBe(1);
    expect(crowdedRows()).toEqual([]);
  });
});

const PIXEL = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')}`;

function middleOf(part: Element | Range): number {
  const { top, bottom } = part.getBoundingClientRect();
  return (top + bottom) / 2;
}

/** Headings whose text reaches beyond them. */
function crowdedHeadings(): (string | null)[] {
  return all('.mry-TransactionList-heading').flatMap((heading) => {
    const box = heading.getBoundingClientRect();
    const isOut = [...heading.children].some((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return top < box.top - 0.5 || bottom > box.bottom + 0.5;
    });
    return isOut ? heading.textContent : [];
  });
}

describe('at 320 pixels with the text spacing of WCAG 1.4.12', () => {
  const style = document.createElement('style');
  style.textContent =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

  beforeEach(async () => {
    document.head.append(style);
    await showList(320, 100);
  });
  afterEach(() => style.remove());

  it('headings keep their boxes', () => {
    const [heading] = all('.mry-TransactionList-heading');
    expect(heading?.getBoundingClientRect().height).toBe(48);
    expect(crowdedHeadings()).toEqual([]);
  });

  it('rows keep their parts apart', () => {
    expect(crowdedRows()).toEqual([]);
  });

  it('letters stay in the middle of their tiles', () => {
    const letters = all('.mry-MerchantLogo').flatMap((tile) => {
      const letter = tile.querySelector('span')?.firstChild;
      return letter ? [{ tile, letter }] : [];
    });
    expect(letters.length).toBeGreaterThan(0);
    for (const { tile, letter } of letters) {
      const range = document.createRange();
      range.selectNode(letter);
      expect(Math.abs(middleOf(range) - middleOf(tile))).toBeLessThan(1);
    }
  });

  it('pictures stay in their tiles', async () => {
    const { container } = await render(
      <DisplayProvider images={() => ({ src: PIXEL })}>
        <MerchantLogo merchant={{ name: 'Harrow & Vale', logoImg: 'https://pictures.example/1' }} />
      </DisplayProvider>,
    );
    const tile = container.querySelector('.mry-MerchantLogo') as Element;
    const image = tile.querySelector('.mry-MerchantLogo-image') as Element;
    await expect.poll(() => image.hasAttribute('data-loaded')).toBe(true);
    expect(image.getBoundingClientRect().toJSON()).toEqual(tile.getBoundingClientRect().toJSON());
  });
});

it.each(['', 'compact'])(
  'sticks with its text in the middle of what is left, %s',
  async (density) => {
    root.dataset.mryDensity = density;
    await showList(390, 100);
    const list = page.getByRole('group').element();
    list.scrollTop = 20;
    await expect.poll(() => list.scrollTop).toBe(20);
    const heading = all('.mry-TransactionList-heading')[0];
    const date = heading?.querySelector('.mry-TransactionList-date')?.getBoundingClientRect();
    const { top } = list.getBoundingClientRect();
    const bottom = heading?.getBoundingClientRect().bottom ?? 0;
    const above = (date?.top ?? 0) - top;
    const below = bottom - (date?.bottom ?? 0);
    expect(above).toBeGreaterThanOrEqual(4);
    expect(Math.abs(above - below)).toBeLessThanOrEqual(8);
  },
);

it('leaves no gap where a row has no logo', async () => {
  await showList(360, 200, {
    renderRow: ({ transaction, lookup, rowProps: props }) => (
      <div {...props}>
        <TransactionRow transaction={transaction} lookup={lookup} slots={{ logo: null }} />
      </div>
    ),
  });
  const [row] = all('.mry-TransactionRow');
  if (!row) throw new Error('expected a row');
  const { left } = row.getBoundingClientRect();
  const start = left + Number.parseFloat(getComputedStyle(row).paddingLeft);
  for (const part of ['Row-name', 'Amount', 'Row-line']) {
    const box = row.querySelector(`.mry-Transaction${part}`)?.getBoundingClientRect();
    expect(box?.left, part).toBe(start);
  }
});

it('stands side by side on the same phones with ordinary text', async () => {
  await showList(320, 100);
  const [row] = all('.mry-TransactionRow');
  const [name, amount] = row ? partsOf(row) : [];
  expect(amount?.left).toBeGreaterThanOrEqual(name?.right ?? Infinity);
  expect(row?.getBoundingClientRect().height).toBe(68);
});
