import type { AggregateLevel, Brand, Intermediary, Transaction } from '../service/types.js';
import { DAY_MS } from '../utils/time.js';
import { type Branch, catalogue, type Merchant } from './catalogue/catalogue.js';
import { type Category, categoryOfMcc, categoryPath } from './categories.js';
import { writeOpeningHours } from './hours/writeOpeningHours.js';
import { type Candidate, matchTransaction } from './matching/matchTransaction.js';
import type { ResponseContext } from './ResponseContext.js';
import { hashText } from './random.js';
import type { Draft, WireDraft } from './WireRecord.js';
import { writeCachePolicy } from './writeCachePolicy.js';
import { writeReviews } from './writeReviews.js';

/** One place in seven has an `open_now` that is three hours old, as real ones may. */
const STALE_EVERY = 7;
const STALE_MS = 3 * 3_600_000;

const FIRST_VERIFIED = Date.UTC(2025, 0, 6, 9);

const writeCategory = (category: Category, { language, pictureUrl }: ResponseContext) => ({
  categoryImg: pictureUrl('categories', category.id),
  category: category.label[language],
  categories: categoryPath(category, language),
});

function writeIntermediary(
  { code = '', name, website }: Merchant,
  { pictureUrl }: ResponseContext,
): Draft<Intermediary> {
  return { name, website, img: pictureUrl('intermediaries', code.toLowerCase()) };
}

/** A merchant's brand, if it has one. In English, because brand data ignores the language. */
function writeBrand(merchant: Merchant, { pictureUrl }: ResponseContext): Draft<Brand> | undefined {
  const { id, name, brand, category, esg, logo, website } = merchant;
  if (brand !== 'own') return brand && { name };
  return {
    id: `brand-${id}`,
    name,
    img: logo && pictureUrl('logos', id),
    website,
    esg: esg && { participations: esg },
    brandCategory: {
      parentCategory: category.group.en,
      categoryGroup: category.label.en,
      categoryType: merchant.branches.length === 0 ? 'Online' : 'High street',
    },
    verifiedInputDate: new Date(FIRST_VERIFIED + (hashText(id) % 600) * DAY_MS).toISOString(),
  };
}

/** The group that a merchant belongs to. */
function writeParent(
  merchant: Merchant,
  { pictureUrl }: ResponseContext,
): AggregateLevel | undefined {
  const parent = catalogue().parents.find(({ id }) => id === merchant.parent);
  if (!parent) return undefined;
  const { id, name, website } = parent;
  return { id, name, img: pictureUrl('logos', id), website };
}

function writeAddress({ city, street, streetNumber, postcode }: Branch): string {
  return city.country.numberFirst
    ? `${streetNumber} ${street}, ${city.name} ${postcode}`
    : `${street} ${streetNumber}, ${postcode} ${city.name}`;
}

/** The fields that come from the provider of places. */
function writePlace(merchant: Merchant, branch: Branch, context: ResponseContext): WireDraft {
  const { city, hours, phone, placeId, rating } = branch;
  const { language, now } = context;
  const openNowAgeMs = hashText(placeId) % STALE_EVERY === 0 ? STALE_MS : 0;
  const options = { now, timeZone: city.timeZone, language, openNowAgeMs };
  return {
    position: { type: 'Point', coordinates: [branch.longitude, branch.latitude] },
    postal_code: branch.postcode,
    street_number: branch.streetNumber,
    route: branch.street,
    locality: city.name,
    administrative_area_level_1: city.region,
    administrative_area_level_2: city.district,
    country: city.country.code,
    phone,
    rating,
    reviews: rating ? writeReviews(merchant, placeId, rating, context) : undefined,
    opening_hours: hours && writeOpeningHours(hours, options),
    price_level: merchant.priceLevel,
    place_id: placeId,
  };
}

/** The record of a known merchant, for the request's type and options. */
function writeMatched({ merchant, branch }: Candidate, context: ResponseContext): WireDraft {
  const { request, pictureUrl } = context;
  const { id, logo, name, website } = merchant;
  const category = writeCategory(merchant.category, context);
  const fallback = request.defaultLogo ? category.categoryImg : undefined;
  const img = logo ? pictureUrl('logos', id) : fallback;
  return {
    name,
    website,
    address: branch ? writeAddress(branch) : '',
    img,
    logoImg: img,
    logoScore: logo && (70 + (hashText(id) % 30)) / 100,
    ...category,
    isClearResponse: false,
    ...(request.type === 'extended' && branch && writePlace(merchant, branch, context)),
  };
}

/** The record of an unknown merchant: a tidied name, and the category that its MCC implies. */
function writeCleaned(name: string, mcc: string | undefined, context: ResponseContext): WireDraft {
  const known = categoryOfMcc(mcc);
  const category = known && writeCategory(known, context);
  const img = context.request.defaultLogo ? category?.categoryImg : undefined;
  return { name, address: '', img, logoImg: img, ...category, isClearResponse: true };
}

function writeRow(transaction: Transaction, context: ResponseContext): WireDraft[] {
  const { candidates, intermediary, tidied } = matchTransaction(transaction);
  const { additionalInfo, clearResponse, forceCacheableFields, type } = context.request;
  const hasMore = type === 'extended' || additionalInfo;
  /** Adds what a record has whether its merchant is known or not. */
  const finish = (record: WireDraft, isOwn: boolean, more: WireDraft = {}): WireDraft => ({
    ...record,
    intermediary: hasMore && intermediary ? writeIntermediary(intermediary, context) : undefined,
    ...(hasMore && more),
    cachePolicy: writeCachePolicy(record, isOwn, forceCacheableFields),
  });
  if (candidates.length > 0) {
    return candidates.map((candidate) => {
      const { merchant, branch } = candidate;
      const isOwn = merchant.brand === 'own' || merchant.branches.length === 0;
      return finish(writeMatched(candidate, context), isOwn, {
        brand: writeBrand(merchant, context),
        aggregateLevel: writeParent(merchant, context),
        store: branch && { id: branch.store },
      });
    });
  }
  return clearResponse && tidied !== undefined
    ? [finish(writeCleaned(tidied, transaction.mcc, context), true)]
    : [];
}

/**
 * One entry for each id sent (seed, behaviour rule 1). The object has no prototype, so that ids
 * such as `__proto__` are ordinary keys.
 */
export function writeResponseBody(context: ResponseContext): Record<string, unknown> {
  const rows: Record<string, unknown> = Object.create(null);
  for (const transaction of context.request.transactions) {
    rows[transaction.id] = writeRow(transaction, context);
  }
  return rows;
}
