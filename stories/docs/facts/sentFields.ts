import type { Transaction } from '../../../src/index.js';

/** The fields that may leave the browser. The compiler finds one that is forgotten. */
export const sentFields: Readonly<Record<keyof Transaction, string>> = {
  id: 'The key of the answer, within one call. Never a card or account number.',
  merchant_name: 'The raw text of the statement. Masked.',
  location: 'Free text. Masked.',
  address: 'Of the merchant. Masked.',
  city: 'Of the merchant. Masked.',
  country: 'Of the merchant. Masked.',
  postcode: 'Of the merchant. Masked.',
  mcc: 'Merchant category code (ISO 18245).',
  online: 'Whether it was bought online.',
  latitude: 'Degrees; only together with longitude.',
  longitude: 'Degrees; only together with latitude.',
  radius: 'Around the coordinates.',
};
