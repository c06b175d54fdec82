import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const merchantName: ComponentFacts = {
  name: 'MerchantName',
  sheets: ['components/MerchantName.css'],
  element: 'Renders a `<bdi>`, so that a name in another direction leaves its surroundings alone.',
  fallback: 'The raw text of `transaction`, white space collapsed. Nothing where both are blank.',
  parts: [
    {
      className: 'mry-MerchantName',
      about: 'The name. The full text is in `title`, because a narrow place may cut it.',
    },
  ],
  states: [
    {
      attribute: 'data-source',
      on: 'mry-MerchantName',
      values: {
        merchant: 'The name of the record.',
        transaction: 'The bank’s raw text, in medium weight: raw text is not a name.',
      },
    },
  ],
  accessibility: [
    'Control characters, soft hyphens and zero-width spaces are taken out; joiners that Persian, Indic scripts and emoji need stay.',
  ],
};
