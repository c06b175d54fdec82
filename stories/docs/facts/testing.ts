/** What `merchantry/testing` consists of. */
export const testingEntries = [
  {
    term: ['merchantry/testing'],
    about: '`renderWithMerchants`, `installLayout`, and all of `merchantry/testing/service`.',
  },
  {
    term: ['merchantry/testing/service'],
    about:
      '`merchantRecord`, `merchantHandler` and `merchantRoute`: without React, for mocks of the network.',
  },
  {
    term: ['merchantry/testing/setup'],
    about: 'Import it once, before your tests: it gives jsdom and happy-dom what they lack.',
  },
];

/** What `records` may hold for a transaction. */
export const merchantAnswers = [
  {
    term: ['merchantRecord({ … })'],
    about:
      'Found. Every field has a believable default; overrides go to any depth, and `undefined` takes a field out.',
  },
  {
    term: ['merchantRecord({ isClearResponse: true })'],
    about: 'Not found; only the name was tidied.',
  },
  { term: ['[…]'], about: 'Several records, best first; `[]` when the service finds nothing.' },
  { term: ["'failed'"], about: 'The response lacks this id, so this row alone fails.' },
  { term: ["'pending'"], about: 'The response never comes.' },
];
