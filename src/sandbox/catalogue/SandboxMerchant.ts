import type { CategoryId } from '../CategoryId.js';
import type { HoursName } from '../hours/hoursPatterns.js';
import type { LogoSpec } from '../LogoSpec.js';
import type { City } from './cities.js';

/** How a participation in an ESG programme is written; the interface leaves the shape open. */
export type EsgForm = 'strings' | 'objects' | 'nested';

/** One place of a merchant. */
export interface SandboxBranch {
  /** Unique in the catalogue. */
  placeId: string;
  /** The merchant's own number for the place, printed on statements. */
  store: string;
  city: City;
  streetNumber: string;
  street: string;
  postcode: string;
  phone: string | undefined;
  latitude: number;
  longitude: number;
  hours: HoursName | undefined;
  rating: number | undefined;
}

export interface SandboxMerchant {
  /** Also the name of the logo's file. */
  id: string;
  name: string;
  /** Upper-case text as terminals print it; other spellings that match come after it. */
  descriptors: readonly string[];
  category: CategoryId;
  /** Merchant category code (ISO 18245); undefined where money comes in. */
  mcc: string | undefined;
  /** Absent: pictures fall back to the category's. */
  logo: LogoSpec | undefined;
  /** Usual payments, in pounds of the home market; equal ends are a fixed price. */
  amount: readonly [min: number, max: number];
  /** 0 to 4. */
  priceLevel: number | undefined;
  website: string | undefined;
  /** Empty for merchants that only sell online. */
  branches: readonly SandboxBranch[];
  /** Code of the intermediary that takes its payments. */
  via: string | undefined;
  /** Id of the parent entity. */
  parent: string | undefined;
  /** A placeholder has no id. */
  brand: 'own' | 'placeholder' | 'none';
  esg: EsgForm | undefined;
}
