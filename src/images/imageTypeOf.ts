/** Number of bytes that `imageTypeOf` needs. An SVG may begin with comments. */
export const HEAD_BYTES = 4096;

const RASTER = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/x-icon'];

/** Alternative MIME types in use. */
const ALIASES: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

const SVG = 'image/svg+xml';

/**
 * The MIME type under which a picture may be served. Both its header and its first bytes must be
 * those of a picture. Servers often confuse raster types, so the bytes determine which; an SVG must
 * be identified by both. Undefined for everything else.
 */
export function imageTypeOf(contentType: string | null, head: Uint8Array): string | undefined {
  const named = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const type = ALIASES[named] ?? named;
  if (type === SVG) return isSvg(head) ? SVG : undefined;
  return RASTER.includes(type) ? rasterTypeOf(head) : undefined;
}

/** Detects the type from the first bytes, following https://mimesniff.spec.whatwg.org. */
function rasterTypeOf(head: Uint8Array): string | undefined {
  const text = latin1(head.subarray(0, 64));
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (/^RIFF[\s\S]{4}WEBPVP8[ LX]/.test(text)) return 'image/webp';
  // Between one and 255 pictures.
  const [, , , , count, more] = head;
  if (text.startsWith('\0\0\x01\0') && count !== 0 && more === 0) return 'image/x-icon';
  return isAvif(text, head) ? 'image/avif' : undefined;
}

/** Checks for a `ftyp` box (ISO/IEC 14496-12) with brand `avif`, or `avis` for an animation. */
function isAvif(text: string, head: Uint8Array): boolean {
  if (head.length < 16 || text.slice(4, 8) !== 'ftyp') return false;
  const size = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const brands = [text.slice(8, 12)];
  for (let at = 16; at + 4 <= Math.min(size, text.length); at += 4) {
    brands.push(text.slice(at, at + 4));
  }
  return brands.some((brand) => brand === 'avif' || brand === 'avis');
}

/** What may precede the first element. Excludes a doctype that declares entities. */
const PROLOG = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg\b[^[<>]*>/iy;

/** Checks for UTF-8 with `svg` as the first element. */
function isSvg(head: Uint8Array): boolean {
  // The decoder removes the byte order mark.
  const text = new TextDecoder().decode(head);
  PROLOG.lastIndex = 0;
  let start = 0;
  while (PROLOG.test(text)) start = PROLOG.lastIndex;
  return /^<svg[\s>/]/.test(text.slice(start, start + 5));
}

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
