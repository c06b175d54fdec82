import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const merchantCredits: ComponentFacts = {
  name: 'MerchantCredits',
  sheets: ['components/AttributionLine/AttributionLine.css'],
  element: 'Renders a `<div>` with one `<p>` for each source.',
  fallback: 'Nothing if no source on screen has an entry in `attributions`.',
  parts: [
    { className: 'mry-MerchantCredits', about: 'All credits.' },
    {
      className: 'mry-AttributionLine',
      about:
        'The credit of one source. Also used below a list, in details and in the popover of the opening hours.',
    },
    { className: 'mry-AttributionLine-logo', about: 'The logo of the source.' },
    { className: 'mry-AttributionLine-image', about: 'The picture in it, from `logoUrl`.' },
  ],
  states: [],
  accessibility: [
    'The credit is text. The logo of a source is not read out.',
    'A link names itself by the text and says that it opens in a new tab.',
  ],
};
