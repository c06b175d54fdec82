import { catalogue, type Logo } from './catalogue/catalogue.js';
import { categories } from './categories.js';
import data from './pictures.json' with { type: 'json' };
import { LOGO_SIZES, type LogoSize } from './readListRequest.js';

/** Width and height of a `1x` picture, in CSS pixels. */
const PICTURE_BASE_PX = 64;

const PATH = /^images\/([a-z]+)\/([a-z0-9-]+?)(?:@([23]x))?\.svg$/;

/**
 * At least 3:1 on light and on dark surfaces (WCAG 2.2, 1.4.11), so that one picture serves both.
 */
const GREY = '#767e8c';

/** The plates of fictional reviewers. */
const PEOPLE = ['#7048e8', '#1c7ed6', '#0ca678', '#e8590c', '#c2255c', '#5f3dc4'];

/** The number of different people. */
export const PERSON_COUNT = PEOPLE.length;

/** Motifs as SVG on a grid of 64 by 64; the colours are named as in `drawLogo`. */
const marks: Readonly<Record<string, string>> = data.marks;

/** Path data on a grid of 24 by 24: an area, which is tinted, and lines over it. */
const glyphs: Readonly<Record<string, readonly string[]>> = data.categories;

type PictureFolder = 'logos' | 'categories' | 'intermediaries' | 'people';

/** Returns a picture's URL for one request: its origin, its path prefix, the requested size. */
export type PictureUrl = (folder: PictureFolder, id: string) => string;

/**
 * Path of a picture below the sandbox's base: `images/logos/northside-coffee@2x.svg`. The size is
 * in the name, not in a query, so that a static server can serve the pictures as files. `1x` has no
 * suffix.
 */
export function picturePath(folder: PictureFolder, id: string, size: LogoSize): string {
  return `images/${folder}/${id}${size === '1x' ? '' : `@${size}`}.svg`;
}

type Draw = (px: number) => string;

const drawing =
  (grid: number, attributes: string, shapes: string): Draw =>
  (px) =>
    `<svg width="${px}" height="${px}" xmlns="http://www.w3.org/2000/svg" ` +
    `viewBox="0 0 ${grid} ${grid}"${attributes}>${shapes}</svg>`;

const plate = (colour: string) => `<rect width="64" height="64" fill="${colour}"/>`;

const ROUND = ' stroke-linecap="round" stroke-linejoin="round"';

/** It fills the square: rounding its corners is up to the page. */
function drawLogo([mark, background, foreground, accent = foreground]: Logo): Draw {
  const shapes = (marks[mark] ?? '')
    .replaceAll("'background'", `'${background}'`)
    .replaceAll("'foreground'", `'${foreground}'`)
    .replaceAll("'accent'", `'${accent}'`);
  return drawing(64, ROUND, plate(background) + shapes);
}

function drawCategory(id: string): Draw {
  const [area, line] = glyphs[id] ?? [];
  return drawing(
    24,
    ` fill="none" stroke="${GREY}" stroke-width="1.75"${ROUND}`,
    `<path d="${area}" fill="${GREY}" fill-opacity=".18"/>${line ? `<path d="${line}"/>` : ''}`,
  );
}

const drawPerson = (colour: string): Draw =>
  drawing(
    64,
    '',
    `${plate(colour)}<circle cx="32" cy="25" r="11" fill="#fff"/>` +
      '<path d="M10 60a22 18 0 0 1 44 0v4H10z" fill="#fff"/>',
  );

let draws: Map<string, Draw> | undefined;

/** How each picture is drawn, by its `1x` path. */
function readDraws(): Map<string, Draw> {
  if (draws) return draws;
  draws = new Map();
  const { merchants, parents, intermediaries } = catalogue();
  for (const { id, logo } of [...merchants, ...parents]) {
    if (logo) draws.set(picturePath('logos', id, '1x'), drawLogo(logo));
  }
  for (const { code = '', logo } of intermediaries.values()) {
    if (logo) draws.set(picturePath('intermediaries', code.toLowerCase(), '1x'), drawLogo(logo));
  }
  for (const { id } of categories) draws.set(picturePath('categories', id, '1x'), drawCategory(id));
  for (const [person, colour] of PEOPLE.entries()) {
    draws.set(picturePath('people', String(person), '1x'), drawPerson(colour));
  }
  return draws;
}

/** The picture at a path such as `images/logos/northside-coffee@2x.svg`, if there is one. */
export function drawPicture(path: string): string | undefined {
  const [, folder, id, size = '1x'] = PATH.exec(path) ?? [];
  return readDraws().get(`images/${folder}/${id}.svg`)?.(PICTURE_BASE_PX * Number(size[0]));
}

/**
 * The SVG text of every picture that a record can link to, by its path below the sandbox's base
 * (`images/logos/x@2x.svg`). For builds that run the sandbox in a page and serve pictures as files.
 */
export function sandboxPictures(): Map<string, string> {
  const paths = LOGO_SIZES.flatMap((size) =>
    [...readDraws().keys()].map((path) =>
      size === '1x' ? path : path.replace('.svg', `@${size}.svg`),
    ),
  );
  return new Map(paths.map((path) => [path, drawPicture(path) ?? '']));
}
