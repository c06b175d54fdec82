/** The values of `data-status` for a lookup. */
export const lookupStatus: Readonly<Record<string, string>> = {
  idle: 'Not requested: disabled, not visible yet, or withheld by `redact`.',
  pending: 'Requested, no result yet.',
  matched: 'The service knows the merchant.',
  cleaned:
    'Merchant not found, but the service tidied the name. Shown in medium weight, so that it does not look verified.',
  unmatched: 'The service has no record.',
  failed: 'No usable result for this row; `lookup.error` says why.',
};
