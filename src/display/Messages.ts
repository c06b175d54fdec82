import type { IconName } from './categoryIcons.js';

/** Forms by CLDR plural category; `other` is what a language falls back to. */
export type PluralMessage = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * Every word that Merchantry shows. Plain strings with `{placeholders}`, so that a set can be JSON, cross from a server
 * component and be edited by translators. A set that lacks a message is a type error.
 */
export interface Messages {
  /** Accessible name of the list. */
  transactions: string;
  today: string;
  yesterday: string;
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
  openUntil: string;
  /** `{minutes}`, with its unit */
  closesIn: string;
  /** `{time}` */
  opensAt: string;
  /** `{day}` and `{time}` */
  opensOn: string;
  closedToday: string;
  /** `{day}` */
  dayIsToday: string;
  specialHours: string;
  /** Column headings of the opening-hours table, read by screen readers. */
  day: string;
  hours: string;
  close: string;
  loadingMore: string;
  noTransactions: string;
  categories: Record<IconName, string>;
}
