import { expect, it } from 'vitest';
import { readHue } from '../../../src/components/MerchantLogo/readHue.js';

async function picture(drawing: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${drawing}</svg>`,
  )}`;
  await image.decode();
  return image;
}

const plate = (color: string) => `<rect width="8" height="8" fill="${color}"/>`;

it.each([
  ['red', plate('#f00'), 29],
  ['blue', plate('#00f'), 264],
  ['an orange disc on nothing', '<circle cx="4" cy="4" r="3" fill="oklch(0.62 0.15 52)"/>', 52],
  ['a green letter on white', `${plate('#fff')}<rect width="4" height="8" fill="#080"/>`, 142],
])('reads the hue of %s', async (_, drawing, hue) => {
  const read = readHue(await picture(drawing)) ?? Number.NaN;
  expect(Math.abs(read - hue)).toBeLessThanOrEqual(3);
});

it.each([
  ['black', plate('#000')],
  ['grey on white', `${plate('#fff')}<circle cx="4" cy="4" r="3" fill="#777"/>`],
  ['nothing', ''],
])('reads none of %s', async (_, drawing) => {
  expect(readHue(await picture(drawing))).toBeUndefined();
});
