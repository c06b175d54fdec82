import type { CategoryId } from '../CategoryId.js';
import { CATEGORY_IDS } from '../categories.js';
import { hashText } from '../hashText.js';
import { type HoursName, hoursPatterns } from '../hours/hoursPatterns.js';
import type { LogoSpec } from '../LogoSpec.js';
import type { MarkName } from '../marks.js';
import { marks } from '../marks.js';
import { mulberry32 } from '../mulberry32.js';
import { findCity } from './cities.js';
import { knownPlaces } from './knownPlaces.js';
import type { EsgForm, SandboxBranch, SandboxMerchant } from './SandboxMerchant.js';

const NO_VALUE = '-';
const POSTCODE_LETTERS = 'ABDEFGHJLNPRSTUWXYZ';

const isCategory = (text: string): text is CategoryId =>
  (CATEGORY_IDS as readonly string[]).includes(text);
const isHours = (text: string): text is HoursName => Object.hasOwn(hoursPatterns, text);
const isMark = (text: string): text is MarkName => Object.hasOwn(marks, text);
const isEsg = (text: string | undefined): text is EsgForm =>
  text === 'strings' || text === 'objects' || text === 'nested';

/** Letters a to z and digits, words joined by hyphens. Used as an id and in file names. */
const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f']/g, '')
    .replaceAll('&', 'and')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const toDescriptor = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f']/g, '')
    .replaceAll('&', 'AND')
    .replaceAll('-', ' ')
    .toUpperCase();

/** Replaces `#` by digits and `@` by letters. */
const fill = (template: string, random: () => number): string =>
  template.replace(/[#@]/g, (sign) =>
    sign === '#'
      ? String(Math.floor(random() * 10))
      : (POSTCODE_LETTERS[Math.floor(random() * POSTCODE_LETTERS.length)] ?? 'A'),
  );

const expected = (what: string, line: string): Error =>
  new Error(`Merchantry: expected ${what} in a line of the sandbox catalogue, but got: ${line}`);

function readLogo(cell: string, line: string): LogoSpec | undefined {
  if (cell === NO_VALUE) return undefined;
  const [mark = '', background = '', foreground = '', accent] = cell.split(' ');
  if (!isMark(mark)) throw expected('a mark of marks.ts', line);
  return { mark, background, foreground, ...(accent !== undefined && { accent }) };
}

/** The places of a merchant. Streets, numbers and positions follow from its id and never change. */
function readBranches(
  id: string,
  cell: string,
  hours: readonly HoursName[],
  rating: number | undefined,
  line: string,
): SandboxBranch[] {
  if (cell === 'online') return [];
  return cell.split(', ').map((text, index) => {
    const [name = '', store] = text.split('#');
    const city = findCity(name);
    if (city === undefined) throw expected(`a city of cities.ts ("${name}")`, line);
    const seed = hashText(`${id} ${index}`);
    const random = mulberry32(seed);
    const { streets } = city.country;
    const jitter = index === 0 ? 0 : Math.round((random() - 0.5) * 6) / 10;
    return {
      placeId: `sbx-${seed.toString(36).padStart(7, '0')}-${index}`,
      store: store ?? fill('####', random),
      city,
      street: streets[Math.floor(random() * streets.length)] ?? '',
      streetNumber: String(1 + Math.floor(random() * 140)),
      postcode: fill(city.postcode, random),
      phone: city.phone === undefined ? undefined : fill(city.phone, random),
      latitude: Number((city.latitude + (random() - 0.5) * 0.03).toFixed(6)),
      longitude: Number((city.longitude + (random() - 0.5) * 0.04).toFixed(6)),
      hours: hours[index % hours.length],
      rating:
        rating === undefined
          ? undefined
          : Number(Math.min(5, Math.max(1, rating + jitter)).toFixed(1)),
      ...knownPlaces[`${id} ${index}`],
    };
  });
}

function readMerchant(line: string): SandboxMerchant {
  const [name, kind, logo, amount, hours, stars, places, more] = line
    .split('|')
    .map((cell) => cell.trim());
  if (!name || !kind || !logo || !amount || !hours || !stars || !places || !more) {
    throw expected('eight columns', line);
  }
  const options = new Map(
    more === NO_VALUE
      ? []
      : more.split(' ').map((pair): [string, string] => {
          const [key = '', value = ''] = pair.split('=');
          return [key, value.replaceAll('_', ' ')];
        }),
  );
  const [category = '', mcc = NO_VALUE] = kind.split(' ');
  if (!isCategory(category)) throw expected('a category', line);
  const hoursNames = hours === NO_VALUE ? [] : hours.split(',');
  if (!hoursNames.every(isHours)) throw expected('names of hoursPatterns.ts', line);
  const [min = 0, max = min] = amount.split('-').map(Number);
  const [rating, priceLevel] = stars
    .split(' ')
    .map((cell) => (cell === NO_VALUE ? undefined : Number(cell)));
  const id = options.get('id') ?? toSlug(name);
  const branches = readBranches(id, places, hoursNames, rating, line);
  const host = options.get('site') ?? `${id.replaceAll('-', '')}.example`;
  const brand = options.get('brand');
  const esg = options.get('esg');
  return {
    id,
    name,
    descriptors: options.get('as')?.split(',') ?? [toDescriptor(name)],
    category,
    mcc: mcc === NO_VALUE ? undefined : mcc,
    logo: readLogo(logo, line),
    amount: [min, max],
    priceLevel,
    website: host === 'none' ? undefined : `https://${host}`,
    branches,
    via: options.get('via'),
    parent: options.get('parent'),
    brand:
      brand === 'own' || brand === 'placeholder' || brand === 'none'
        ? brand
        : branches.length === 1
          ? 'none'
          : 'own',
    esg: isEsg(esg) ? esg : undefined,
  };
}

/**
 * Reads a table of merchants: one per line, eight columns separated by bars, `-` for no value.
 *
 * 1. name
 * 2. category id and merchant category code
 * 3. logo: mark, plate, colour, second colour
 * 4. payments in pounds: a range, or a fixed price
 * 5. names of opening hours, assigned to the places in turn
 * 6. rating and price level
 * 7. one town per place, with `#` and the store number where it matters; or `online`
 * 8. `as` (terminal texts, separated by commas, `_` for a space), `via`, `parent`, `brand`, `esg`,
 *    `id`, `site`
 *
 * A merchant with one place has its own brand only if its line says so.
 */
export function readMerchants(table: string): SandboxMerchant[] {
  return table.trim().split('\n').map(readMerchant);
}
