import type { ComponentFacts } from '../blocks/ComponentFacts.js';
import { lookupStatus } from './lookupStatus.js';

export const transactionRow: ComponentFacts = {
  name: 'TransactionRow',
  sheets: ['list/row/TransactionRow.css'],
  element:
    'Renders a `<div>`. Its parts are public components with classes of their own: `mry-MerchantLogo`, `mry-MerchantName`, `mry-CategoryIcon`, `mry-IntermediaryBadge`, `mry-OpeningHoursPopover`, `mry-Rating`, `mry-TransactionAmount`.',
  fallback:
    'Without a lookup or a record, the row shows the bank’s raw text, a monogram, the category of the `mcc` and the amount; “Not identified” where that text is blank. All boxes keep their size, so nothing moves when a result arrives. A row lays out and paints by itself (`contain: layout style paint`), so what overflows it is clipped.',
  parts: [
    { className: 'mry-TransactionRow', about: 'The row.' },
    {
      className: 'mry-TransactionRow-top',
      about:
        'The first line, where something is below the amount: name and amount, laid out by themselves, so that it does not shorten the name. Other rows have both as children.',
    },
    {
      className: 'mry-TransactionRow-name',
      about:
        'The name, on the element of `mry-MerchantName` or around what the slot `name` shows. With `onSelect` it is a button that covers the row.',
    },
    {
      className: 'mry-TransactionRow-line',
      about: 'The second line. Parts that do not fit are hidden entirely, from the end.',
    },
    {
      className: 'mry-TransactionRow-when',
      about:
        'In it first, unless a heading says the day: the category’s icon, the date and the time. The time gives way first.',
    },
    {
      className: 'mry-TransactionRow-time',
      about: 'Below the heading of a merchant: the time, after the date in the name’s place.',
    },
    {
      className: 'mry-TransactionRow-below',
      about:
        'Below the amount: the state, the reader’s share, the amount in another currency, a fee or cashback.',
    },
    {
      className: 'mry-TransactionRow-others',
      about: 'Portraits of those who share the payment, before the share.',
    },
    {
      className: 'mry-TransactionRow-part',
      about:
        'Words of the second line: time, how often, card, “Online”. The dot before them is its background.',
    },
    {
      className: 'mry-TransactionRow-note',
      about: 'The reader’s own words, the only part that is cut with an ellipsis.',
    },
    {
      className: 'mry-TransactionRow-receipt',
      about:
        'A paperclip: a receipt is attached. It stands after the time, and gives way where there is no room.',
    },
    {
      className: 'mry-TransactionRow-logo',
      about: 'What the slot `logo` shows.',
    },
    {
      className: 'mry-TransactionRow-amount',
      about: 'What the slot `amount` shows.',
    },
    {
      className: 'mry-TransactionRow-end',
      about: 'What the slot `below` shows.',
    },
    {
      className: 'mry-TransactionRow-trailing',
      about: 'What the slot `trailing` shows, beside both lines.',
    },
  ],
  states: [
    { attribute: 'data-status', on: 'mry-TransactionRow', values: lookupStatus },
    {
      attribute: 'data-state',
      on: 'mry-TransactionRow',
      values: {
        pending: 'Not booked yet.',
        declined: 'Nothing was paid.',
        reversed: 'Was booked, and taken back.',
        refunded: 'Money that a merchant gives back.',
        scheduled: 'Will be paid.',
      },
    },
    {
      attribute: 'data-grouped-by',
      on: 'mry-TransactionRow',
      values: {
        day: 'If you say so. In a list by day it is absent.',
        month: 'It tells its date.',
        category: 'It tells its date, and not its category.',
        merchant: 'It tells its date instead of its name.',
        none: 'It tells its date.',
        own: 'It tells its date.',
      },
    },
    { attribute: 'data-selected', on: 'mry-TransactionRow', values: { '': 'The selected row.' } },
    {
      attribute: 'data-tone',
      on: 'mry-TransactionRow-below',
      values: { declined: 'In the colour of declined payments.', positive: 'In that of money in.' },
    },
    {
      attribute: 'data-dated',
      on: 'mry-TransactionRow-line',
      values: { '': 'It starts with the date.' },
    },
    {
      attribute: 'data-clipped',
      on: 'mry-TransactionRow-line > *',
      values: {
        '': 'A part of the second line that does not fit. It is invisible, not focusable and not read out.',
      },
    },
  ],
  accessibility: [
    'With `onSelect` the name is a `<button>`, and clicking anywhere in the row activates it, except on links, buttons and `[tabindex]` in the second line. The selected row’s button has `aria-current`.',
    'That button is described by the amount, the words below it and the second line, so a screen reader hears “Declined”, a fee, or who shares a payment.',
    'The hours are above that button, not inside it, and a tab stop of their own, named with the merchant. “via” is no tab stop: its tooltip is for a mouse, and a press opens the row.',
    'On touch screens the row is at least 44 px high. With `onSelect` the hours are plain text: the row is the target, and the details contain the table. Without it they stay a button.',
    'Parts that do not fit on a narrow row also leave the tab order and the accessibility tree.',
    'Incoming money has a plus sign, so colour is not the only cue.',
  ],
};
