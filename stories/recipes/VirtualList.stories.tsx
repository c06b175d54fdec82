import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { fn } from 'storybook/test';
import { Card } from '../frame/Card.js';
import { SandboxDecorator } from '../sandbox/SandboxDecorator.js';
import { expectRequestsOnlyWhereItStops, type RecipeArgs, rowsOf, sourceOf } from './recipe.js';
import { VirtualList } from './VirtualList.js';
import source from './VirtualList.tsx?raw';

const meta: Meta<RecipeArgs> = {
  title: 'Recipes/TanStack Virtual',
  tags: ['!autodocs'],
  decorators: [SandboxDecorator],
  render: function Render({ count }) {
    const transactions = useMemo(() => rowsOf(count), [count]);
    return (
      <Card>
        <VirtualList transactions={transactions} />
      </Card>
    );
  },
  parameters: { surface: 'page', ...sourceOf(source) },
  args: { count: 10_000, onRequest: fn() },
  argTypes: { onRequest: { table: { disable: true } }, type: { table: { disable: true } } },
};

export default meta;
type Story = StoryObj<RecipeArgs>;

/**
 * Ten thousand rows in a list made with `@tanstack/react-virtual`. It requests merchants only where
 * it stops.
 */
export const TanStackVirtual: Story = {
  name: 'TanStack Virtual',
  play: async ({ canvasElement, args }) => {
    const scroller = canvasElement.querySelector('.Recipe-scroller');
    await expectRequestsOnlyWhereItStops(args, canvasElement, scroller);
  },
};
