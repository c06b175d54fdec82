import type { AggregateLevel, Brand, Transaction } from '../service/types.js';
import { type Branch, catalogue, type Merchant } from './catalogue/catalogue.js';
import { type Category, categoryOfMcc, categoryPath } from './categories.js';
import { writeOpeningHours } from './hours/writeOpeningHours.js';
import { type Candidate, matchTransaction } from './matching/matchTransaction.js';
import { hashText } from './random.js';
import type { ListRequest } from './readListRequest.js';
import type { PictureUrl } from './sandboxPictures.js';
import type { SandboxLanguage } from './toLanguage.js';
import type { WireRecord } from './WireRecord.js';
import { writeCachePolicy } from './writeCachePolicy.js';
import { writeReviews } from './writeReviews.js';

/** One place in seven has an `open_now` that is three hours old, as real ones may. */
const STALE_EVERY = 7;
const STALE_MS = 3 * 3_600_000;

const FIRST_VERIFIED = Date.UTC(2025, 0, 6, 9);
const DAY_MS = 86_400_000;

/** What all records of one response share. */
export interface ResponseContext {
  request: ListRequest;
  language: SandboxLanguage;
  /** Milliseconds since 1970. */
  now: number;
  pictureUrl: PictureUrl;
}

function writeCategory(category: Category, { language, pictureUrl }: ResponseContext) {
  return {
    categoryImg: pictureUrl('categories', category.id),
    category: category.label[language],
    categories: categoryPath(category, language),
  } satisfies WireRecord;
}

function writeIntermediary(
  merchant: Merchant | undefined,
  { pictureUrl }: ResponseContext,
): WireRecord {
  if (!merchant) return {};
  const { code = '', name, website } = merchant;
  const img = pictureUrl('intermediaries', code.toLowerCase());
  return { intermediary: { name, ...(website !== undefined && { website }), img } };
}

/** A merchant's brand, if it has one. In English, because brand data ignores the language. */
function writeBrand(merchant: Merchant, pictureUrl: PictureUrl): Brand | undefined {
  const { id, name, brand, category, esg, logo, website } = merchant;
  if (brand !== 'own') return brand && { name };
  return {
    id: `brand-${id}`,
    name,
    ...(logo && { img: pictureUrl('logos', id) }),
    ...(website !== undefined && { website }),
    ...(esg && { esg: { participations: esg } }),
    brandCategory: {
      parentCategory: category.group.en,
      categoryGroup: category.label.en,
      categoryType: merchant.branches.length === 0 ? 'Online' : 'High street',
    },
    verifiedInputDate: new Date(FIRST_VERIFIED + (hashText(id) % 600) * DAY_MS).toISOString(),
  };
}

/** The group that a merchant belongs to. */
function writeParent(merchant: Merchant, pictureUrl: PictureUrl): AggregateLevel | undefined {
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
function writePlace({ merchant, branch }: Candidate, context: ResponseContext): WireRecord {
  if (!branch) return {};
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
    ...(phone !== undefined && { phone }),
    ...(rating !== undefined && {
      rating,
      reviews: writeReviews(merchant, placeId, rating, context),
    }),
    ...(hours && { opening_hours: writeOpeningHours(hours, options) }),
    ...(merchant.priceLevel !== undefined && { price_level: merchant.priceLevel }),
    place_id: placeId,
  };
}

/** The record of a known merchant, for the request's type and options. */
function writeMatched(
  candidate: Candidate,
  intermediary: Merchant | undefined,
  context: ResponseContext,
): WireRecord {
  const { merchant, branch } = candidate;
  const { request, pictureUrl } = context;
  const { logo, name, website } = merchant;
  const category = writeCategory(merchant.category, context);
  const fallback = request.defaultLogo ? category.categoryImg : undefined;
  const picture = logo ? pictureUrl('logos', merchant.id) : fallback;
  const isExtended = request.type === 'extended';
  const brand = writeBrand(merchant, pictureUrl);
  const aggregateLevel = writeParent(merchant, pictureUrl);
  const record: WireRecord = {
    name,
    ...(website !== undefined && { website }),
    address: branch ? writeAddress(branch) : '',
    ...(picture !== undefined && { img: picture, logoImg: picture }),
    ...(logo && { logoScore: (70 + (hashText(merchant.id) % 30)) / 100 }),
    ...category,
    isClearResponse: false,
    ...(isExtended && writePlace(candidate, context)),
    ...((isExtended || request.additionalInfo) && {
      ...writeIntermediary(intermediary, context),
      ...(brand && { brand }),
      ...(aggregateLevel && { aggregateLevel }),
      ...(branch && { store: { id: branch.store } }),
    }),
  };
  const keptByService = merchant.brand === 'own' || merchant.branches.length === 0;
  record.cachePolicy = writeCachePolicy(record, keptByService, request.forceCacheableFields);
  return record;
}

/** The record of an unknown merchant: a tidied name, and the category that its MCC implies. */
function writeCleaned(
  name: string,
  { mcc }: Transaction,
  intermediary: Merchant | undefined,
  context: ResponseContext,
): WireRecord {
  const { request } = context;
  const known = categoryOfMcc(mcc);
  const category = known && writeCategory(known, context);
  const picture = request.defaultLogo ? category?.categoryImg : undefined;
  const record: WireRecord = {
    name,
    address: '',
    ...(picture !== undefined && { img: picture, logoImg: picture }),
    ...category,
    isClearResponse: true,
    ...((request.type === 'extended' || request.additionalInfo) &&
      writeIntermediary(intermediary, context)),
  };
  record.cachePolicy = writeCachePolicy(record, true, request.forceCacheableFields);
  return record;
}

function writeRow(transaction: Transaction, context: ResponseContext): WireRecord[] {
  const { candidates, intermediary, tidied } = matchTransaction(transaction);
  if (candidates.length > 0) {
    return candidates.map((candidate) => writeMatched(candidate, intermediary, context));
  }
  return context.request.clearResponse && tidied !== undefined
    ? [writeCleaned(tidied, transaction, intermediary, context)]
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
