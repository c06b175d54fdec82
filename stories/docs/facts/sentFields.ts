import type { Transaction } from '../../../src/index.js';

/** The fields that may leave the browser. The compiler reports one that is missing. */
export const sentFields: Readonly<Record<keyof Transaction, string>> = {
  id: 'The key of the result within one request. Never a card or account number.',
  merchant_name: 'The raw text of the statement. Masked.',
  location: 'Free text. Masked.',
  address: 'The merchant’s. Masked.',
  city: 'The merchant’s. Masked.',
  country: 'The merchant’s. Masked.',
  postcode: 'The merchant’s. Masked.',
  mcc: 'Merchant category code (ISO 18245).',
  online: 'Whether it was an online purchase.',
  latitude: 'Degrees; only together with longitude.',
  longitude: 'Degrees; only together with latitude.',
  radius: 'Search radius around the coordinates.',
};
