import type { ListedTransaction } from '../../../src/index.js';

/** Shape and meaning of each field of a row. The compiler reports one that is missing. */
export const rowFields: Readonly<
  Record<keyof ListedTransaction, readonly [shape: string, about: string]>
> = {
  id: [
    'text, required',
    'Of your own, and of no other row in the list. Sent as it is, so never a card or account number.',
  ],
  merchant_name: [
    'text',
    'What the bank prints: the raw text of a card payment, or the name of the company that was paid. With fewer than two characters, the row is not looked up.',
  ],
  location: ['text', 'Where it was paid, if your bank has that as one text.'],
  address: ['text', 'Street and number of the merchant.'],
  city: [
    'text',
    'The merchant’s town, never the account holder’s. Shown in the row of a payment abroad.',
  ],
  country: ['`GB`', 'The merchant’s country: an ISO 3166 code, or its English name.'],
  postcode: ['text', 'The merchant’s.'],
  mcc: [
    '`5411`',
    'Merchant category code (ISO 18245). Tells which of several merchants it is, names the category where the record does not, and says that it was a card payment. `0000` counts as none.',
  ],
  online: ['boolean', 'Paid online: the row shows “Online” in place of opening hours.'],
  latitude: ['degrees', 'Of the terminal; only together with `longitude`.'],
  longitude: ['degrees', 'Only together with `latitude`.'],
  radius: ['number', 'How far around the coordinates to search.'],
  amount: [
    '`-12.50`, required',
    'Major units, negative for money out: a decimal text, which keeps every digit, or a number.',
  ],
  currency: ['`GBP`, required', 'ISO 4217 code of the account.'],
  date: ['`2026-11-20`, required', 'ISO 8601 date, or an instant with an offset.'],
  state: [
    '`booked`, `pending`, `declined`, `reversed`, `refunded`, `scheduled`',
    'What has become of it. Default `booked`. Declined, reversed and scheduled ones are not in the total of their day; of the first two, the amount has no sign.',
  ],
  original: [
    '`{ amount, currency }`',
    'What was paid abroad, in the merchant’s currency. Details work out the rate.',
  ],
  fee: ['amount', 'Of `amount`, what the bank took for its service. Not beside it.'],
  cashback: ['amount', 'What the bank gives back beside `amount`.'],
  share: [
    '`{ amount, with: [{ name, image }] }`',
    'Your customer’s own part of a payment that is shared.',
  ],
  card: [
    '`•• 4417`',
    'The card as your customer knows it, not its number. Says that it was a card payment.',
  ],
  method: [
    'text',
    'How it was paid, in the reader’s language: “Direct debit”. Stands in the row where no category is known, and always in the details.',
  ],
  bookingDate: [
    '`2026-11-21`',
    'ISO 8601 date on which your bank booked it. Only details show it.',
  ],
  note: [
    'text',
    'Your customer’s own words, or the reference of a transfer. Shown in quotation marks.',
  ],
  counterparty: [
    '`{ name, image }`',
    'The person at the other end of a transfer: name and portrait of the row. Such a row is not looked up, unless `redact` returns what may be sent of it.',
  ],
  receipt: [
    '`true`',
    'You have a receipt: a paperclip in the row, and “View receipt” in its details, which asks `onReceipt` for it.',
  ],
  replaces: [
    '`"card-4711"`',
    'The id of the row whose place, focus and record this one takes over: the pending payment that it books.',
  ],
  recurring: [
    '`{ every: "month", next: "2026-12-18" }`',
    'A subscription, a standing order, a salary: `week`, `fortnight`, `month`, `quarter` or `year`, and the day of the next one if you know it.',
  ],
};
