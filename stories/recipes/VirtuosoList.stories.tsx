import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { fn } from 'storybook/test';
import { Card } from '../frame/Card.js';
import { SandboxDecorator } from '../sandbox/SandboxDecorator.js';
import { expectRequestsOnlyWhereItStops, type RecipeArgs, rowsOf, sourceOf } from './recipe.js';
import { VirtuosoList } from './VirtuosoList.js';
import source from './VirtuosoList.tsx?raw';

const meta: Meta<RecipeArgs> = {
  title: 'Recipes/React Virtuoso',
  tags: ['!autodocs'],
  decorators: [SandboxDecorator],
  render: function Render({ count }) {
    const transactions = useMemo(() => rowsOf(count), [count]);
    return (
      <Card>
        <VirtuosoList transactions={transactions} />
      </Card>
    );
  },
  parameters: { surface: 'page', ...sourceOf(source) },
  args: { count: 10_000, onRequest: fn() },
  argTypes: { onRequest: { table: { disable: true } }, type: { table: { disable: true } } },
};

export default meta;
type Story = StoryObj<RecipeArgs>;

/** Ten thousand rows in React Virtuoso. It requests merchants only where it stops. */
export const ReactVirtuoso: Story = {
  play: async ({ canvasElement, args }) => {
    const scroller = canvasElement.querySelector('.Recipe-scroller');
    await expectRequestsOnlyWhereItStops(args, canvasElement, scroller);
  },
};
