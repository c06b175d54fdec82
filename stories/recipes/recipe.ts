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

/** The source of a recipe as a host app would write it. */
export const sourceOf = (file: string) => ({
  docs: {
    source: { code: file.replaceAll('../../src/index.js', 'merchantry'), language: 'tsx' },
    story: { inline: false, height: '640px' },
  },
});

export const requestedIds = ({ onRequest }: RecipeArgs): string[] =>
  onRequest.mock.calls.flatMap(([{ transactions }]) => transactions.map(({ id }) => id));

/** The rows that are visible in `root`, or in the window. */
function rowsInView(element: HTMLElement, root?: Element | null): HTMLElement[] {
  const { top, bottom } = root?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
  return [...element.querySelectorAll<HTMLElement>('.mry-TransactionRow')].filter((row) => {
    const box = row.getBoundingClientRect();
    return box.bottom > top && box.top < bottom;
  });
}

/** Waits until every visible row has its result, and returns the rows. */
export async function findSettledRows(
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

/** Requests the first screen and the rest of its batch, then the middle, and nothing in between. */
export async function expectRequestsOnlyWhereItStops(
  args: RecipeArgs,
  element: HTMLElement,
  scroller: Element | null,
): Promise<void> {
  await findSettledRows(element, scroller);
  await expect(args.onRequest).toHaveBeenCalledOnce();
  await expect(requestedIds(args).length).toBeLessThanOrEqual(25);

  scroller?.scrollTo(0, scroller.scrollHeight / 2);
  const middle = `[data-id="${rowsOf(args.count)[args.count / 2]?.id}"]`;
  await waitFor(() => expect(element.querySelector(middle)).not.toBeNull());
  await findSettledRows(element, scroller);
  const requested = requestedIds(args);
  await expect(new Set(requested).size).toBe(requested.length);
  // A list that measures its rows on arrival may stop twice.
  await expect(args.onRequest.mock.calls.length).toBeLessThanOrEqual(3);
  await expect(requested.length).toBeLessThanOrEqual(75);
  scroller?.scrollTo(0, 0);
}
