import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReportMerchant } from '../src/index.js';
import { lookups } from './controls.js';
import type { ComponentDocs } from './docs/ComponentDocs.js';
import sample from './docs/samples/OpenedTransaction.tsx?raw';
import { longName, lookup, rightToLeft, stream, transaction } from './records.js';

const meta = {
  title: 'Components/ReportMerchant',
  component: ReportMerchant,
  args: { transaction, lookup: lookups.named('Northside Coffee'), onReport: fn() },
  argTypes: { lookup: lookups.control },
  parameters: {
    docs: {
      sample,
      selectors: {
        '.mry-ReportMerchant': 'The form.',
        '.mry-ReportMerchant[data-status="editing"]': 'The reader is filling in the form.',
        '.mry-ReportMerchant[data-status="sending"]': 'The promise of `onReport` is pending.',
        '.mry-ReportMerchant[data-status="failed"]':
          '`onReport` threw or rejected. Everything that was typed is kept.',
        '.mry-ReportMerchant[data-status="sent"]': 'The confirmation replaces the form.',
        '.mry-ReportMerchant-reasons': 'The question what is wrong: a `<fieldset>`.',
        '.mry-ReportMerchant-label': 'The label of a question.',
        '.mry-ReportMerchant-hint': 'A hint beside or below a label.',
        '.mry-ReportMerchant-missing': 'The error for a missing reason.',
        '.mry-ReportMerchant-choices': 'The four reasons, in as many columns as fit.',
        '.mry-ReportMerchant-reason': 'A reason. Clicking anywhere in it selects its radio button.',
        '.mry-ReportMerchant-reason[data-selected]': 'The chosen reason.',
        '.mry-ReportMerchant-radio': 'The radio button.',
        '.mry-ReportMerchant-choice': 'The text of a reason.',
        '.mry-ReportMerchant-choiceLabel': 'The name of a reason.',
        '.mry-ReportMerchant-subject': 'The current value, which may be wrong.',
        '.mry-ReportMerchant-suggestion': 'The question what it should be instead.',
        '.mry-ReportMerchant-labelLine': 'Its label, with “optional” at the end.',
        '.mry-ReportMerchant-text': 'The text field.',
        '.mry-ReportMerchant-count': 'The number of characters left.',
        '.mry-ReportMerchant-count[data-over]': 'The text is longer than allowed.',
        '.mry-ReportMerchant-failure': 'The error for a report that could not be sent.',
        '.mry-ReportMerchant-failureIcon': 'The icon beside that error.',
        '.mry-ReportMerchant-actions': 'The buttons.',
        '.mry-ReportMerchant-send': 'The submit button.',
        '.mry-ReportMerchant-spinner':
          'The spinner in that button while sending. It does not turn under reduced motion.',
        '.mry-ReportMerchant-quiet':
          'A secondary button: “Keep editing” or “Something else is wrong”.',
        '.mry-ReportMerchant-status': 'The line that announces sending and success.',
        '.mry-ReportMerchant-sentIcon': 'The icon above the confirmation.',
        '.mry-ReportMerchant-thanks': 'The confirmation.',
        '.mry-ReportMerchant-sent': 'The line below the confirmation.',
        '.mry-ReportMerchant-more': 'Holds the button that starts another report.',
        '.mry-ReportMerchant-heard': 'Text for screen readers only.',
      },
      accessibility: [
        'Radio buttons in a `<fieldset>`: arrow keys choose, Enter sends, and Enter in the text field starts a new line.',
        'Every target is at least 44 px high.',
        'If no reason is chosen, the focus moves to the first radio button, which the error describes. A text that is too long is not truncated: it is counted, announced near the limit, and not sent.',
        'Each failure is announced as an alert. The confirmation takes the focus, unless the reader has moved on.',
        'The submit button stays focusable while sending.',
      ],
      usage: [
        {
          do: 'Offer it in the opened row, behind one secondary action.',
          dont: 'Don’t offer it in every row. Most rows are right, and a list full of doubts is hard to trust.',
        },
        {
          do: 'Say in your own words what happens to the report afterwards: `messages.report.sent`.',
          dont: 'Don’t promise that the name will change. The report has to be checked first.',
        },
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof ReportMerchant>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each reason stands beside what is shown now. */
export const Empty: Story = {};

/** A report needs a reason. */
export const ReasonMissing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('Choose what is wrong.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Name' })).toHaveFocus();
    await expect(args.onReport).not.toHaveBeenCalled();
  },
};

/** While the bank's server is slow, the reader can go back, and nothing is sent twice. */
export const Sending: Story = {
  args: { onReport: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Logo' }));
    await userEvent.type(canvas.getByRole('textbox'), 'This is their old one.');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Sending…' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Keep editing' })).toBeVisible();
  },
};

/** After a failure nothing is lost, and the report can be sent again. */
export const Failed: Story = {
  args: {
    onReport: fn(async () => {
      throw new Error('offline');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Name' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Northside Roasters');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send again' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Name' })).toBeChecked();
    await expect(canvas.getByRole('textbox')).toHaveValue('Northside Roasters');
  },
};

export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Category' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you');
  },
};

/** Text that is too long is neither cut nor sent. */
export const TooLong: Story = {
  args: { maxLength: 20 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Name' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Northside Coffee Roasters');
    await expect(canvas.getByText('5 characters too many')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onReport).not.toHaveBeenCalled();
  },
};

/** Without a merchant the form shows the statement text. */
export const Unmatched: Story = { args: { lookup: lookup(undefined, 'unmatched') } };

export const Online: Story = {
  args: { transaction: { ...transaction, online: true }, lookup: lookup(stream) },
};

export const VeryLongName: Story = { args: { lookup: lookup(longName) } };

export const RightToLeftName: Story = { args: { lookup: lookup(rightToLeft) } };

export const Arabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'الموقع' }));
    await userEvent.type(canvas.getByRole('textbox'), 'شارع السوق ٣');
  },
};
