import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const merchantVisits: ComponentFacts = {
  name: 'MerchantVisits',
  sheets: ['details/MerchantVisits.css'],
  element:
    'Renders a `<div>` with an `<ol>`, for the slot `visits` of `MerchantDetails`, whose colour it takes.',
  fallback:
    'Nothing without the current visit. A single visit has words and no bars. A visit in another currency, or whose amount or date cannot be read, is left out.',
  parts: [
    { className: 'mry-MerchantVisits', about: 'The root element.' },
    { className: 'mry-MerchantVisits-words', about: 'Number and average.' },
    { className: 'mry-MerchantVisits-count', about: 'Which visit of the month it is.' },
    { className: 'mry-MerchantVisits-average', about: 'The average of the month.' },
    { className: 'mry-MerchantVisits-bars', about: 'The last four: an `<ol>`.' },
    { className: 'mry-MerchantVisits-all', about: 'The button of `onShowAll`.' },
  ],
  states: [],
  accessibility: [
    'The visits are a list of amounts and days; the bars only repeat it.',
    'The current visit has `aria-current`, and is bold, so colour is not the only cue.',
    'In forced colours the bars are `CanvasText`.',
  ],
};
