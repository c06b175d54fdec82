import type { SandboxBranch } from './SandboxMerchant.js';

/**
 * Places that examples and pictures show in full, by the merchant's id and the position in its
 * line. What a place does not say here is drawn like that of any other.
 */
export const knownPlaces: Readonly<Record<string, Partial<SandboxBranch>>> = {
  'harrow-and-vale 0': {
    streetNumber: '14',
    street: 'Canal Street',
    postcode: 'LS1 4QP',
    phone: '+44 113 496 0182',
  },
  'northside-coffee 3': {
    streetNumber: '7',
    street: 'Foundry Lane',
    postcode: 'LS1 4BR',
    phone: '+44 113 496 0117',
    hours: 'cafe',
    rating: 4.6,
  },
  'tidewell-pharmacy 5': { rating: 4.8 },
};
