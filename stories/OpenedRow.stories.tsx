import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useMemo } from 'react';
import { expect, fn, type Mock, waitFor } from 'storybook/test';
import { DisplayProvider, type MerchantListRequest } from '../src/index.js';
import { sandboxTransactions } from '../src/sandbox/index.js';
import { attributions } from './fullRecord.js';
import { OpenedRow } from './OpenedRow.js';
import { type SandboxArgs, SandboxDecorator } from './sandbox/SandboxDecorator.js';
import { STORY_NOW_MS } from './sandbox/storyNow.js';

interface Args extends SandboxArgs {
  /** Whether the newest row is open at first. */
  isOpen?: boolean;
  /** How many transactions there are. */
  count: number;
  onRequest: Mock<(request: MerchantListRequest) => void>;
}

function Rows({ count, isOpen }: Args): ReactElement {
  const rows = useMemo(() => sandboxTransactions(count, { seed: 1, now: STORY_NOW_MS }), [count]);
  return (
    <DisplayProvider attributions={attributions}>
      <OpenedRow transactions={rows} defaultOpenId={isOpen ? rows[0]?.id : undefined} />
    </DisplayProvider>
  );
}

const meta: Meta<Args> = {
  title: 'Showcase/Opened row',
  tags: ['!autodocs'],
  render: (args) => <Rows {...args} />,
  decorators: [SandboxDecorator],
  parameters: { surface: 'page', docs: { story: { inline: false, height: '760px' } } },
  args: { type: 'restrictive', count: 200, onRequest: fn() },
  argTypes: { onRequest: { table: { disable: true } } },
};

export default meta;
type Story = StoryObj<Args>;

const idsOf = ({ onRequest }: Args, type: string): string[] =>
  onRequest.mock.calls
    .filter(([request]) => request.type === type)
    .flatMap(([{ transactions }]) => transactions.map(({ id }) => id));

/**
 * Enter opens a row and loads its details. Alt with Up and Down opens the neighbouring rows, and
 * Escape goes back to the row.
 */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Northside Coffee/ });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'Northside Coffee' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await canvas.findByText('Where this comes from');
    await waitFor(() => expect(idsOf(args, 'extended')).toHaveLength(1));

    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await canvas.findByRole('dialog', { name: 'Harrow & Vale' });
    await expect(dialog).toHaveFocus();
    await waitFor(() => expect(new Set(idsOf(args, 'extended')).size).toBe(2));
    await expect(canvas.getByRole('button', { name: /^Harrow & Vale/ })).toHaveAttribute(
      'aria-current',
      'true',
    );

    await userEvent.keyboard('{Escape}');
    const [row] = await canvas.findAllByRole('button', { name: /^Harrow & Vale/ });
    await waitFor(() => expect(row).toHaveFocus());
    await expect(canvas.queryByText('As printed on your statement')).toBeNull();

    // Details that are in the cache are not requested again.
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Harrow & Vale' });
    await expect(idsOf(args, 'extended')).toHaveLength(2);
  },
};

/** The details beside the list, where there is room, or over it. */
export const Opened: Story = {
  name: 'Opened row',
  args: { isOpen: true },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Northside Coffee' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(await canvas.findByRole('heading', { name: 'Northside Coffee' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Map' })).toBeVisible();
    await expect(canvasElement.querySelector('.mry-MerchantVisits')).toBeVisible();
  },
};
