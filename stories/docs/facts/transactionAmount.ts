import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const transactionAmount: ComponentFacts = {
  name: 'TransactionAmount',
  sheets: ['components/TransactionAmount.css'],
  element: 'Renders a `<span dir="auto">`.',
  fallback:
    'The transaction always has an amount. A decimal string keeps every digit; currency and digits are written as the locale does.',
  parts: [{ className: 'mry-TransactionAmount', about: 'Sign, currency and figures.' }],
  states: [
    {
      attribute: 'data-direction',
      on: 'mry-TransactionAmount',
      values: { in: 'Money in, with a plus.', out: 'Money out, with a minus, or nothing at all.' },
    },
  ],
  accessibility: [
    'Money in has a plus sign: colour is never alone (WCAG 1.4.1).',
    'The sign keeps its side on a page that runs the other way.',
  ],
};
