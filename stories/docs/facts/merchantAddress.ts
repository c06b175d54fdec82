import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const merchantAddress: ComponentFacts = {
  name: 'MerchantAddress',
  sheets: ['components/MerchantAddress/MerchantAddress.css'],
  element:
    'Renders an `<address>` with a line break between its lines. `white-space: nowrap` makes them one line.',
  fallback:
    'Built from street, number, postcode and town in the order of the country. Without street and town, the `address` text unchanged. Nothing if the record names no place.',
  parts: [{ className: 'mry-MerchantAddress', about: 'The address.' }],
  states: [],
  accessibility: ['Plain text, in the order of the country.'],
};
