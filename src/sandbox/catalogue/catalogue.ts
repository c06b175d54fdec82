import { type Category, findCategory } from '../categories.js';
import { type HoursPattern, hoursPatterns } from '../hours/hoursPatterns.js';
import { hashText, seededRandom } from '../random.js';
import data from './merchants.json' with { type: 'json' };
import { type City, findCity } from './places.js';

/** Name of a mark in `pictures.json`, colour of the plate, and of the mark: one or two. */
export type Logo = readonly [mark: string, background: string, foreground: string, accent?: string];

/** One place of a merchant. */
export interface Branch {
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
  hours: HoursPattern | undefined;
  rating: number | undefined;
}

/** What a merchant is and what its line in `merchants.json` says. */
interface MerchantFacts {
  /** Also the name of the logo's file. */
  id: string;
  name: string;
  /** The upper-case text that terminals print, followed by other spellings that match. */
  terminal: readonly string[];
  /** Merchant category code (ISO 18245); incoming payments have none. */
  mcc?: string;
  /** Without one, the category's picture is used. */
  logo?: Logo;
  /** Range of payments in pounds, before `priceFactor`; equal ends are a fixed price. */
  amount: readonly [min: number, max: number];
  /** 0 to 4. */
  priceLevel?: number;
  website?: string;
  /** Code of the intermediary that processes its payments. */
  via?: string;
  /** Id of its group. */
  parent?: string;
  /** A placeholder has a name only. Without either, the merchant is no brand. */
  brand?: 'own' | 'placeholder';
  /** A payment on that day of each month, in pounds. */
  monthly?: { day: number; amount: string };
  /** For an intermediary: its code, and what statements print before the asterisk. */
  code?: string;
  prefix?: string;
}

export interface Merchant extends MerchantFacts {
  category: Category;
  /** Empty for merchants that only sell online. */
  branches: readonly Branch[];
  /** Its participations in ESG programmes. */
  esg: readonly unknown[] | undefined;
}

/** A group that owns several merchants. */
type Parent = Required<Pick<MerchantFacts, 'id' | 'name' | 'logo' | 'website'>>;

interface Line extends MerchantFacts {
  category: string;
  /** The service does not specify the shape of a participation: these are shapes it might send. */
  esg?: 'strings' | 'objects' | 'nested';
  /** Names in `hoursPatterns`, assigned to the places in turn. */
  hours?: readonly string[];
  /** Of the first place; others differ a little. */
  rating?: number;
  /** One town per place, with what examples and pictures show of it. */
  places?: readonly (string | KnownPlace)[];
}

type KnownPlace = Partial<Omit<Branch, 'city' | 'hours'>> & { city: string; hours?: string };

interface Catalogue {
  merchants: readonly Merchant[];
  byId: ReadonlyMap<string, Merchant>;
  parents: readonly Parent[];
  /** By code and by name, in capitals. Each is also a merchant. */
  intermediaries: ReadonlyMap<string, Merchant>;
}

// Inferred from JSON, tuples are arrays and names any text.
const {
  merchants: lines,
  parents,
  participations,
} = data as unknown as {
  participations: Readonly<Record<NonNullable<Line['esg']>, readonly unknown[]>>;
  merchants: readonly Line[];
  parents: readonly Parent[];
};

const POSTCODE_LETTERS = 'ABDEFGHJLNPRSTUWXYZ';

/** Replaces `#` by digits and `@` by letters. */
const fill = (template: string, random: () => number): string =>
  template.replace(/[#@]/g, (sign) =>
    sign === '#'
      ? String(Math.floor(random() * 10))
      : POSTCODE_LETTERS.charAt(Math.floor(random() * POSTCODE_LETTERS.length)),
  );

/** The places of a merchant. Streets, numbers and positions follow from its id and never change. */
function readBranches({ id, places = [], hours = [], rating }: Line): Branch[] {
  return places.map((place, index) => {
    const {
      city: name,
      hours: ownHours,
      ...known
    } = typeof place === 'string' ? { city: place } : place;
    const city = findCity(name);
    if (!city) throw new Error(`Merchantry: expected a city of places.json, but got: ${name}`);
    const seed = hashText(`${id} ${index}`);
    const random = seededRandom(seed);
    const { streets } = city.country;
    const jitter = index === 0 ? 0 : Math.round((random() - 0.5) * 6) / 10;
    return {
      placeId: `sbx-${seed.toString(36).padStart(7, '0')}-${index}`,
      store: known.store ?? fill('####', random),
      city,
      street: streets[Math.floor(random() * streets.length)] ?? '',
      streetNumber: String(1 + Math.floor(random() * 140)),
      postcode: fill(city.postcode, random),
      phone: city.phone && fill(city.phone, random),
      latitude: Number((city.latitude + (random() - 0.5) * 0.03).toFixed(6)),
      longitude: Number((city.longitude + (random() - 0.5) * 0.04).toFixed(6)),
      hours: hoursPatterns[ownHours ?? hours[index % hours.length] ?? ''],
      rating: rating && Number(Math.min(5, Math.max(1, rating + jitter)).toFixed(1)),
      ...known,
    };
  });
}

function readMerchant(line: Line): Merchant {
  const category = findCategory(line.category);
  if (!category) {
    throw new Error(
      `Merchantry: expected a category of categories.json, but got: ${line.category}`,
    );
  }
  const esg = line.esg && participations[line.esg];
  return { ...line, category, branches: readBranches(line), esg };
}

let read: Catalogue | undefined;

/** Everybody in `merchants.json`, read on first use. All of them are fictional. */
export function catalogue(): Catalogue {
  if (read) return read;
  const merchants = lines.map(readMerchant);
  read = {
    merchants,
    byId: new Map(merchants.map((merchant) => [merchant.id, merchant])),
    parents,
    intermediaries: new Map(
      merchants.flatMap((merchant) => {
        const { code, name } = merchant;
        return code ? [code, name.toUpperCase()].map((key) => [key, merchant] as const) : [];
      }),
    ),
  };
  return read;
}
