import type { MerchantRecord, Review, SpecialDay } from '../service/types.js';

/** One end of a period on the wire: `time` is a number, so half past midnight is 30. */
export interface WirePeriodEdge {
  date?: string;
  /** 0 is Sunday. */
  day: number;
  /** hhmm as a number. */
  time: number;
  truncated?: boolean;
}

export interface WirePeriod {
  open: WirePeriodEdge;
  close?: WirePeriodEdge;
}

export interface WireOpeningHours {
  open_now?: boolean;
  periods?: WirePeriod[];
  special_days?: SpecialDay[];
  type?: string;
  weekday_text?: string[];
}

/** A record as the service sends it. */
export interface WireRecord extends Omit<MerchantRecord, 'reviews' | 'opening_hours'> {
  /** The service does not specify whether this is an object or an array: the sandbox sends both. */
  reviews?: Review | Review[];
  opening_hours?: WireOpeningHours;
}

/** What becomes a part of a record: JSON leaves out what is undefined. */
export type Draft<Part> = Part extends object
  ? { [Field in keyof Part]: Draft<Part[Field]> | undefined }
  : Part;

export type WireDraft = Draft<WireRecord>;
