/** Names of 0.1.0 that are gone, and what replaces them. A test compares them with the source. */
export const renames: Readonly<Record<string, string>> = {
  'pending: true on a row': "`state: 'pending'`, and `data-state` instead of `data-pending`",
  'slots={{ pending }} of a row': '`slots={{ below }}`',
  '<TransactionList empty more paused endError={…} />':
    '`slots={{ empty, loadingMore, status, endError }}`. `endError` itself is a boolean.',
  'renderRow={(row, lookup, rowProps) => …}':
    '`renderRow={({ transaction, lookup, rowProps }) => …}`. To change single parts, `rowSlots`.',
  '<MerchantDetails map visits actions report />':
    '`slots={{ map, visits, actions, report }}`: nodes, or functions of `{ merchant }`.',
  'lookup.isFetching may be missing':
    'A `MerchantLookup` is a union on `status`: `matched` and `cleaned` have a `merchant`, `failed` an `error`, and all have `isFetching`.',
  storableAnswer: '`cacheableResult`',
  isPersistableMerchantQuery: '`isCacheableMerchantQuery`',
  'createGateway({ sharing })': '`createGateway({ identity })`',
  'wantsMore(cut, type, kept)': '`wantsMore({ cut, kept, type })`',
  'merchants(request), a gateway as a function':
    '`merchants.fetch(request)`: a gateway is an object, and `toNodeListener(merchants.fetch)` mounts it.',
  '<TransactionRow rating={null} />':
    'One prop for all parts: `slots={{ rating: null }}`. The part `leading` is the slot `logo`.',
  '<MerchantDetails parts={…} />':
    '`slots={…}`. Address and directions have moved from the slot `contact` to `place`.',
  MerchantDetailsParts: '`MerchantDetailsSlots`',
  MerchantDetailsShown: '`MerchantDetailsState`',
  LookupAnswer: '`MerchantResult`',
  MerchantDetailsPart: 'Nothing: it is gone.',
  "type: 'answered'": "`type: 'received'`",
  "type: 'unasked'": "`type: 'skipped'`, and its reason `held` is `paused`",
  "type: 'dropped'": "`type: 'cancelled'`",
  "type: 'gated'": "`type: 'paused'`",
  "type: 'released'": "`type: 'resumed'`",
  'event.call': '`event.batch`, which a retry keeps',
  'images={(url) => …}':
    '`images={(url, picture) => …}`: `picture.for` says what it is for. A policy with one parameter still works.',
  '.mry-Attributed': '`.mry-AttributedGroup`',
  '.mry-TransactionRow-body': '`.mry-TransactionRow-top` and `-line`',
  '.mry-TransactionRow-pending': '`.mry-TransactionRow` with `data-state`',
  '.mry-Rating-stars':
    '`.mry-Rating::before`, in rows the background of `.mry-Rating`. `-empty` and `-filled` are gone with it.',
  'The sticky end of a list': '`.mry-TransactionList-foot`',
  '--mry-logo-hue-*': '`--mry-hue-*`, of which each has a `-tint` and an `-ink`',
  '--mry-logo-tint-*': '`--mry-hue-*-tint`',
  '--mry-logo-ink-*': '`--mry-hue-*-ink`',
};
