import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const merchantName: ComponentFacts = {
  name: 'MerchantName',
  sheets: ['components/MerchantName/MerchantName.css'],
  element:
    'Renders a `<bdi>`, so that a name in another direction does not affect the surrounding text.',
  fallback: 'The raw text of `transaction`, with white space collapsed. Nothing if both are blank.',
  parts: [
    {
      className: 'mry-MerchantName',
      about: 'The name. The full text is in `title`, because narrow places truncate it.',
    },
  ],
  states: [
    {
      attribute: 'data-source',
      on: 'mry-MerchantName',
      values: {
        transaction:
          'The bank’s raw text, in medium weight, because it is not a name. Without the attribute, the name is that of the record.',
        counterparty: 'The name of a person.',
      },
    },
  ],
  accessibility: [
    'Control characters, soft hyphens and zero-width spaces are removed. Joiners that Persian, Indic scripts and emoji need are kept.',
    'At most four marks are kept above and below one letter. A name of nothing but invisible characters counts as blank.',
  ],
};
