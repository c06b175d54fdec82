import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themes } from '../../stories/states/themes.js';
import { StatesPage } from './StatesPage.js';
import { settleStates } from './settleStates.js';

/** WCAG 2.5.8 exempts links inside a line of text. */
const isInline = (target: Element) =>
  target instanceof HTMLAnchorElement && getComputedStyle(target).display === 'inline';

/**
 * The area that reacts to a press: the label of a radio button, the row of a name, what hours in a
 * row have drawn over its lower part.
 */
function areaOf(target: Element): DOMRect {
  const over = getComputedStyle(target, '::after');
  const row = target.closest('.mry-TransactionRow')?.getBoundingClientRect();
  if (row && over.position === 'absolute' && target.matches('.mry-OpeningHoursPopover')) {
    const height = Number.parseFloat(over.height);
    const middle = row.left + row.width / 2;
    const hit = (y: number) => document.elementFromPoint(middle, y);
    expect([hit(row.bottom - height + 1), hit(row.bottom - 1)]).toEqual([target, target]);
    return new DOMRect(row.left, row.bottom - height, Number.parseFloat(over.width), height);
  }
  const area =
    target.closest('label') ??
    target.closest('.mry-TransactionRow:has(button.mry-TransactionRow-name)');
  const isRowPart =
    area?.matches('.mry-TransactionRow') && !target.matches('.mry-TransactionRow-name');
  return (area && !isRowPart ? area : target).getBoundingClientRect();
}

const LEAST = 24;
const FINGER = 44;

interface Target {
  html: string;
  area: DOMRect;
}

function findTargets(selector: string): Target[] {
  return [...document.querySelectorAll(selector)]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !isInline(target))
    .map((target) => ({ html: target.outerHTML.slice(0, 120), area: areaOf(target) }));
}

const isSmall = ({ area }: Target, least: number) => Math.min(area.width, area.height) < least;

const describeTarget = ({ html, area }: Target) =>
  `${Math.round(area.width)} × ${Math.round(area.height)}: ${html}`;

/**
 * Whether a circle of 24 pixels around a target's middle stays clear of another target, and of its
 * circle if that is small.
 */
function isClear({ area }: Target, other: Target): boolean {
  const x = area.left + area.width / 2;
  const y = area.top + area.height / 2;
  const { left, right, top, bottom } = other.area;
  const toArea = Math.hypot(
    x - Math.min(Math.max(x, left), right),
    y - Math.min(Math.max(y, top), bottom),
  );
  const toMiddle = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
  return isSmall(other, LEAST) ? toMiddle >= LEAST : toArea >= LEAST / 2;
}

async function touch(enabled: boolean): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
}

beforeEach(() => page.viewport(1280, 60_000));
afterEach(() => touch(false));

describe.each(themes)('the theme %s', (theme) => {
  it('has no target below 24 × 24 pixels without enough space around it (WCAG 2.5.8)', async () => {
    await render(<StatesPage theme={theme} />);
    await settleStates();
    const targets = findTargets('button, a[href], input, textarea, summary');
    expect(targets.length).toBeGreaterThan(80);
    const small = targets.filter((target) => isSmall(target, LEAST));
    const crowded = small.filter((target) =>
      targets.some((other) => other !== target && !isClear(target, other)),
    );
    expect(crowded.map(describeTarget)).toEqual([]);
  });

  it('has rows, buttons, fields, lines and links of details of at least 44 pixels on touch screens', async () => {
    await touch(true);
    await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(true);
    await render(<StatesPage names={['rows', 'forms', 'details']} theme={theme} />);
    await settleStates();
    const links = '.mry-MerchantDetails a[href]';
    const targets = findTargets(`button, input, textarea, summary, .mry-DetailsLine, ${links}`);
    expect(targets.length).toBeGreaterThan(80);
    expect(targets.filter((target) => isSmall(target, FINGER)).map(describeTarget)).toEqual([]);
    // No link reaches into another.
    const covered = [...document.querySelectorAll(links)].filter((link) => {
      const { left, width, top, bottom } = link.getBoundingClientRect();
      return [top + 2, bottom - 2].some(
        (y) => !link.contains(document.elementFromPoint(left + width / 2, y)),
      );
    });
    expect(covered.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});

it('activates a row wherever it is pressed', async () => {
  await render(<StatesPage names={['rows']} />);
  await settleStates();
  const rows = [
    ...document.querySelectorAll('.mry-TransactionRow:has(button.mry-TransactionRow-name)'),
  ];
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) {
    const { left, right, top, bottom } = row.getBoundingClientRect();
    for (const [x, y] of [
      [left + 12, top + 12],
      [right - 12, bottom - 12],
    ] as const) {
      expect(document.elementFromPoint(x, y)?.closest('button')).toHaveClass(
        'mry-TransactionRow-name',
      );
    }
  }
});
