import type { MerchantDetailsSlots, TransactionRowSlots } from '../../../src/index.js';

/** Every slot of a row, in reading order. The compiler reports one that is missing. */
export const rowSlots: Readonly<Record<keyof TransactionRowSlots, string>> = {
  logo: 'The merchant’s logo.',
  name: 'The merchant’s name. With `onSelect` it is inside the row’s button, so it must not contain anything to press. If you remove it, the default name still labels the button.',
  trailing: 'Everything at the end of the row: `amount` and `below`.',
  amount: 'The amount.',
  below:
    'What is below the amount: the state (“Pending”), the reader’s share, the amount in another currency, a fee or cashback.',
  category: 'Icon and label of the category.',
  badges: 'What is said of the merchant after the category: `via`, `hours` and `rating`.',
  via: 'The payment intermediary, such as “via PayZip”.',
  hours: 'The opening hours, or “Online”.',
  rating: 'The rating.',
};

/** Every slot of the details, from top to bottom. The compiler reports one that is missing. */
export const detailsSlots: Readonly<Record<keyof MerchantDetailsSlots, string>> = {
  header: 'Everything from `logo` to `chips`.',
  logo: 'The merchant’s logo.',
  name: 'The merchant’s name, inside the heading: text and pictures only. If you remove it, the default name still labels the article.',
  amount: 'The amount.',
  date: 'Date and time of the transaction.',
  notes: 'The card, `meta` and “Online”, beside the date.',
  category: 'Icon and label of the category.',
  chips: '`category`, state, intermediary and rating.',
  status:
    'The status of the lookup in words, announced when it changes, and the button that tries again.',
  candidates: 'The choice between several merchants.',
  place: 'Map, address and the way there, once for each source.',
  map: 'A map of the place, only for a record with a `position`, and not of an online purchase. It has no default part.',
  hours: 'Whether the place is open, and the hours of its week.',
  contact: 'Phone and website, once for each source.',
  visits:
    'The reader’s other payments to the merchant, such as `MerchantVisits`. It has no default part.',
  reviews: 'Rating, price level and reviews, once for each source.',
  about: 'Brand, parent company and programmes.',
  payment: 'How it was paid: `facts`, intermediary, method, booking date, rhythm and note.',
  facts: 'Original amount and rate, fee, cashback and share, in `payment`.',
  statement: 'The bank’s raw text.',
  sources: 'The source of each group of fields.',
  actions: 'The bank’s own actions. It has no default part.',
  report: 'Your own way to report a wrong merchant, after `actions`. It has no default part.',
};
