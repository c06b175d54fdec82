import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { novemberStatement } from './demo/novemberCsv.js';
import { type SandboxArgs, SandboxDecorator } from './sandbox/SandboxDecorator.js';
import { YourOwnTransactions, type YourOwnTransactionsProps } from './YourOwnTransactions.js';

type Args = YourOwnTransactionsProps & SandboxArgs;

const meta: Meta<Args> = {
  title: 'Showcase/Your own transactions',
  tags: ['!autodocs'],
  component: YourOwnTransactions,
  render: ({ sample, now }) => <YourOwnTransactions sample={sample} now={now} />,
  decorators: [SandboxDecorator],
  // The reader's own rows are as old as they are: today is today.
  parameters: { surface: 'page', now: null },
  args: { onRequest: fn() },
  argTypes: {
    onRequest: { table: { disable: true } },
    sample: { table: { disable: true } },
    now: { table: { disable: true } },
  },
};

export default meta;
type Story = StoryObj<Args>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** What was read; the list below has a status of its own. */
const summary = (canvas: Canvas) => canvas.getAllByRole('status')[0] as HTMLElement;

/** A name fades in. */
const expectVisible = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByText(name)).toBeVisible());

/** Rows from your own bank, pasted or dropped, with their merchants from the sandbox. */
export const Start: Story = { name: 'Your own transactions' };

export const File: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, canvasElement }) => {
    await expect(summary(canvas)).toHaveTextContent('25 rows read');
    await expect(canvas.getByText('november.csv')).toBeVisible();
    await expectVisible(canvas, 'Harrow & Vale');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    const text = 'Datum;Empfänger;Betrag\n20.11.2026;LUMEN ENERGY;-81,45\n';
    // As German banks export: one byte for "ä".
    const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
    await userEvent.upload(input as HTMLElement, new window.File([bytes], 'Umsätze.csv'));
    await waitFor(() => expect(summary(canvas)).toHaveTextContent('1 row read'));
    await expect(canvas.getByText('Umsätze.csv')).toBeVisible();
    await expectVisible(canvas, 'Lumen Energy');
  },
};

export const Statement: Story = {
  tags: ['!dev'],
  args: { sample: novemberStatement, now: new Date('2026-11-20T18:40:00Z') },
  play: async ({ canvas, userEvent }) => {
    await expect(summary(canvas)).toHaveTextContent('7 rows read');
    await expectVisible(canvas, 'Casa Olmo');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'false');
    const row = canvas.getByRole('button', { name: /^Casa Olmo/ });
    await userEvent.click(row);
    await expect(canvas.getByRole('dialog', { name: 'Casa Olmo' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(row).toHaveFocus();
  },
};

export const Pasted: Story = {
  tags: ['!dev'],
  args: { sample: '' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Rows' });
    await expect(summary(canvas)).toHaveTextContent('0 rows read');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Expected lines with a date and an amount, but got: nothing.',
    );
    await userEvent.click(field);
    await userEvent.paste('20/11/2026 HARROW AND VALE 0217 LEEDS -57.60');
    await expectVisible(canvas, 'Harrow & Vale');
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
};

export const NotJson: Story = {
  tags: ['!dev'],
  args: { sample: '[{ "id": "a", "amount": -1.00 "currency": "GBP" }]' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Line 1, column 31: expected a comma or } after the value, but got: "$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show it in the text' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(args.sample);
    await expect(field).toHaveAccessibleDescription(/Line 1/);
    await expect(field.value.slice(field.selectionStart)).toMatch(/^"currency"/);
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
};

export const BadRows: Story = {
  tags: ['!dev'],
  args: {
    sample: [
      'Date;Payee;Amount',
      '20.11.2026;HARROW AND VALE 0217 LEEDS;-57,60',
      'soon;ORBIT RAIL;-24,00',
      '19.11.2026;LUMEN ENERGY;much',
      '18.11.2026;MERIDSTRM.EXAMPLE;-11,99',
    ].join('\n'),
  },
  play: async ({ canvas, args }) => {
    await expect(summary(canvas)).toHaveTextContent('2 rows read, 2 skipped');
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Line 3: expected a date, but got: "soon".');
    await expect(alert).toHaveTextContent('Line 4: expected an amount, but got: "much".');
    await expectVisible(canvas, 'Harrow & Vale');
    await expectVisible(canvas, 'Meridian Stream');
    await expect(canvas.getByRole('textbox')).toHaveValue(args.sample);
  },
};

export const BadRowsDark: Story = { ...BadRows, tags: ['!dev'], globals: { colorScheme: 'dark' } };
