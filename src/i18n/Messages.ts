import type { CategoryKey } from '../record/categories.js';

/** Forms by CLDR plural category; `other` is the fallback. */
export type PluralMessage = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Forms by the hour, if the words around it differ: "hasta la 1:00", "hasta las 2:00". */
export type TimeMessage = string | PluralMessage;

/**
 * Every word that Merchantry shows. Plain strings with `{placeholders}`, so that a set can be JSON,
 * cross from a server component and be edited by translators. A missing message is a type error.
 */
export interface Messages {
  // Of the list, of its rows and of their parts.
  /** Accessible name of the list. */
  transactions: string;
  /** Words for a transaction's state, below its amount. `pending`: not booked yet. */
  pending: string;
  /** Nothing was paid. */
  declined: string;
  /** Was booked, and taken back. */
  reversed: string;
  /** Money that a merchant gives back. */
  refunded: string;
  /** Will be paid. */
  scheduled: string;
  /** By `recurring.every`. */
  recurring: Record<'week' | 'fortnight' | 'month' | 'quarter' | 'year', string>;
  /** `{date}`: of the next payment, short. */
  nextOn: string;
  /** `{amount}`: of the fee within the transaction's amount. */
  feeIncluded: string;
  /** `{amount}`, with a plus. */
  cashback: string;
  /** `{amount}`: the reader's part of a payment that is split. */
  yourShare: string;
  /** `{names}`: the others who share a payment. */
  splitWith: string;
  /** `{note}`: the reader's own words, in quotation marks. */
  note: string;
  /** In rows, what a paperclip stands for. */
  receiptAttached: string;
  /** In the heading of a day. `{amount}`: what was spent. */
  spent: string;
  /** In the heading of a day to come. `{amount}`: what will be paid. */
  due: string;
  /** In the heading of a day. `{amount}`: the signed sum. */
  net: string;
  /** Stands for a name where there is none. */
  notIdentified: string;
  /** Shown instead of a place. */
  online: string;
  /** `{name}`: the payment intermediary. */
  via: string;
  /** `{value}` of `{max}`, both numbers as the locale writes them. It says what the numbers are. */
  ratingOutOf: string;
  /** Announced when results arrive. */
  merchantsFound: PluralMessage;
  openingHours: string;
  /** `{name}`: the merchant. */
  openingHoursOf: string;
  /** Name of a row's button: what it shows, then `openingHoursOf`. */
  openingHoursNow: string;
  closed: string;
  /** Of a day, in the table of opening hours. */
  hoursUnknown: string;
  open24Hours: string;
  /** `{time}` */
  openUntil: TimeMessage;
  /** `{minutes}`, with its unit */
  closesIn: string;
  /** `{time}` */
  opensAt: TimeMessage;
  /** `{day}`, in full, and `{time}` */
  opensOn: TimeMessage;
  closedToday: string;
  /** `{day}` */
  dayIsToday: string;
  /** `{opens}` and `{closes}`, both times */
  hoursFromTo: string;
  specialHours: string;
  /** Column headings of the opening-hours table, read by screen readers. */
  day: string;
  hours: string;
  close: string;
  loading: string;
  loadingMore: string;
  loadingFailed: string;
  loadingMoreFailed: string;
  /** In print, below a list that is not printed in full. `{shown}` and `{total}` */
  printed: string;
  noTransactions: string;
  /** What will be where there is nothing yet. */
  noTransactionsYet: string;
  /** Instead of both, where a search or filter finds nothing. */
  noMatches: string;
  /** Heading above transactions whose date cannot be read. */
  dateUnknown: string;
  /** `unidentified`: a payment of which only the statement text is known. */
  categories: Record<CategoryKey, string>;
  /** Instead of `categories.unidentified`, where the bank says that it was paid by card. */
  cardPayment: string;
  /** Below a list while no merchant can be loaded. */
  merchantsFailed: string;
  /** In the place of what a press was to open. Short: it stands in a row. */
  notLoaded: string;
  retry: string;
  /** For screen readers, after the text of a link. */
  opensInNewTab: string;

