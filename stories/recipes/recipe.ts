import { expect, type Mock, waitFor } from 'storybook/test';
import type { MerchantListRequest } from '../../src/index.js';
import { sandboxTransactions } from '../../src/sandbox/index.js';
import type { SandboxArgs } from '../sandbox/SandboxDecorator.js';
import { STORY_NOW_MS } from '../sandbox/storyNow.js';

export interface RecipeArgs extends SandboxArgs {
  /** How many transactions there are. */
  count: number;
  onRequest: Mock<(request: MerchantListRequest) => void>;
}

export const rowsOf = (count: number) => sandboxTransactions(count, { seed: 1, now: STORY_NOW_MS });

/** The source of a recipe as a host would write it. */
export const sourceOf = (file: string) => ({
  docs: {
    source: { code: file.replaceAll('../../src/index.js', 'merchantry'), language: 'tsx' },
    story: { inline: false, height: '640px' },
  },
});

export const askedIds = ({ onRequest }: RecipeArgs): string[] =>
  onRequest.mock.calls.flatMap(([{ transactions }]) => transactions.map(({ id }) => id));

/** The rows that a reader can see, in `root` or in the window. */
function rowsInView(element: HTMLElement, root?: Element | null): HTMLElement[] {
  const { top, bottom } = root?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
  return [...element.querySelectorAll<HTMLElement>('.mry-TransactionRow')].filter((row) => {
    const box = row.getBoundingClientRect();
    return box.bottom > top && box.top < bottom;
  });
}

/** Waits until every row in view has its answer, and returns them. */
export async function findAnsweredRows(
  element: HTMLElement,
  root?: Element | null,
): Promise<HTMLElement[]> {
  await waitFor(async () => {
    const statuses = rowsInView(element, root).map(({ dataset }) => dataset.status);
    await expect(statuses.length).toBeGreaterThan(0);
    await expect(statuses.filter((status) => status === 'idle' || status === 'pending')).toEqual(
      [],
    );
  });
  return rowsInView(element, root);
}

/** A screenful and what fills its call; then a jump to the middle, and no row in between. */
export async function expectCallsWhereItStops(
  args: RecipeArgs,
  element: HTMLElement,
  scroller: Element | null,
): Promise<void> {
  await findAnsweredRows(element, scroller);
  await expect(args.onRequest).toHaveBeenCalledOnce();
  await expect(askedIds(args).length).toBeLessThanOrEqual(25);

  scroller?.scrollTo(0, scroller.scrollHeight / 2);
  const middle = `[data-id="${rowsOf(args.count)[args.count / 2]?.id}"]`;
  await waitFor(() => expect(element.querySelector(middle)).not.toBeNull());
  await findAnsweredRows(element, scroller);
  const asked = askedIds(args);
  await expect(new Set(asked).size).toBe(asked.length);
  // A list that measures its rows on arrival may stop twice.
  await expect(args.onRequest.mock.calls.length).toBeLessThanOrEqual(3);
  await expect(asked.length).toBeLessThanOrEqual(75);
}
