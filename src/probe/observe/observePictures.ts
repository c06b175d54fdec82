import { isObject } from '../../service/response/decoders.js';
import { filledFields, recordsOf, recordsOfRow, unique, type WireFields } from '../Exchange.js';
import type { StepName } from '../plan.js';
import type { Findings } from '../questions.js';
import { describeRefusal } from './describeOutcome.js';
import { type Observed, usualRecords } from './Observed.js';

/** More hosts than a page should list. */
const MAX_HOSTS = 20;
export const TOO_MANY_HOSTS = `more than ${MAX_HOSTS}`;

interface Picture {
  field: string;
  address: string;
  url: URL | undefined;
  /** Whether it is at the site of the merchant whom it shows. */
  isAtOwnSite: boolean;
}

const toUrl = (text: unknown): URL | undefined =>
  typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;

const siteOf = (url: URL | undefined) => url?.hostname.replace(/^www\./, '');

function picturesOf(record: WireFields): Picture[] {
  const { brand, intermediary, aggregateLevel, reviews } = record;
  const parts: [string, unknown, unknown?][] = [
    ['img', record.img, record.website],
    ['logoImg', record.logoImg, record.website],
    ['categoryImg', record.categoryImg, record.website],
    ...Object.entries({ brand, intermediary, aggregateLevel }).map(
      ([name, part]): [string, unknown, unknown?] =>
        isObject(part) ? [`${name}.img`, part.img, part.website] : [name, undefined],
    ),
    ...[reviews]
      .flat()
      .map((review): [string, unknown] => [
        'reviews.profile_photo_url',
        isObject(review) ? review.profile_photo_url : undefined,
      ]),
  ];
  return parts.flatMap(([field, address, website]) => {
    if (typeof address !== 'string' || address === '') return [];
    const url = toUrl(address);
    const site = siteOf(toUrl(website));
    return [{ field, address, url, isAtOwnSite: site !== undefined && siteOf(url) === site }];
  });
}

export function observePictures(observed: Observed): Findings {
  const { answers } = observed;
  const pictures = usualRecords(observed).flatMap(picturesOf);
  const isPortrait = ({ field }: Picture) => field.startsWith('reviews.');
  const hosts = (of: Picture[]) => {
    const origins = unique(
      of.flatMap(({ url, isAtOwnSite }) => (url?.host && !isAtOwnSite ? [url.origin] : [])),
    );
    return origins.length > MAX_HOSTS ? TOO_MANY_HOSTS : origins;
  };
  const sizes = (['logo-1x', 'logo-3x'] as const).flatMap((name) => describeSize(name, observed));
  return {
    'pictures.hosts': hosts(pictures.filter((picture) => !isPortrait(picture))),
    'pictures.people': hosts(pictures.filter(isPortrait)),
    'pictures.ownSites': unique(
      pictures.flatMap(({ field, isAtOwnSite }) => (isAtOwnSite ? [field] : [])),
    ),
    'pictures.schemes': unique(
      pictures.map(({ url }) => url?.protocol.replace(':', '') ?? 'no whole address'),
    ),
    ...(answers.has('no-default-logo') && {
      'pictures.defaultLogo': lostWithoutDefault(observed),
    }),
    ...(sizes.length > 0 && { 'pictures.sizes': sizes }),
  };
}

function lostWithoutDefault({ answers }: Observed): string | string[] {
  const [usual, without] = [answers.get('extended'), answers.get('no-default-logo')];
  if (!usual || !without) return [];
  const refusal = describeRefusal(without);
  if (refusal) return refusal;
  return unique(
    usual.rows.flatMap(({ id }) => {
      const [before] = recordsOfRow(usual, id);
      const [after] = recordsOfRow(without, id);
      if (!before || !after) return [];
      return filledFields(before).filter((field) => !filledFields(after).includes(field));
    }),
  );
}

function describeSize(name: StepName, { answers }: Observed): string[] {
  const exchange = answers.get(name);
  if (!exchange) return [];
  const size = name.replace('logo-', '');
  const addresses = recordsOf(exchange).flatMap(picturesOf);
  const usual = answers.get('extended');
  const same = usual ? recordsOfRow(usual, 'row-0').flatMap(picturesOf) : [];
  const isSame =
    same.map(({ address }) => address).join() === addresses.map(({ address }) => address).join();
  return [
    `${size}: ${describeRefusal(exchange) ?? (isSame ? 'the same pictures' : 'other pictures')}`,
  ];
}
