import { describe, expect, it } from 'vitest';
import { HEAD_BYTES, imageTypeOf } from '../../src/images/imageTypeOf.js';
import { sandboxPictures } from '../../src/sandbox/sandboxPictures.js';
import { fc } from '../fc.js';
import { AVIF, AVIF_SECOND, bytes, GIF, ICO, JPEG, PNG, SVG, WEBP } from './pictures.js';

const HEIC = bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic');

describe('what is a picture', () => {
  it.each([
    ['image/png', PNG, 'image/png'],
    ['image/gif', GIF, 'image/gif'],
    ['image/jpeg', JPEG, 'image/jpeg'],
    ['image/webp', WEBP, 'image/webp'],
    ['image/avif', AVIF, 'image/avif'],
    ['image/avif', AVIF_SECOND, 'image/avif'],
    ['image/x-icon', ICO, 'image/x-icon'],
    ['image/vnd.microsoft.icon', ICO, 'image/x-icon'],
    ['image/jpg', JPEG, 'image/jpeg'],
    ['IMAGE/PNG; charset=binary', PNG, 'image/png'],
    ['image/svg+xml', SVG, 'image/svg+xml'],
    ['image/svg+xml;charset=utf-8', SVG, 'image/svg+xml'],
  ])('%s with the bytes of one', (header, head, type) => {
    expect(imageTypeOf(header, head)).toBe(type);
  });

  it('a raster type that the header confuses with another is named by its bytes', () => {
    expect(imageTypeOf('image/png', JPEG)).toBe('image/jpeg');
    expect(imageTypeOf('image/jpeg', WEBP)).toBe('image/webp');
  });

  it.each([
    '\xef\xbb\xbf<svg/>',
    '  \n<svg>',
    '<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n<svg xmlns="x">',
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg>',
    '<!-- <html> --><svg>',
  ])('a drawing may begin with %j', (text) => {
    expect(imageTypeOf('image/svg+xml', bytes(text))).toBe('image/svg+xml');
  });
});

describe('the sandbox', () => {
  it('draws nothing that would be refused', () => {
    const pictures = [...sandboxPictures().values()];
    expect(pictures.length).toBeGreaterThan(100);
    for (const svg of pictures) {
      const head = new TextEncoder().encode(svg).subarray(0, HEAD_BYTES);
      expect(imageTypeOf('image/svg+xml', head)).toBe('image/svg+xml');
    }
  });
});

describe('what is none', () => {
  it.each([
    ['a page named as a PNG', 'image/png', bytes('<!doctype html><script>alert(1)</script>')],
    ['a page named as a drawing', 'image/svg+xml', bytes('<html><svg></svg></html>')],
    ['XHTML', 'image/svg+xml', bytes('<html xmlns="http://www.w3.org/1999/xhtml"><svg/>')],
    ['a page behind a comment', 'image/svg+xml', bytes('<!-- <svg> --><html>')],
    ['another element that begins so', 'image/svg+xml', bytes('<svgx>')],
    ['a drawing named as a PNG', 'image/png', SVG],
    ['a PNG named as a drawing', 'image/svg+xml', PNG],
    ['a PNG named as a page', 'text/html', PNG],
    ['a PNG named as nothing', null, PNG],
    ['a PNG named as bytes', 'application/octet-stream', PNG],
    ['a PNG named as a script', 'text/javascript', PNG],
    ['two names', 'text/html, image/png', PNG],
    ['any picture', 'image/*', PNG],
    ['a name of Object’s', 'constructor', PNG],
    ['TIFF', 'image/tiff', bytes('II*\0\b\0\0\0')],
    ['HEIC', 'image/avif', HEIC],
    [
      'a box too long to hold its brands',
      'image/avif',
      bytes([0, 0, 0, 8], 'ftypheic', [0, 0, 0, 0], 'avif'),
    ],
    ['a cursor', 'image/x-icon', bytes([0, 0, 2, 0, 1, 0, 16, 16])],
    ['a font', 'image/x-icon', bytes([0, 1, 0, 0, 0, 12, 0, 128])],
    ['an icon without pictures', 'image/x-icon', bytes([0, 0, 1, 0, 0, 0, 16, 16])],
    ['a sound', 'image/webp', bytes('RIFF', [26, 0, 0, 0], 'WAVEfmt ')],
    ['JSON', 'image/png', bytes('{"error":"no"}')],
    ['nothing', 'image/png', bytes()],
    ['half a signature', 'image/png', PNG.subarray(0, 7)],
    ['entities of its own', 'image/svg+xml', bytes('<!DOCTYPE svg [<!ENTITY a "aa">]><svg>')],
    ['another doctype', 'image/svg+xml', bytes('<!DOCTYPE html><svg>')],
    ['a comment without an end', 'image/svg+xml', bytes('<!-- <svg>')],
    ['UTF-16', 'image/svg+xml', bytes('\xff\xfe<\0s\0v\0g\0>\0')],
  ])('%s', (_, header, head) => {
    expect(imageTypeOf(header, head)).toBeUndefined();
  });

  it('whatever the bytes are, it does not throw, and does not find a picture by chance', () => {
    const header = fc.constantFrom('image/png', 'image/webp', 'image/avif', 'image/svg+xml');
    fc.assert(
      fc.property(header, fc.uint8Array({ maxLength: 300 }), (type, head) => {
        expect(imageTypeOf(type, Uint8Array.from(head))).toBeUndefined();
      }),
    );
  });

  it('each cut of a true head is either that picture or none', () => {
    for (const [type, picture] of [
      ['image/png', PNG],
      ['image/avif', AVIF],
      ['image/svg+xml', SVG],
    ] as const) {
      for (let end = 0; end <= picture.length; end += 1) {
        expect([type, undefined]).toContain(imageTypeOf(type, picture.subarray(0, end)));
      }
    }
  });

  it.each(['<!--', '<?', '<!DOCTYPE svg ', ' ', '<!---->', '<svg'.repeat(2)])(
    'a head full of %j is read without going back',
    (part) => {
      const head = bytes(part.repeat(HEAD_BYTES / part.length));
      expect(imageTypeOf('image/svg+xml', head)).toBeUndefined();
    },
  );
});
