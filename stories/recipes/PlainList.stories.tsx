import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn } from 'storybook/test';
import { Card } from '../frame/Card.js';
import { SandboxDecorator } from '../sandbox/SandboxDecorator.js';
import { PlainList } from './PlainList.js';
import source from './PlainList.tsx?raw';
import { findSettledRows, type RecipeArgs, requestedIds, rowsOf, sourceOf } from './recipe.js';

const meta: Meta<RecipeArgs> = {
  title: 'Recipes/Plain list',
  tags: ['!autodocs'],
  decorators: [SandboxDecorator],
  render: function Render({ count }) {
    const transactions = useMemo(() => rowsOf(count), [count]);
    return (
      <Card>
        <PlainList transactions={transactions} />
      </Card>
    );
  },
  parameters: { surface: 'page', ...sourceOf(source) },
  args: { count: 60, onRequest: fn() },
  argTypes: { onRequest: { table: { disable: true } }, type: { table: { disable: true } } },
};

export default meta;
type Story = StoryObj<RecipeArgs>;

/** Sixty rows in a `<ul>`. Only visible rows are requested, in as few requests as possible. */
export const SixtyRows: Story = {
  name: 'Plain list',
  play: async ({ canvasElement, args }) => {
    const seen = await findSettledRows(canvasElement);
    await expect(seen.length).toBeLessThan(args.count);
    const ids = seen.map(({ dataset }) => dataset.id);
    for (const id of requestedIds(args)) await expect(ids).toContain(id);
    await expect(args.onRequest.mock.calls.length).toBeLessThanOrEqual(Math.ceil(ids.length / 25));

    window.scrollTo(0, document.documentElement.scrollHeight);
    const bottom = await findSettledRows(canvasElement);
    await expect(bottom.at(-1)).toHaveAttribute('data-id', rowsOf(args.count).at(-1)?.id);
    const requested = requestedIds(args);
    // Equal rows are one lookup, and the rows between were never visible.
    await expect(new Set(requested).size).toBe(requested.length);
    await expect(requested.length).toBeLessThan(args.count);
    await expect(args.onRequest.mock.calls.length).toBeLessThanOrEqual(Math.ceil(args.count / 25));
    window.scrollTo(0, 0);
  },
};
