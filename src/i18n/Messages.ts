import type { IconName } from '../record/categoryIcons.js';

/** Forms by CLDR plural category; `other` is what a language falls back to. */
export type PluralMessage = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Forms by the hour shown, where the words before a time depend on it: "hasta la 1:00", "hasta las 2:00". */
export type TimeMessage = string | PluralMessage;

/**
 * Every word that Merchantry shows. Plain strings with `{placeholders}`, so that a set can be JSON, cross from a server
 * component and be edited by translators. A set that lacks a message is a type error.
 */
export interface Messages {
  /** Accessible name of the list. */
  transactions: string;
  /** Mark on a row that is not booked. */
  pending: string;
  /** Category of a row whose merchant is not known. */
  notIdentified: string;
  /** Where a purchase has no place. */
  online: string;
  /** `{name}`: the payment intermediary. */
  via: string;
  /** `{value}` of `{max}`, both numbers as the locale writes them. */
  ratingOutOf: string;
  /** Announced when answers arrive. */
  merchantsFound: PluralMessage;
  openingHours: string;
  /** `{name}`: the merchant. */
  openingHoursOf: string;
  closed: string;
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
  /** On paper, below a list that is too long for it. `{shown}` and `{total}` */
  printed: string;
  noTransactions: string;
  categories: Record<IconName, string>;
  report: ReportMessages;
  /** What is known of a merchant, by the status of its lookup. */
  merchantIdle: string;
  merchantPending: string;
  /** Read by screen readers only. */
  merchantMatched: string;
  merchantCleaned: string;
  merchantUnmatched: string;
  merchantFailed: string;
  /** The name is known, asking for more has failed. */
  merchantIncomplete: string;
  retry: string;
  /** `{count}`: more than one. */
  merchantsPossible: PluralMessage;
  chooseMerchant: string;
  /** Heading of the bank's raw text. */
  statementText: string;
  /** Headings of the details. */
  place: string;
  /** `{source}`: a provider of data. Read by screen readers where two sources make two sections. */
  placeBySource: string;
  reviews: string;
  about: string;
  sources: string;
  /** Names of what the details show. */
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
  /** `{level}`, one of the next */
  priceLevelIs: string;
  /** By `price_level`, 0 to 4. */
  priceLevels: readonly [string, string, string, string, string];
  /** Through whom the payment went. */
  paidThrough: string;
  brand: string;
  brandCategory: string;
  /** The parent of the merchant. */
  partOf: string;
  /** Social and environmental programmes of the brand. */
  participations: string;
  /** `{date}` */
  brandVerified: string;
  /** How reviews are ordered. */
  newestFirst: string;
  anonymous: string;
  translated: string;
  /** `{language}` */
  translatedFrom: string;
  allReviews: PluralMessage;
  fewerReviews: string;
  /** Read by screen readers after the text of a link. */
  opensInNewTab: string;
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
  /** Promises what `ReportMerchant` does: card numbers and IBANs are masked before the host gets the text. */
  privacy: string;
  charactersLeft: PluralMessage;
  charactersTooMany: PluralMessage;
  send: string;
  sending: string;
  /** Back from a sending that takes too long; it may still arrive. */
  keepEditing: string;
  failed: string;
  sendAgain: string;
  thanks: string;
  sent: string;
  reportMore: string;
}
