import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SandboxDecorator } from '../sandbox/SandboxDecorator.js';
import { OwnDesignSystem } from './OwnDesignSystem.js';
import source from './OwnDesignSystem.tsx?raw';
import { type RecipeArgs, requestedIds, rowsOf, sourceOf } from './recipe.js';

interface Args extends RecipeArgs {
  /** Available width, in pixels. */
  width?: number;
}

const meta: Meta<Args> = {
  title: 'Recipes/Own design system',
  tags: ['!autodocs'],
  decorators: [SandboxDecorator],
  render: function Render({ count, width }) {
    const transactions = useMemo(() => rowsOf(count), [count]);
    return (
      <div style={{ maxInlineSize: width }}>
        <OwnDesignSystem transactions={transactions} height={600} />
      </div>
    );
  },
  parameters: { surface: 'page', ...sourceOf(source) },
  args: { count: 10_000, onRequest: fn() },
  argTypes: { onRequest: { table: { disable: true } }, type: { table: { disable: true } } },
};

export default meta;
type Story = StoryObj<Args>;

/**
 * A bank's own avatar, list item, tag and money in `TransactionList`: virtual, batched, one tab
 * stop with arrow keys, selectable.
 */
export const Rows: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const [newest] = await canvas.findAllByRole('button', { name: /Northside Coffee/ });
    await waitFor(() => expect(newest).toBeVisible());
    await expect(args.onRequest).toHaveBeenCalledOnce();
    await expect(requestedIds(args).length).toBeLessThanOrEqual(25);

    const idOf = (row: number) => rowsOf(args.count)[row]?.id;
    const active = () => document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id;
    newest?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(active()).toBe(idOf(2)));
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(active()).toBe(idOf(args.count - 1)));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(active()).toBe(idOf(0)));
    await expect(canvasElement.querySelectorAll('[aria-current]')).toHaveLength(1);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Dark: Story = { globals: { colorScheme: 'dark' } };

export const SidePanel: Story = { args: { width: 264 } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
