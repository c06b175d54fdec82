import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SandboxDecorator } from '../sandbox/SandboxDecorator.js';
import { type RecipeArgs, requestedIds, rowsOf, sourceOf } from './recipe.js';
import { UtilityClasses } from './UtilityClasses.js';
import source from './UtilityClasses.tsx?raw';

interface Args extends RecipeArgs {
  /** Available width, in pixels. */
  width?: number;
}

const meta: Meta<Args> = {
  title: 'Recipes/Utility classes',
  tags: ['!autodocs'],
  decorators: [SandboxDecorator],
  render: function Render({ count, width }) {
    const transactions = useMemo(() => rowsOf(count), [count]);
    return (
      <div style={{ maxInlineSize: width }}>
        <UtilityClasses transactions={transactions} />
      </div>
    );
  },
  parameters: { surface: 'page', ...sourceOf(source) },
  args: { count: 12, onRequest: fn() },
  argTypes: { onRequest: { table: { disable: true } }, type: { table: { disable: true } } },
};

export default meta;
type Story = StoryObj<Args>;

/**
 * A row styled with the classes of a utility framework: hooks for the data, leaves where safety
 * matters, plain elements for the rest.
 */
export const Rows: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const [newest] = await canvas.findAllByText('Northside Coffee');
    await waitFor(() => expect(newest).toBeVisible());
    await expect((await canvas.findAllByText('Open until 20:00'))[0]).toBeVisible();
    const statuses = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('li')].map(({ dataset }) => dataset.status);
    await waitFor(() => expect(statuses()).toContain('matched'));
    await expect(args.onRequest).toHaveBeenCalledOnce();
    await expect(new Set(requestedIds(args)).size).toBe(requestedIds(args).length);
    // The host app's class overrides the leaf's own style.
    const logo = canvasElement.querySelector('.size-10');
    await expect(logo && getComputedStyle(logo).width).toBe('40px');
  },
};

export const Dark: Story = { globals: { colorScheme: 'dark' } };

export const SidePanel: Story = { args: { width: 264 } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
