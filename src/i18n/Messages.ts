import type { CategoryKey } from '../record/categories.js';

/** Forms by CLDR plural category; `other` is the fallback. */
export type PluralMessage = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Forms by the hour, if the surrounding words depend on it: "hasta la 1:00", "hasta las 2:00". */
export type TimeMessage = string | PluralMessage;

/**
 * Every text that Merchantry shows. Plain strings with `{placeholders}`, so that a set can be JSON,
 * cross from a server component and be edited by translators. A missing message is a type error.
 */
export interface Messages {
  // Messages of the list, its rows and their parts.
  /** Accessible name of the list. */
  transactions: string;
  /** Transaction states, shown below the amount. `pending`: not booked yet. */
  pending: string;
  /** Nothing was paid. */
  declined: string;
  /** Booked, then taken back. */
  reversed: string;
  /** Money returned by a merchant. */
  refunded: string;
  /** A payment in the future. */
  scheduled: string;
  /** How often a payment recurs, by `recurring.every`. */
  recurring: Record<'week' | 'fortnight' | 'month' | 'quarter' | 'year', string>;
  /** `{date}`: the next payment, in short form. */
  nextOn: string;
  /** `{amount}`: the fee included in the transaction's amount. */
  feeIncluded: string;
  /** `{amount}`: the cashback, with a plus sign. */
  cashback: string;
  /** `{amount}`: the reader's part of a shared payment. */
  yourShare: string;
  /** `{names}`: the people who share a payment. */
  splitWith: string;
  /** `{note}`: the reader's note, in quotation marks. */
  note: string;
  /** Accessible name of a row's paperclip. */
  receiptAttached: string;
  /** In a day heading. `{amount}`: money spent. */
  spent: string;
  /** In a day heading of a filtered list. `{amount}`: money spent in the rows that were found. */
  found: string;
  /** In the heading of a future day. `{amount}`: money due. */
  due: string;
  /** In a day heading. `{amount}`: the signed sum. */
  net: string;
  /** Shown instead of a missing name. */
  notIdentified: string;
  /** Shown instead of a place or its hours. */
  online: string;
  /** Read by screen readers for a card such as "•• 4417". `{digits}` */
  cardEnding: string;
  /** `{name}`: the payment intermediary. */
  via: string;
  /** Names the numbers for screen readers. `{value}` of `{max}`, both formatted by locale. */
  ratingOutOf: string;
  /** Announced when merchants have loaded. */
  merchantsFound: PluralMessage;
  openingHours: string;
  /** `{name}`: the merchant. */
  openingHoursOf: string;
  /** Accessible name of a row's button: the text it shows, then `openingHoursOf`. */
  openingHoursNow: string;
  closed: string;
  /** A day in the table of opening hours. */
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
  /** When the reader paid at a place that is open today. `{time}` */
  paidAt: TimeMessage;
  /** `{day}` */
  dayIsToday: string;
  /** `{opens}` and `{closes}`, both times */
  hoursFromTo: string;
  specialHours: string;
  /** Column headings of the opening-hours table, read by screen readers. */
  day: string;
  hours: string;
  close: string;
  /** The buttons of a sheet that open the row before and the row after. */
  previous: string;
  next: string;
  loading: string;
  loadingMore: string;
  loadingFailed: string;
  loadingMoreFailed: string;
  /** Printed below a list that is not printed in full. `{shown}` and `{total}` */
  printed: string;
  noTransactions: string;
  /** Below `noTransactions`: what will appear here. */
  noTransactionsYet: string;
  /** Shown instead of both if a search or filter finds nothing. */
  noMatches: string;
  /** Heading above transactions whose date cannot be read. */
  dateUnknown: string;
  /** The second line of a row that a search found by the bank's text alone. `{text}` */
  statementMatch: string;
  /** Above the columns of a list with `layout="table"`, next to `category` and `card`. */
  columns: Record<'merchant' | 'when' | 'amount', string>;
  groups: GroupMessages;
  /** Category names. `unidentified`: only the statement text is known. */
  categories: Record<CategoryKey, string>;
  /** Shown instead of `categories.unidentified` if the bank marks it as a card payment. */
  cardPayment: string;
  /** Below a list while no merchant can be loaded. */
  merchantsFailed: string;
  /**
   * Shown where the code for a pressed element could not be loaded. Short, because it is in a row.
   */
  notLoaded: string;
  retry: string;
  /** For screen readers, after the text of a link. */
  opensInNewTab: string;

