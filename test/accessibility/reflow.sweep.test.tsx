import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themes } from '../../stories/states/themes.js';
import { StatesPage } from './StatesPage.js';
import { settleStates } from './settleStates.js';

const root = document.documentElement;

/** A row's line hides whole parts, and the others lie within it. */
function fits(line: Element): boolean {
  if (!line.matches('.mry-TransactionRow-line')) return false;
  const { left, right, bottom } = line.getBoundingClientRect();
  return [...line.children]
    .map((part) => part.getBoundingClientRect())
    .filter((part) => part.top < bottom)
    .every((part) => part.left >= left - 1 && part.right <= right + 1);
}

/** A toolbar may scroll sideways in its own line (WCAG 1.4.10); the focus scrolls it. */
const TOOLBAR = '.mry-FindChips';

/** Text clipped by its box, except with an ellipsis or for screen readers only. */
function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
    const { overflowX, textOverflow, position } = getComputedStyle(element);
    const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const isHidden = position === 'absolute' && element.clientWidth <= 1;
    if (!isCut || isHidden || textOverflow === 'ellipsis' || fits(element)) return [];
    if (element.matches(TOOLBAR)) return [];
    return `${element.className}: ${element.textContent}`;
  });
}

/** What overflows the page, except hidden parts of rows. */
function overhanging(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
    const { left, right } = element.getBoundingClientRect();
    const isClipped =
      element.closest(
        `.mry-TransactionRow-line, .mry-TransactionRow-name, .mry-Hidden, svg, ${TOOLBAR} > *`,
      ) !== null;
    const isOut = right > root.clientWidth + 0.5 || left < -0.5;
    return isOut && !isClipped
      ? `${element.className} ${Math.round(left)} – ${Math.round(right)}`
      : [];
  });
}

afterEach(() => {
  root.removeAttribute('style');
  root.removeAttribute('dir');
});

const cases = [
  ['320 pixels', 320, 100, ['ltr', 'rtl']],
  ['640 pixels and text of 200 %', 640, 200, ['rtl', 'ltr']],
] as const;

describe.each(cases)('in %s', (_, width, textSize, dirs) => {
  // Of theme, direction and width, every two meet: a page of every state is expensive.
  it.each(themes.map((theme, index) => [theme, dirs[index % 2] ?? 'ltr'] as const))(
    'nothing is lost and nothing reaches beyond the page, %s %s',
    async (theme, dir) => {
      await page.viewport(width, 60_000);
      root.style.fontSize = `${textSize}%`;
      root.dir = dir;
      await render(<StatesPage theme={theme} dir={dir} />);
      await settleStates();
      expect(overhanging()).toEqual([]);
      expect(cutTexts()).toEqual([]);
      expect(root.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
