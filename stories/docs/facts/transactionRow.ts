import type { ComponentFacts } from '../blocks/ComponentFacts.js';
import { lookupStatus } from './lookupStatus.js';

export const transactionRow: ComponentFacts = {
  name: 'TransactionRow',
  sheets: ['list/row/TransactionRow.css'],
  element:
    'Renders a `<div>`. Its leaves are public components and carry their own classes: `mry-MerchantLogo`, `mry-MerchantName`, `mry-CategoryIcon`, `mry-IntermediaryBadge`, `mry-OpeningHoursPopover`, `mry-Rating`, `mry-TransactionAmount`.',
  fallback:
    'Without a lookup, or with one that has no record, the row shows the bank’s raw text, a monogram, the category of the `mcc` and the amount. All boxes keep their size, so nothing moves when an answer comes.',
  parts: [
    { className: 'mry-TransactionRow', about: 'The row.' },
    {
      className: 'mry-TransactionRow-body',
      about: 'Name and second line; side by side in a wide list of a dense theme.',
    },
    {
      className: 'mry-TransactionRow-name',
      about: 'The name; with `onSelect` the button that covers the row.',
    },
    {
      className: 'mry-TransactionRow-line',
      about: 'The second line. What does not fit disappears whole, from the end.',
    },
    {
      className: 'mry-TransactionRow-trailing',
      about: 'What stands at the end: the amount, and “Pending” below it.',
    },
    {
      className: 'mry-TransactionRow-pending',
      about: 'Says that the transaction is not booked yet.',
    },
    {
      className: 'mry-TransactionRow-online',
      about: 'Stands in the place of the hours for what was bought online.',
    },
  ],
  states: [
    { attribute: 'data-status', on: 'mry-TransactionRow', values: lookupStatus },
    { attribute: 'data-pending', on: 'mry-TransactionRow', values: { '': 'Not booked yet.' } },
    { attribute: 'data-selected', on: 'mry-TransactionRow', values: { '': 'The selected row.' } },
    {
      attribute: 'data-clipped',
      on: 'mry-TransactionRow-line > *',
      values: {
        '': 'A part of the second line that has no room: neither seen nor reached nor read out.',
      },
    },
  ],
  accessibility: [
    'With `onSelect` the name is a `<button>`, and all of the row presses it. The selected one has `aria-current`.',
    'Hours and “via” stand above that button, not inside it: each is a tab stop of its own.',
    'On touch screens the row is at least 44 px high and the hours are plain text: the row is the target, details hold the table.',
    'What does not fit on a narrow row leaves the tab order and the accessibility tree too.',
    'Money in has a plus, so that colour is never alone.',
  ],
};
