import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const transactionAmount: ComponentFacts = {
  name: 'TransactionAmount',
  sheets: ['components/TransactionAmount/TransactionAmount.css'],
  element: 'Renders a `<span>`.',
  fallback:
    'A decimal string keeps every digit. Currency and digits follow the locale. A text that is not a decimal number, such as “12,50”, is shown as it is beside its currency; a missing amount as a dash.',
  parts: [{ className: 'mry-TransactionAmount', about: 'Sign, currency and digits.' }],
  states: [
    {
      attribute: 'data-direction',
      on: 'mry-TransactionAmount',
      values: {
        in: 'Incoming money, with a plus sign.',
        out: 'Outgoing money, with a minus sign, or an amount of 0. Without the attribute, the amount cannot be read.',
      },
    },
    {
      attribute: 'data-state',
      on: 'mry-TransactionAmount',
      values: {
        pending: 'Not booked yet: looks as usual.',
        declined: 'Nothing was paid: without a sign, struck through.',
        reversed: 'Taken back: the same.',
        refunded: 'The money came back, with a plus sign.',
        scheduled: 'Still to come: muted.',
      },
    },
  ],
  accessibility: [
    'Incoming money has a plus sign, so colour is not the only cue (WCAG 1.4.1).',
    'The sign keeps its side on a right-to-left page.',
  ],
};
