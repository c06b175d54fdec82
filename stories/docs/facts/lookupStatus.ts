/** What `data-status` says, wherever it stands for a lookup. */
export const lookupStatus: Readonly<Record<string, string>> = {
  idle: 'Not asked: disabled, or not visible yet.',
  pending: 'Asked, no answer yet.',
  matched: 'The service knows the merchant.',
  cleaned:
    'Merchant not found; the service tidied the name. Shown in medium weight: nothing looks verified.',
  unmatched: 'The service answered with no record.',
  failed: 'No usable answer for this row; `lookup.error` says why.',
};
