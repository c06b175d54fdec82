import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const transactionAmount: ComponentFacts = {
  name: 'TransactionAmount',
  sheets: ['components/TransactionAmount.css'],
  element: 'Renders a `<span dir="auto">`.',
  fallback:
    'Every transaction has an amount. A decimal string keeps every digit. Currency and digits follow the locale.',
  parts: [{ className: 'mry-TransactionAmount', about: 'Sign, currency and digits.' }],
  states: [
    {
      attribute: 'data-direction',
      on: 'mry-TransactionAmount',
      values: {
        in: 'Incoming money, with a plus sign.',
        out: 'Outgoing money, with a minus sign, or an amount of 0.',
      },
    },
  ],
  accessibility: [
    'Incoming money has a plus sign, so colour is not the only cue (WCAG 1.4.1).',
    'The sign keeps its side on a right-to-left page.',
  ],
};
