/**
 * The service's interface as types, in the service's own spelling. Every record field is optional:
 * `restrictive` responses hold a subset, and parsing drops what is malformed.
 */

/** An open union of strings: the interface does not list all values. */
type Open<Known extends string> = Known | (string & {});

/** One raw card transaction in a request. Only these twelve fields ever leave the browser. */
export interface Transaction {
  /**
   * Unique within one request only, and the key of the matching entry in the response. Never a
   * cache key. Sent unmasked, so never a card or account number.
   */
  id: string;
  /**
   * Raw merchant text, as the bank prints it, or the name of the company that was paid. A row with
   * fewer than two characters is not sent.
   */
  merchant_name?: string | undefined;
  /** Where it was paid, if the bank has that as one text. */
  location?: string | undefined;
  /** Street and number of the merchant. */
  address?: string | undefined;
  /** The merchant's town, never the account holder's. Shown in the row of a payment abroad. */
  city?: string | undefined;
  /** The merchant's country: ISO 3166 code or English name; the interface does not say which. */
  country?: string | undefined;
  /** The merchant's. */
  postcode?: string | undefined;
  /**
   * Merchant category code (ISO 18245), such as `5411`. Tells which of several merchants it is,
   * names the category where the record does not, and says that it was a card payment. `0000`
   * counts as none.
   */
  mcc?: string | undefined;
  /** Paid online: the row shows "Online" in place of opening hours. */
  online?: boolean | undefined;
  /** Of the terminal, in degrees; sent only together with `longitude`. */
  latitude?: number | undefined;
  /** In degrees; sent only together with `latitude`. */
  longitude?: number | undefined;
  /** Search radius around the coordinates. The interface does not specify the unit. */
  radius?: number | undefined;
}

/**
 * `restrictive` is recommended for lists; `extended` adds place fields. Other strings are passed
 * through.
 */
export type RequestType = Open<'restrictive' | 'extended'>;

/** Fields that `forceCacheableFields` takes from the service's own sources, which may be stored. */
export type CacheableField = 'name' | 'website' | 'img' | 'category' | 'categories';

/**
 * Options of every request. An unset option is omitted, never sent as null; so is one of a wrong
 * type.
 */
export interface RequestOptions {
  type?: RequestType | undefined;
  /** Service default: `2x`. The interface names no other value. */
  logo_size?: Open<'2x'> | undefined;
  /** Service default: true. */
  defaultLogo?: boolean | undefined;
  /**
   * Language of the response. The interface does not specify the format; a BCP 47 tag is the best
   * guess.
   */
  language?: string | undefined;
  /** Service default: false. */
  additionalInfo?: boolean | undefined;
  /** Service default: true. If false, a miss gives an empty array instead of a tidied name. */
  clearResponse?: boolean | undefined;
  /** Other names are not sent; an empty list counts as not set. */
  forceCacheableFields?: readonly CacheableField[] | undefined;
}

/** Body of `POST /api/v3/merchant/list`. At most 25 transactions are recommended. */
export interface MerchantListRequest extends RequestOptions {
  type: RequestType;
  transactions: readonly Transaction[];
}

export interface Position {
  type: 'Point';
  /** The interface does not promise GeoJSON order (longitude, latitude). */
  coordinates: readonly number[];
}

export interface Review {
  author_name?: string;
  author_url?: string;
  profile_photo_url?: string;
  language?: string;
  original_language?: string;
  rating?: number;
  /** Outdated once cached. Never shown; use `time`. */
  relative_time_description?: string;
  text?: string;
  /** Seconds since 1970. */
  time?: number;
  translated?: boolean;
}

/**
 * One end of an opening period, in the place's own time zone. Parsing keeps it only with `time` and
 * `day` or `date`.
 */
export interface PeriodEdge {
  /** ISO 8601 date, if the hours apply to specific days. */
  date?: string;
  /** 0 is Sunday. On the wire 7 is also Sunday, unless a date says otherwise. */
  day?: number;
  /**
   * hhmm on the 24-hour clock, up to 2400. A number on the wire becomes text, so that 0030 keeps
   * its zeros; a colon is removed.
   */
  time?: string;
  /** True if the seven-day window truncates the period. */
  truncated?: boolean;
}

export interface OpeningPeriod {
  open: PeriodEdge;
  close?: PeriodEdge;
}

/** The readable part of a malformed period: the shop may be open on these days. */
export interface UnreadPeriod {
  open?: PeriodEdge;
  close?: PeriodEdge;
}

export interface SpecialDay {
  date?: string;
  exceptional_hours?: boolean;
}

export interface OpeningHours {
  /** State at the time of the response. Never shown, because it is outdated within the hour. */
  open_now?: boolean;
  periods?: readonly OpeningPeriod[];
  /** Not on the wire: added by parsing if it drops some of the periods and keeps others. */
  unreadPeriods?: readonly UnreadPeriod[];
  special_days?: readonly SpecialDay[];
  /** Present on secondary hours (kitchen, delivery …): not the shop's hours. */
  type?: string;
  /** One human-readable line per weekday, Monday first in every recorded response. */
  weekday_text?: readonly string[];
}

/** Payment intermediary. */
export interface Intermediary {
  name?: string;
  website?: string;
  img?: string;
}

export interface BrandCategory {
  parentCategory?: string;
  categoryGroup?: string;
  categoryType?: string;
}

export interface Brand {
  /** A brand without an id is a placeholder: never group by it. */
  id?: string;
  name?: string;
  img?: string;
  website?: string;
  /** The interface does not show the shape of a participation. */
  esg?: { participations?: readonly unknown[] };
  brandCategory?: BrandCategory;
  /** ISO 8601 timestamp. */
  verifiedInputDate?: string;
}

/** Parent-level entity. */
export interface AggregateLevel {
  id?: string;
  name?: string;
  img?: string;
  website?: string;
}

/** Element of a response's array: one merchant found for one transaction. */
export interface MerchantRecord {
  name?: string;
  website?: string;
  position?: Position;
  /** Image URL. */
  img?: string;
  logoImg?: string;
  categoryImg?: string;
  /** The interface does not specify the scale, so no threshold is built in. */
  logoScore?: number;
  address?: string;
  postal_code?: string;
  street_number?: string;
  route?: string;
  locality?: string;
  administrative_area_level_1?: string;
  administrative_area_level_2?: string;
  country?: string;
  phone?: string;
  rating?: number;
  /** One object or an array on the wire; always an array here. */
  reviews?: readonly Review[];
  opening_hours?: OpeningHours;
  /** Integer, 0 to 4. */
  price_level?: number;
  /** Identifier of the place at the third-party places provider. */
  place_id?: string;
  category?: string;
  categories?: readonly string[];
  intermediary?: Intermediary;
  /** True if the merchant was NOT found and only its name was tidied. */
  isClearResponse?: boolean;
  /** The data source of each record field, as a label whose values are configuration. */
  cachePolicy?: Readonly<Record<string, string>>;
  brand?: Brand;
  aggregateLevel?: AggregateLevel;
  store?: { id?: string };
}