  // Messages of the details and the report.
  report: ReportMessages;
  visits: VisitsMessages;
  wrong: WrongMessages;
  receipt: ReceiptMessages;
  /** Status of a merchant's lookup. */
  merchantPending: string;
  /** Read by screen readers only. */
  merchantMatched: string;
  merchantCleaned: string;
  merchantUnmatched: string;
  merchantFailed: string;
  /** The name is known, but loading more details has failed. */
  merchantIncomplete: string;
  /** `{count}`: two or more. */
  merchantsPossible: PluralMessage;
  chooseMerchant: string;
  /** Heading of the bank's raw text. */
  statementText: string;
  /** Button that copies that text, and what it says afterwards. */
  copyStatement: string;
  copied: string;
  /** Headings in the details. */
  place: string;
  /** `{source}`: a provider of data. Read by screen readers if each source has its own section. */
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
  /** Price levels by `price_level`, 0 to 4. */
  priceLevels: readonly [string, string, string, string, string];
  /** Link to directions to the place. */
  directions: string;
  /** Heading: how the payment was made. */
  payment: string;
  /** Labels of the payment section. `originalAmount`: the amount in the merchant's currency. */
  originalAmount: string;
  /** Computed rate between the account's and the merchant's currency. */
  exchangeRate: string;
  /** The bank's fee, included in the amount. */
  feeLabel: string;
  /** Cashback from the bank. */
  cashbackLabel: string;
  /** The reader's part of a shared payment. */
  shareLabel: string;
  card: string;
  method: string;
  /** When the bank booked it. */
  bookedOn: string;
  repeats: string;
  /** The reader's note. */
  ownNote: string;
  /** Label of the payment intermediary. */
  paidThrough: string;
  brand: string;
  brandCategory: string;
  /** The merchant's parent company. */
  partOf: string;
  /** Social and environmental programmes of the brand. */
  participations: string;
  /** Start of the brand's participation. `{year}` */
  participationSince: string;
  /** `{date}` */
  brandVerified: string;
  /** Sort order of reviews. */
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

/** Messages of `MerchantVisits`. */
interface VisitsMessages {
  /** Heading: the reader's own payments to the merchant. */
  title: string;
  /** `{count}`: payments this month, including the one shown. */
  thisMonth: OrdinalMessage;
  /** `{amount}` */
  average: string;
  /** Text of a button. `{count}`: two or more. */
  all: string;
}

/** Options for a reader who thinks a payment looks wrong, each with an explanation below. */
interface WrongMessages {
  /** Text of the button, and heading of the options. */
  title: string;
  /** The reader recognises the payment after all. */
  recognise: string;
  recogniseHint: string;
  /** Opens the form that reports a wrong merchant. */
  correct: string;
  correctHint: string;
  /** Contacts the bank. */
  dispute: string;
  disputeHint: string;
  back: string;
}

/** Messages of the button that shows a receipt. */
interface ReceiptMessages {
  view: string;
  /** Shown until the host app has returned the URL, and as the title of the new tab. */
  opening: string;
  failed: string;
  /** Shown before a link if the browser has blocked the new tab. */
  blocked: string;
}

/** Texts in the headings of a list by category or merchant. */
export interface GroupMessages {
  /** Number of a group's rows. */
  payments: PluralMessage;
  /** Heading of rows whose merchant is not known yet. */
  noName: string;
  /** For screen readers. `{share}`: a percentage, or `under`. */
  share: string;
  /** `{share}`: one percent. */
  under: string;
  /** What was spent in a month, beside the month before. `{amount}`: the difference, `{month}` */
  moreThan: string;
  lessThan: string;
  /** The same for the current month. `{date}`: the same day of the month before */
  moreThanBy: string;
  lessThanBy: string;
}

/** Messages of the form that reports a wrong merchant. */
interface ReportMessages {
  /** Accessible name of the form. */
  title: string;
  reason: string;
  reasons: Record<'name' | 'location' | 'logo' | 'category', string>;
  reasonMissing: string;
  suggestion: string;
  /** Marks an optional field. */
  optional: string;
  /** `ReportMerchant` masks card numbers and IBANs before the host app gets the text. */
  privacy: string;
  charactersLeft: PluralMessage;
  charactersTooMany: PluralMessage;
  send: string;
  sending: string;
  /** Returns to the form while sending takes too long; the report may still arrive. */
  keepEditing: string;
  failed: string;
  sendAgain: string;
  thanks: string;
  sent: string;
  reportMore: string;
}