  // Of the details and the report.
  report: ReportMessages;
  visits: VisitsMessages;
  wrong: WrongMessages;
  receipt: ReceiptMessages;
  /** By the status of a merchant's lookup. */
  merchantPending: string;
  /** Read by screen readers only. */
  merchantMatched: string;
  merchantCleaned: string;
  merchantUnmatched: string;
  merchantFailed: string;
  /** The name is known, but loading more has failed. */
  merchantIncomplete: string;
  /** `{count}`: more than one. */
  merchantsPossible: PluralMessage;
  chooseMerchant: string;
  /** Heading of the bank's raw text. */
  statementText: string;
  /** Headings in the details. */
  place: string;
  /** `{source}`: a provider of data. For screen readers, when each source has its own section. */
  placeBySource: string;
  reviews: string;
  about: string;
  sources: string;
  /** Labels in the details. */
  name: string;
  logo: string;
  category: string;
  address: string;
  region: string;
  location: string;
  phone: string;
  website: string;
  rating: string;
  priceLevel: string;
  /** `{level}`: one of `priceLevels` */
  priceLevelIs: string;
  /** By `price_level`, 0 to 4. */
  priceLevels: readonly [string, string, string, string, string];
  /** Link to the way there. */
  directions: string;
  /** Heading: how the payment was made. */
  payment: string;
  /** Labels below it: what was paid in the merchant's own currency. */
  originalAmount: string;
  /** What one unit of the account's currency was changed for, or of the merchant's. Worked out. */
  exchangeRate: string;
  /** What the bank took, within the amount. */
  feeLabel: string;
  /** What the bank gives back. */
  cashbackLabel: string;
  /** The reader's part of a payment that is split. */
  shareLabel: string;
  method: string;
  /** When the bank booked it. */
  bookedOn: string;
  repeats: string;
  /** The reader's own words. */
  ownNote: string;
  /** Label of the payment intermediary. */
  paidThrough: string;
  brand: string;
  brandCategory: string;
  /** The parent of the merchant. */
  partOf: string;
  /** Social and environmental programmes of the brand. */
  participations: string;
  /** Since when the brand takes part. `{year}` */
  participationSince: string;
  /** `{date}` */
  brandVerified: string;
  /** The order of reviews. */
  newestFirst: string;
  anonymous: string;
  translated: string;
  /** `{language}` */
  translatedFrom: string;
  allReviews: PluralMessage;
  fewerReviews: string;
}

/** Forms by CLDR ordinal category, "1st" to "4th"; `nth` is the fallback. */
export type OrdinalMessage = { nth: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The words of `MerchantVisits`. */
export interface VisitsMessages {
  /** Heading: the reader's own payments to the merchant. */
  title: string;
  /** `{count}`: how many there have been, with the one that is shown. */
  thisMonth: OrdinalMessage;
  /** `{amount}` */
  average: string;
}

/** The ways out for a reader to whom a payment looks wrong, each with a line below. */
export interface WrongMessages {
  /** On the button, and above the ways. */
  title: string;
  /** It is known after all. */
  recognise: string;
  recogniseHint: string;
  /** To the form that reports a wrong merchant. */
  correct: string;
  correctHint: string;
  /** To the bank. */
  dispute: string;
  disputeHint: string;
  back: string;
}

/** The words of the button that shows a receipt. */
export interface ReceiptMessages {
  view: string;
  /** Shown until the host app has given the address, and as the title of the new tab. */
  opening: string;
  failed: string;
  /** Before a link, where the browser has opened no tab. */
  blocked: string;
}

/** The words of the form that reports a wrong merchant. */
export interface ReportMessages {
  /** Accessible name of the form. */
  title: string;
  reason: string;
  reasons: Record<'name' | 'location' | 'logo' | 'category', string>;
  reasonMissing: string;
  suggestion: string;
  /** Mark on a field that may stay empty. */
  optional: string;
  /** `ReportMerchant` masks card numbers and IBANs before the host app gets the text. */
  privacy: string;
  charactersLeft: PluralMessage;
  charactersTooMany: PluralMessage;
  send: string;
  sending: string;
  /** Back to the form while sending takes too long; the report may still arrive. */
  keepEditing: string;
  failed: string;
  sendAgain: string;
  thanks: string;
  sent: string;
  reportMore: string;
}
