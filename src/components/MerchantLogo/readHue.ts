/** Side in pixels at which a picture is read. */
const SIZE = 16;
/** Average chroma below which a picture counts as grey. */
const MIN_CHROMA = 0.02;

/**
 * The hue of a picture in degrees of OKLCH, from the average colour of its pixels. Undefined for a
 * grey picture, and for a cross-origin one, whose pixels a page cannot read.
 */
export function readHue(image: HTMLImageElement): number | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  let pixels: Uint8ClampedArray;
  try {
    context.drawImage(image, 0, 0, SIZE, SIZE);
    pixels = context.getImageData(0, 0, SIZE, SIZE).data;
  } catch {
    return undefined;
  }
  let sumA = 0;
  let sumB = 0;
  let weight = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const { a, b } = toOklab(linear(red), linear(green), linear(blue));
    sumA += a * alpha;
    sumB += b * alpha;
    weight += alpha;
  }
  if (weight === 0 || Math.hypot(sumA, sumB) / weight < MIN_CHROMA) return undefined;
  return Math.round((Math.atan2(sumB, sumA) * 180) / Math.PI + 360) % 360;
}

/** Linear value of an sRGB byte (IEC 61966-2-1). */
function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The a and b axes of OKLab, https://bottosson.github.io/posts/oklab */
function toOklab(red: number, green: number, blue: number): { a: number; b: number } {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}
