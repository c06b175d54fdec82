import { describe, expect, it } from 'vitest';
import { comparePictures } from './comparePictures.js';
import type { Picture } from './Picture.js';

type Colour = readonly [number, number, number];
type Paint = (x: number, y: number) => Colour;

const WHITE = [255, 255, 255] as const;
const INK = [84, 91, 103] as const;

function draw(paint: Paint, width = 240, height = 120): Picture {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set([...paint(x, y), 255], (y * width + x) * 4);
  }
  return { metadata: { width, height }, data };
}

/** Ten lines, one pixel thick; `soft` is the fraction of each on the pixel below. */
const lines =
  (ink: Colour, soft = 0): Paint =>
  (_, y) => {
    const share = y % 12 === 4 ? 1 - soft : y % 12 === 5 ? soft : 0;
    const [red, green, blue] = ink.map((value) => Math.round(255 - (255 - value) * share));
    return [red ?? 0, green ?? 0, blue ?? 0];
  };

const box =
  (left: number, size: number): Paint =>
  (x, y) =>
    x >= left && x < left + size && y >= 40 && y < 40 + size ? INK : WHITE;

const compare = (one: Picture, other: Picture) => comparePictures(one, other, { createDiff: true });

describe('comparePictures', () => {
  it('accepts an identical picture', () => {
    expect(compare(draw(lines(INK)), draw(lines(INK)))).toMatchObject({
      pass: true,
      message: null,
    });
  });

  it('accepts slightly softer edges, as another machine may draw them', () => {
    const some: Paint = (x, y) => lines(INK, x < 100 ? 0.1 + x / 500 : 0)(x, y);
    expect(compare(draw(lines(INK)), draw(some)).pass).toBe(true);
  });

  it('finds a visibly different colour even if only thin lines have it', () => {
    const { pass, message } = compare(draw(lines(INK)), draw(lines([99, 106, 118])));
    expect(pass).toBe(false);
    expect(message).toBe('The colour #545b67 is gone.\nThe colour #636a76 is new.');
  });

  it('finds a moved part and marks it', () => {
    const { pass, message, diff } = compare(draw(box(60, 48)), draw(box(63, 48)));
    expect(pass).toBe(false);
    expect(message).toMatch(/^\d+ tiles of 12 × 12 pixels are off by more than 16 of 255/);
    expect([...(diff?.slice((50 * 240 + 60) * 4, (50 * 240 + 60) * 4 + 3) ?? [])]).toEqual([
      255, 0, 60,
    ]);
  });

  it('finds a missing part', () => {
    expect(
      compare(
        draw(box(60, 48)),
        draw(() => WHITE),
      ).pass,
    ).toBe(false);
  });

  it('reports a different size and still draws the difference', () => {
    const { pass, message, diff } = compare(draw(lines(INK)), draw(lines(INK), 240, 132));
    expect(pass).toBe(false);
    expect(message).toBe('It is 240 × 132 pixels, expected 240 × 120.');
    expect(diff).toHaveLength(240 * 120 * 4);
  });
});
