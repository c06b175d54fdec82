import { catalogue } from './catalogue/catalogue.js';
import { intermediaries } from './catalogue/intermediaries.js';
import { parents } from './catalogue/parents.js';
import { CATEGORY_IDS } from './categories.js';
import { drawCategory } from './drawCategory.js';
import { drawLogo } from './drawLogo.js';
import { drawPerson, PERSON_COUNT } from './drawPerson.js';
import { LOGO_SIZES, type LogoSize } from './ListRequest.js';
import { picturePath } from './picturePath.js';

/** Width and height of a `1x` picture, in CSS pixels. */
const PICTURE_BASE_PX = 64;

const PATH = /^images\/([a-z]+)\/([a-z0-9-]+?)(?:@([23]x))?\.svg$/;

let drawers: Map<string, () => string> | undefined;

/** How each picture is drawn, by its `1x` path. */
function readDrawers(): Map<string, () => string> {
  if (drawers !== undefined) return drawers;
  drawers = new Map();
  for (const { id, logo } of [...catalogue().merchants, ...parents]) {
    if (logo !== undefined) drawers.set(picturePath('logos', id, '1x'), () => drawLogo(logo));
  }
  for (const { code, logo } of intermediaries) {
    drawers.set(picturePath('intermediaries', code.toLowerCase(), '1x'), () => drawLogo(logo));
  }
  for (const id of CATEGORY_IDS) {
    drawers.set(picturePath('categories', id, '1x'), () => drawCategory(id));
  }
  for (let person = 0; person < PERSON_COUNT; person += 1) {
    drawers.set(picturePath('people', String(person), '1x'), () => drawPerson(person));
  }
  return drawers;
}

/** Sets the root's width and height. Each picture has its own grid and scales by its view box. */
function resize(svg: string, size: LogoSize): string {
  const px = PICTURE_BASE_PX * Number(size[0]);
  return svg.replace(/^<svg[^>]*>/, (root) =>
    root
      .replace(/ (?:width|height)="[^"]*"/g, '')
      .replace('<svg', `<svg width="${px}" height="${px}"`),
  );
}

/** The picture at a path such as `images/logos/northside-coffee@2x.svg`, if there is one. */
export function drawPicture(path: string): string | undefined {
  const [, folder, id, size] = PATH.exec(path) ?? [];
  const draw = readDrawers().get(`images/${folder}/${id}.svg`);
  return draw && resize(draw(), LOGO_SIZES.find((each) => each === size) ?? '1x');
}

/** The paths of every picture in every size. */
export function picturePaths(): string[] {
  return LOGO_SIZES.flatMap((size) =>
    [...readDrawers().keys()].map((path) =>
      size === '1x' ? path : path.replace('.svg', `@${size}.svg`),
    ),
  );
}
