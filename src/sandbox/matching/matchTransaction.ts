import type { Transaction } from '../../service/types.js';
import type { Branch, Merchant } from '../catalogue/catalogue.js';
import { type City, type Country, findCity, findCountry } from '../catalogue/places.js';
import { findMerchants } from './findMerchants.js';
import { foldText } from './foldText.js';
import { type Descriptor, readDescriptor, tidyName } from './readDescriptor.js';

/** A longer list of namesakes would not help a reader. */
const MAX_CANDIDATES = 3;

export interface Candidate {
  merchant: Merchant;
  branch: Branch | undefined;
}

interface Match {
  /** Best first; empty for an unknown merchant. */
  candidates: readonly Candidate[];
  intermediary: Merchant | undefined;
  /** The text without its noise; undefined if it contains no readable name. */
  tidied: string | undefined;
}

/** What is known about where a payment was made. */
interface Hints
  extends Pick<Transaction, 'mcc' | 'online' | 'postcode' | 'latitude' | 'longitude'> {
  city: City | undefined;
  /** A town was named, but it is not in the catalogue. */
  elsewhere: boolean;
  country: Country | undefined;
  /** Numbers in the text that may be a store's. */
  numbers: readonly string[];
}

/** Combines the transaction's fields with what its text says; the fields win. */
function readHints(transaction: Transaction, descriptor: Descriptor): Hints {
  const town = transaction.city ?? transaction.location?.split(',')[0];
  const named = findCity(town ?? '');
  return {
    ...transaction,
    city: named ?? (town === undefined ? descriptor.city : undefined),
    elsewhere: town !== undefined && town.trim() !== '' && named === undefined,
    country: findCountry(transaction.country ?? '') ?? descriptor.country,
    numbers: descriptor.numbers,
  };
}

/** How well the hints fit a merchant: plus one for each match, minus one for each mismatch. */
function agreement({ mcc, branches }: Merchant, hints: Hints): number {
  const { city, country } = hints;
  const vote = (is: boolean) => (is ? 1 : -1);
  let points = hints.mcc !== undefined && mcc !== undefined ? vote(hints.mcc === mcc) : 0;
  if (branches.length === 0) return points + (hints.online ? 1 : 0);
  if (city) points += vote(branches.some((branch) => branch.city === city));
  if (country) points += vote(branches.some((branch) => branch.city.country === country));
  return points;
}

/**
 * The place where a payment was made; undefined if the hints are ambiguous, such as a chain without
 * a town. In order of precedence: store number, postcode, town, coordinates, country, only branch.
 */
function chooseBranch({ branches }: Merchant, hints: Hints): Branch | undefined {
  const { city, country, latitude, longitude, postcode } = hints;
  if (hints.online) return undefined;
  const inReach = branches.filter(
    (branch) => (!country || branch.city.country === country) && (!city || branch.city === city),
  );
  const exact =
    inReach.find(({ store }) => hints.numbers.includes(store)) ??
    inReach.find((branch) => foldText(branch.postcode) === foldText(postcode ?? ''));
  if (exact || hints.elsewhere) return exact;
  if (latitude !== undefined && longitude !== undefined) {
    const distance = (branch: Branch) =>
      Math.hypot(branch.latitude - latitude, branch.longitude - longitude);
    const nearest = [...inReach].sort((a, b) => distance(a) - distance(b))[0];
    return nearest && distance(nearest) < 1 ? nearest : undefined;
  }
  return city || inReach.length === 1 ? inReach[0] : undefined;
}

/** Finds the merchants and the intermediary that a raw transaction names. */
export function matchTransaction(transaction: Transaction): Match {
  const descriptor = readDescriptor(transaction.merchant_name ?? '');
  const { intermediary, prefix, words } = descriptor;
  const hints = readHints(transaction, descriptor);
  // With nothing after the prefix, the intermediary itself was paid.
  const found = findMerchants(words.length === 0 && intermediary ? [intermediary.name] : words);
  const points = new Map(found.map((merchant) => [merchant, agreement(merchant, hints)]));
  const most = Math.max(...points.values());
  const candidates = found
    .filter((merchant) => points.get(merchant) === most)
    .slice(0, MAX_CANDIDATES)
    .map((merchant) => ({ merchant, branch: chooseBranch(merchant, hints) }));
  // After an unknown prefix, a name cannot be told from the intermediary's own reference.
  const isReadable = (prefix === undefined || intermediary !== undefined) && words.length > 0;
  return { candidates, intermediary, tidied: isReadable ? tidyName(words) : undefined };
}
