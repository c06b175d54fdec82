import type { CategoryId } from '../CategoryId.js';
import type { HoursName } from '../hours/hoursPatterns.js';
import type { LogoSpec } from '../LogoSpec.js';
import type { City } from './cities.js';

/** The shape of a participation in an ESG programme, which the service does not specify. */
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
  /** The upper-case text that terminals print, followed by other spellings that match. */
  descriptors: readonly string[];
  category: CategoryId;
  /** Merchant category code (ISO 18245); undefined for incoming payments. */
  mcc: string | undefined;
  /** Undefined: the category's picture is used. */
  logo: LogoSpec | undefined;
  /** Range of payments in pounds, before `priceFactor`; equal ends are a fixed price. */
  amount: readonly [min: number, max: number];
  /** 0 to 4. */
  priceLevel: number | undefined;
  website: string | undefined;
  /** Empty for merchants that only sell online. */
  branches: readonly SandboxBranch[];
  /** Code of the intermediary that processes its payments. */
  via: string | undefined;
  /** Id of the parent entity. */
  parent: string | undefined;
  /** A placeholder has no id. */
  brand: 'own' | 'placeholder' | 'none';
  esg: EsgForm | undefined;
}
