import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sandboxTransactions } from '../src/sandbox/index.js';
import { type SandboxArgs, SandboxDecorator } from './sandbox/SandboxDecorator.js';
import { YourOwnTransactions, type YourOwnTransactionsProps } from './YourOwnTransactions.js';

type Args = YourOwnTransactionsProps & SandboxArgs;

const toText = (rows: readonly object[]): string => JSON.stringify(rows, null, 2);

const SAMPLE = toText(sandboxTransactions(8));

const meta: Meta<Args> = {
  title: 'Showcase/Your own transactions',
  tags: ['!autodocs'],
  component: YourOwnTransactions,
  render: ({ sample }) => <YourOwnTransactions sample={sample} />,
  decorators: [SandboxDecorator],
  // The reader's own rows are as old as they are: today is today.
  parameters: { surface: 'page', now: null },
  args: { sample: SAMPLE, onRequest: fn() },
  argTypes: { onRequest: { table: { disable: true } }, sample: { table: { disable: true } } },
};

export default meta;
type Story = StoryObj<Args>;

/** Rows from your own bank, typed or pasted, in a list that asks the sandbox for their merchants. */
export const Start: Story = { name: 'Your own transactions' };

export const Enriched: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enrich' }));
    await expect(await canvas.findByText('Harrow & Vale')).toBeVisible();
    await expect(args.onRequest).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveValue(SAMPLE);
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'false');
  },
};

export const NotJson: Story = {
  tags: ['!dev'],
  args: { sample: SAMPLE.replace('"-57.60",', '"-57.60"') },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Enrich' }));
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(
      /^Line 18, column 5: expected a comma or } after the value, but got: "$/,
    );
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(args.sample);
    await expect(field).toHaveAccessibleDescription(/Line 18/);
    await expect(field.value.slice(field.selectionStart)).toMatch(/^"currency"/);
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
};

export const BadRows: Story = {
  tags: ['!dev'],
  args: {
    sample: toText([
      {
        id: 'a',
        merchant_name: 'HARROW AND VALE 0217 LEEDS GB',
        amount: '-57.60',
        currency: 'GBP',
        date: '2026-11-20',
      },
      { id: 'a', merchant_name: 'ORBIT RAIL', amount: -24, currency: 'GBP', date: '2026-11-19' },
      {
        id: 'b',
        merchant_name: 'LUMEN ENERGY',
        amount: '-81,45',
        currency: 'GBP',
        date: '19.11.2026',
      },
      {
        id: 'c',
        merchant_name: 'MERIDIAN STREAM',
        amount: -11.99,
        currency: 'GBP',
        date: '2026-11-18',
      },
    ]),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enrich' }));
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('2 rows are left out');
    await expect(alert).toHaveTextContent(
      'Row 2: expected an id of its own, but got: "a", which row 1 has.',
    );
    await expect(await canvas.findByText('Harrow & Vale')).toBeVisible();
    await expect(await canvas.findByText('Meridian Stream')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue(args.sample);
  },
};

export const BadRowsDark: Story = {
  ...BadRows,
  tags: ['!dev'],
  globals: { colorScheme: 'dark' },
};

export const Corrected: Story = {
  tags: ['!dev'],
  ...BadRows,
  play: async (context) => {
    await BadRows.play?.(context);
    const { canvas, userEvent } = context;
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.paste(SAMPLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Enrich' }));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(await canvas.findByText('Lumen Energy')).toBeVisible();
  },
};
