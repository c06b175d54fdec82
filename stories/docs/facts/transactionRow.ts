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
      className: 'mry-TransactionRow-body',
      about:
        'The name and the second line. In a wide list of the dense theme they are side by side.',
    },
    {
      className: 'mry-TransactionRow-name',
      about: 'The name. With `onSelect` it is a button that covers the row.',
    },
    {
      className: 'mry-TransactionRow-line',
      about: 'The second line. Parts that do not fit are hidden entirely, from the end.',
    },
    {
      className: 'mry-TransactionRow-trailing',
      about:
        'The end of the row: the amount, and “Pending” below it. An amount that is alone there is this part itself.',
    },
    {
      className: 'mry-TransactionRow-pending',
      about: 'The text for a transaction that is not booked yet.',
    },
    {
      className: 'mry-TransactionRow-date',
      about: 'A date that cannot be read, as the text it is, after the category.',
    },
    {
      className: 'mry-TransactionRow-online',
      about: 'Replaces the hours for an online purchase.',
    },
  ],
  states: [
    { attribute: 'data-status', on: 'mry-TransactionRow', values: lookupStatus },
    { attribute: 'data-pending', on: 'mry-TransactionRow', values: { '': 'Not booked yet.' } },
    { attribute: 'data-selected', on: 'mry-TransactionRow', values: { '': 'The selected row.' } },
    {
      attribute: 'data-alone',
      on: 'mry-TransactionRow',
      values: {
        '': 'There is a logo, and nothing but the amount at the end, so that the second line may run below the amount.',
      },
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
    'Hours and “via” are above that button, not inside it, and each is a tab stop of its own.',
    'On touch screens the row is at least 44 px high and the hours are plain text. The row is the target, and the details contain the table.',
    'Parts that do not fit on a narrow row also leave the tab order and the accessibility tree.',
    'Incoming money has a plus sign, so colour is not the only cue.',
  ],
};
