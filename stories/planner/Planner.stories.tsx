import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { LivePlanner } from './LivePlanner.js';

type Canvas = ReturnType<typeof within>;

const total = (canvas: Canvas, label: string): number =>
  Number(
    canvas
      .getByText(label, { selector: 'dt' })
      .parentElement?.querySelector('dd')
      ?.textContent?.replace(',', ''),
  );

const batchBars = (canvas: Canvas): HTMLElement[] =>
  within(canvas.getByRole('region', { name: 'Batches' })).queryAllByRole('img');

const slotsOf = (bar: HTMLElement | undefined): string[] =>
  [...(bar?.children ?? [])].map((slot) => slot.getAttribute('data-state') ?? '');

/** Nothing is queued or in flight, and every row on screen has its result. */
async function expectRest(canvas: Canvas, element: HTMLElement): Promise<void> {
  await waitFor(async () => {
    await expect(batchBars(canvas).length).toBeGreaterThan(0);
    await expect(batchBars(canvas).flatMap(slotsOf)).not.toContain('open');
    await expect(canvas.getByRole('region', { name: 'Queue' })).toHaveTextContent(/0 waiting/);
    const list = element.querySelector('.mry-TransactionList');
    const { top = 0, bottom = 0 } = list?.getBoundingClientRect() ?? {};
    const onScreen = [...(list?.querySelectorAll('.mry-TransactionRow') ?? [])].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.bottom > top && box.top < bottom;
    });
    await expect(onScreen.length).toBeGreaterThan(0);
    const settled = ['matched', 'cleaned', 'unmatched'];
    await expect(
      onScreen
        .map((row) => row.getAttribute('data-status'))
        .filter((s) => !settled.includes(s ?? '')),
    ).toEqual([]);
  });
}

const meta = {
  title: 'Planner/Live',
  component: LivePlanner,
  tags: ['!autodocs'],
  parameters: { surface: 'page' },
  args: {
    count: 10_000,
    dwellMs: 100,
    prefetch: 'fill',
    concurrency: 2,
    identity: 'content',
    latencyMs: 1000,
  },
  argTypes: {
    prefetch: { control: 'inline-radio', options: ['fill', 'none'] },
    identity: { control: 'inline-radio', options: ['content', 'transaction'] },
  },
} satisfies Meta<typeof LivePlanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten thousand rows and their planner. Scroll, fling, break the service, and watch. */
export const Live: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectRest(canvas, canvasElement);
    await expect(batchBars(canvas)).toHaveLength(1);
    // The screen's rows; those below fill the batch once the list has the code that looks ahead.
    const slots = slotsOf(batchBars(canvas)[0]);
    await expect(slots.length).toBeLessThanOrEqual(25);
    await expect(slots).toEqual(slots.map(() => 'received'));
    await expect(total(canvas, 'Requests')).toBe(1);
    await expect(total(canvas, 'Rows requested')).toBe(slots.length);
    await expect(canvas.getByText(`${slots.length} received`)).toBeVisible();
  },
};

/**
 * A fling over 2,400 rows requests only the screen where it stops. The service takes one request at
 * a time, for longer than the fling, so that a slow machine sends at most one extra request.
 */
export const Fling: Story = {
  tags: ['!dev'],
  args: { concurrency: 1, latencyMs: 3000 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectRest(canvas, canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Fling' }));
    const fling = canvas.getByRole('button', { name: 'Fling' });
    await waitFor(() => expect(fling).toHaveAttribute('aria-pressed', 'false'));
    await expect(canvasElement.querySelector('.mry-TransactionList')?.scrollTop).toBeGreaterThan(
      100_000,
    );
    await waitFor(() => expect(total(canvas, 'Requests')).toBeGreaterThan(1));
    await expectRest(canvas, canvasElement);
    await expect(total(canvas, 'Rows requested')).toBeGreaterThan(25);
    await expect(total(canvas, 'Rows requested')).toBeLessThanOrEqual(75);
  },
};

/**
 * 401 pauses the queue. A small request tries again by itself, and at once when the reader presses
 * "Try again".
 */
export const AccessRefused: Story = {
  tags: ['!dev'],
  args: { identity: 'transaction', latencyMs: 200 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectRest(canvas, canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '401' }));
    canvasElement.querySelector('.mry-TransactionList')?.scrollTo(0, 60_000);
    const pause = canvas.getByRole('region', { name: 'Pause' });
    await within(pause).findByText(/Access was refused/);
    await userEvent.click(within(pause).getByRole('button', { name: 'Try again' }));
    await within(pause).findByText('Running');
    await expectRest(canvas, canvasElement);
  },
};

/** 429 pauses the whole queue for as long as the service requests; then its rows are retried. */
export const Pause: Story = {
  tags: ['!dev'],
  args: { latencyMs: 200 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectRest(canvas, canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '429, wait 3 s' }));
    const list = canvasElement.querySelector('.mry-TransactionList');
    list?.scrollTo(0, 60_000);
    const pause = canvas.getByRole('region', { name: 'Pause' });
    await within(pause).findByText(/requested a pause/);
    await within(pause).findByText('Running');
    await canvas.findByText(/\d sent again/);
    await expectRest(canvas, canvasElement);
  },
};

/** Without a connection nothing is sent, and nothing counts as a failure. */
export const Offline: Story = {
  tags: ['!dev'],
  args: { latencyMs: 200 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectRest(canvas, canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Go offline' }));
    canvasElement.querySelector('.mry-TransactionList')?.scrollTo(0, 60_000);
    const pause = canvas.getByRole('region', { name: 'Pause' });
    await within(pause).findByText(/no connection/);
    await expect(total(canvas, 'Requests')).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Go online' }));
    await within(pause).findByText('Running');
    await expectRest(canvas, canvasElement);
  },
};

/** A row that the service rejects is found by bisection; its neighbours get their results. */
export const OneBadRow: Story = {
  tags: ['!dev'],
  args: { latencyMs: 200 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectRest(canvas, canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '400 for one row' }));
    canvasElement.querySelector('.mry-TransactionList')?.scrollTo(0, 60_000);
    await within(canvas.getByRole('region', { name: 'Batches' })).findByText('1 failed');
    // 25 rows are split at most five times, with at most two more requests each.
    await expect(total(canvas, 'Requests')).toBeLessThanOrEqual(12);
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Queue' })).toHaveTextContent(/0 waiting/),
    );
  },
};
