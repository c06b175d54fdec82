import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TransactionList } from '../../src/index.js';
import { Card } from '../frame/Card.js';
import { SandboxDecorator } from '../sandbox/SandboxDecorator.js';
import { type RecipeArgs, requestedIds, rowsOf, sourceOf } from './recipe.js';
import { type Payment, redact } from './redact.js';
import source from './redact.ts?raw';

const TRANSFERS = ['TRANSFER TO M GONZALEZ', 'TRANSFER FROM A. OKAFOR RENT', 'TO JO@HOME.EXAMPLE'];

/** Card payments of the sandbox, of which one names an e-mail address, among transfers. */
const PAYMENTS: readonly Payment[] = rowsOf(9).flatMap((row, index): Payment[] => {
  const text = TRANSFERS[index / 3];
  const email = index === 1 ? ' jo@home.example' : '';
  const card: Payment = { ...row, kind: 'card', merchant_name: `${row.merchant_name}${email}` };
  if (text === undefined) return [card];
  const { currency, date } = row;
  const amount = index === 3 ? '640.00' : '-25.00';
  return [
    card,
    { kind: 'transfer', id: `transfer-${index}`, merchant_name: text, amount, currency, date },
  ];
});

const meta: Meta<RecipeArgs> = {
  title: 'Recipes/Payments between persons',
  tags: ['!autodocs'],
  decorators: [SandboxDecorator],
  render: () => (
    <Card>
      <TransactionList<Payment> transactions={PAYMENTS} />
    </Card>
  ),
  parameters: { surface: 'page', ...sourceOf(source) },
  args: { count: PAYMENTS.length, onRequest: fn(), redact },
  argTypes: {
    onRequest: { table: { disable: true } },
    redact: { table: { disable: true } },
    type: { table: { disable: true } },
    count: { table: { disable: true } },
  },
};

export default meta;
type Story = StoryObj<RecipeArgs>;

/**
 * Transfers between persons show the bank’s own text and are never requested; an e-mail address in
 * the text of a card payment is shown, but not sent.
 */
export const PersonToPerson: Story = {
  name: 'Payments between persons',
  play: async ({ canvas, canvasElement, args }) => {
    const cards = PAYMENTS.filter(({ kind }) => kind === 'card').map(({ id }) => id);
    await waitFor(() => expect(requestedIds(args).length).toBeGreaterThan(0));
    const statuses = (kind: Payment['kind']) =>
      PAYMENTS.filter((payment) => payment.kind === kind).map(({ id }) => {
        const row = canvasElement.querySelector(`[data-id="${id}"] [data-status]`);
        return row?.getAttribute('data-status');
      });
    // Of the rows below the screen, too.
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(async () => {
      await expect(statuses('card')).toContain('matched');
      await expect(statuses('card')).not.toContain('pending');
      await expect(statuses('card')).not.toContain('idle');
    });
    window.scrollTo(0, 0);
    await expect(new Set(statuses('transfer'))).toEqual(new Set(['idle']));
    for (const text of TRANSFERS) await expect(canvas.getByText(text)).toBeVisible();
    for (const id of requestedIds(args)) await expect(cards).toContain(id);
    const bodies = JSON.stringify(args.onRequest.mock.calls);
    await expect(bodies).not.toMatch(/@|GONZALEZ|OKAFOR/i);
  },
};
