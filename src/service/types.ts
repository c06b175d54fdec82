/**
 * The service's interface as types. Names keep the service's spelling; the words of each field are the interface's
 * own. Every record field is optional: `restrictive` answers hold a subset, and parsing drops what is not well-formed.
 */

/** A string with known values that stays open: the interface does not list them all. */
type Open<Known extends string> = Known | (string & {});

/** Request element: one raw card transaction. These twelve fields are all that ever leaves the browser. */
export interface Transaction {
  /**
   * Unique within one request only, and the key of the matching entry in the answer. Never a cache key. Sent as it is,
   * so never a card or account number.
   */
  id: string;
  /** Raw merchant text, as the bank prints it. A row without at least two characters is not asked. */
  merchant_name?: string | undefined;
  /** Free-text location. */
  location?: string | undefined;
  address?: string | undefined;
  city?: string | undefined;
  /** ISO 3166 code or English name; the interface does not say. */
  country?: string | undefined;
  postcode?: string | undefined;
  /** Merchant category code (ISO 18245). */
  mcc?: string | undefined;
  online?: boolean | undefined;
  /** Degrees; sent only together with `longitude`. */
  latitude?: number | undefined;
  /** Degrees; sent only together with `latitude`. */
  longitude?: number | undefined;
  /** Search radius around the coordinates. Unit not shown. */
  radius?: number | undefined;
}

/** `restrictive` is recommended for lists; `extended` adds place fields. Other strings are passed through. */
export type RequestType = Open<'restrictive' | 'extended'>;

/** Fields that `forceCacheableFields` can force from the service's own sources, so that they may be stored. */
export type CacheableField = 'name' | 'website' | 'img' | 'category' | 'categories';

/** What a host may set for every request. An option that is not set is omitted, never sent as null. */
export interface RequestOptions {
  type?: RequestType | undefined;
  /** Service default: `2x`. Other values are not shown. */
  logo_size?: Open<'2x'> | undefined;
  /** Service default: true. */
  defaultLogo?: boolean | undefined;
  /** Format not shown; a BCP 47 tag is the best guess. */
  language?: string | undefined;
  /** Service default: false. */
  additionalInfo?: boolean | undefined;
  /** Service default: true. When false, a miss is an empty array instead of a tidied name. */
  clearResponse?: boolean | undefined;
  forceCacheableFields?: readonly CacheableField[] | undefined;
}

/** Body of `POST /api/v3/merchant/list`. At most 25 transactions are recommended. */
export interface MerchantListRequest extends RequestOptions {
  type: RequestType;
  transactions: readonly Transaction[];
}

export interface Position {
  type: 'Point';
  /** Array of numbers; GeoJSON order (longitude, latitude) is not promised by the interface. */
  coordinates: readonly number[];
}

export interface Review {
  author_name?: string;
  author_url?: string;
  profile_photo_url?: string;
  language?: string;
  original_language?: string;
  rating?: number;
  /** Stale as soon as it is written: shown never, age comes from `time`. */
  relative_time_description?: string;
  text?: string;
  /** Seconds since 1970. */
  time?: number;
  translated?: boolean;
}

/** One end of an opening period, in the place's own time zone. Parsing keeps it only with `time` and `day` or `date`. */
export interface PeriodEdge {
  /** ISO 8601 date, where the hours are those of certain days. */
  date?: string;
  /** 0 is Sunday. */
  day?: number;
  /** 24-hour clock written as hhmm, four digits. Numbers on the wire become text, so that 0030 keeps its zeros. */
  time?: string;
  /** True where the window of seven days cuts the period. */
  truncated?: boolean;
}

export interface OpeningPeriod {
  open: PeriodEdge;
  close?: PeriodEdge;
}

export interface SpecialDay {
  date?: string;
  exceptional_hours?: boolean;
}

export interface OpeningHours {
  /** True when the answer was made; stale within the hour, so never shown. */
  open_now?: boolean;
  periods?: readonly OpeningPeriod[];
  special_days?: readonly SpecialDay[];
  /** Present on secondary hours (kitchen, delivery …): not the shop's hours. */
  type?: string;
  /** One human-readable line per weekday, Monday first in every recorded answer. */
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
  /** A brand without id is a placeholder: never group by it. */
  id?: string;
  name?: string;
  img?: string;
  website?: string;
  /** Shape of a participation: not shown. */
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

/** Element of an answer's array: one merchant found for one transaction. */
export interface MerchantRecord {
  name?: string;
  website?: string;
  position?: Position;
  /** Image URL. */
  img?: string;
  logoImg?: string;
  categoryImg?: string;
  /** Scale not shown: no threshold is built in. */
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
  /** True: the merchant was NOT found, only its name was tidied. */
  isClearResponse?: boolean;
  /** Names the data source of each record field by a label whose values are configuration. */
  cachePolicy?: Readonly<Record<string, string>>;
  brand?: Brand;
  aggregateLevel?: AggregateLevel;
  store?: { id?: string };
}
