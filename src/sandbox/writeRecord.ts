import type { Transaction } from '../service/types.js';
import type { CategoryId } from './CategoryId.js';
import type { SandboxIntermediary } from './catalogue/intermediaries.js';
import type { SandboxBranch } from './catalogue/SandboxMerchant.js';
import { categoryLabel, categoryOfMcc, categoryPath } from './categories.js';
import { hashText } from './hashText.js';
import { hoursPatterns } from './hours/hoursPatterns.js';
import { writeOpeningHours } from './hours/writeOpeningHours.js';
import type { ListRequest } from './ListRequest.js';
import type { Candidate } from './matching/matchTransaction.js';
import type { PictureUrl } from './picturePath.js';
import type { SandboxLanguage } from './SandboxLanguage.js';
import type { WireRecord } from './WireRecord.js';
import { writeBrand, writeParent } from './writeBrand.js';
import { writeCachePolicy } from './writeCachePolicy.js';
import { writeReviews } from './writeReviews.js';

/** One place in seven has an `open_now` that is three hours old, as real ones may. */
const STALE_EVERY = 7;
const STALE_MS = 3 * 3_600_000;

/** What all records of one response share. */
export interface ResponseContext {
  request: ListRequest;
  language: SandboxLanguage;
  /** Milliseconds since 1970. */
  now: number;
  pictureUrl: PictureUrl;
}

function writeCategory(
  category: CategoryId,
  { language, pictureUrl }: ResponseContext,
): Pick<WireRecord, 'categoryImg' | 'category' | 'categories'> {
  return {
    categoryImg: pictureUrl('categories', category),
    category: categoryLabel(category, language),
    categories: categoryPath(category, language),
  };
}

function writeIntermediary(
  intermediary: SandboxIntermediary | undefined,
  { pictureUrl }: ResponseContext,
): Pick<WireRecord, 'intermediary'> {
  if (intermediary === undefined) return {};
  const { code, name, website } = intermediary;
  return { intermediary: { name, website, img: pictureUrl('intermediaries', code.toLowerCase()) } };
}

function writeAddress({ city, street, streetNumber, postcode }: SandboxBranch): string {
  return city.country.address === 'number-first'
    ? `${streetNumber} ${street}, ${city.name} ${postcode}`
    : `${street} ${streetNumber}, ${postcode} ${city.name}`;
}

/** The fields that come from the provider of places. */
function writePlace({ merchant, branch }: Candidate, context: ResponseContext): WireRecord {
  if (branch === undefined) return {};
  const { city, hours, phone, placeId, rating } = branch;
  const { language, now, pictureUrl } = context;
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
      reviews: writeReviews(merchant, placeId, rating, language, now, pictureUrl),
    }),
    ...(hours !== undefined && {
      opening_hours: writeOpeningHours(hoursPatterns[hours], {
        now,
        timeZone: city.timeZone,
        language,
        openNowAgeMs: hashText(placeId) % STALE_EVERY === 0 ? STALE_MS : 0,
      }),
    }),
    ...(merchant.priceLevel !== undefined && { price_level: merchant.priceLevel }),
    place_id: placeId,
  };
}

/** What `additionalInfo` adds to a restrictive record: intermediary, brand, parent and store. */
function writeBackground(
  { merchant, branch }: Candidate,
  intermediary: SandboxIntermediary | undefined,
  context: ResponseContext,
): WireRecord {
  const brand = writeBrand(merchant, context.pictureUrl);
  const aggregateLevel = writeParent(merchant, context.pictureUrl);
  return {
    ...writeIntermediary(intermediary, context),
    ...(brand && { brand }),
    ...(aggregateLevel && { aggregateLevel }),
    ...(branch && { store: { id: branch.store } }),
  };
}

/** The record of a known merchant, for the request's type and options. */
export function writeMatched(
  candidate: Candidate,
  intermediary: SandboxIntermediary | undefined,
  context: ResponseContext,
): WireRecord {
  const { merchant, branch } = candidate;
  const { request, pictureUrl } = context;
  const { logo, name, website } = merchant;
  const category = writeCategory(merchant.category, context);
  const fallback = request.defaultLogo ? category.categoryImg : undefined;
  const picture = logo === undefined ? fallback : pictureUrl('logos', merchant.id);
  const isExtended = request.type === 'extended';
  const record: WireRecord = {
    name,
    ...(website !== undefined && { website }),
    address: branch === undefined ? '' : writeAddress(branch),
    ...(picture !== undefined && { img: picture, logoImg: picture }),
    ...(logo !== undefined && { logoScore: (70 + (hashText(merchant.id) % 30)) / 100 }),
    ...category,
    isClearResponse: false,
    ...(isExtended && writePlace(candidate, context)),
    ...((isExtended || request.additionalInfo) &&
      writeBackground(candidate, intermediary, context)),
  };
  const keptByService = merchant.brand === 'own' || merchant.branches.length === 0;
  record.cachePolicy = writeCachePolicy(record, keptByService, request.forceCacheableFields);
  return record;
}

/** The record of an unknown merchant: a tidied name, and the category that its MCC implies. */
export function writeCleaned(
  name: string,
  transaction: Transaction,
  intermediary: SandboxIntermediary | undefined,
  context: ResponseContext,
): WireRecord {
  const { request } = context;
  const id = categoryOfMcc(transaction.mcc);
  const category = id === undefined ? {} : writeCategory(id, context);
  const picture = request.defaultLogo ? category.categoryImg : undefined;
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
