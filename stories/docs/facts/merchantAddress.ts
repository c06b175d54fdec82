import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const merchantAddress: ComponentFacts = {
  name: 'MerchantAddress',
  sheets: ['components/MerchantAddress.css'],
  element: 'Renders an `<address>` with one `<span>` per line.',
  fallback:
    'Built from street, number, postcode and town in the order of the country. Without street and town, the `address` text unchanged. Nothing if the record names no place.',
  parts: [
    { className: 'mry-MerchantAddress', about: 'The address.' },
    { className: 'mry-MerchantAddress-line', about: 'A line of the address.' },
  ],
  states: [],
  accessibility: ['Plain text, in the order of the country.'],
};
