import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const merchantAddress: ComponentFacts = {
  name: 'MerchantAddress',
  sheets: ['components/MerchantAddress.css'],
  element: 'Renders an `<address>` with one `<span>` a line.',
  fallback:
    'Built from street, number, postcode and town in the order of the country. Without street and town the `address` text, as it stands. Nothing where the record names no place.',
  parts: [
    { className: 'mry-MerchantAddress', about: 'The address.' },
    { className: 'mry-MerchantAddress-line', about: 'A line of it.' },
  ],
  states: [],
  accessibility: ['Plain text, in the order in which the country writes it.'],
};
