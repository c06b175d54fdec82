import { describe, expect, it } from 'vitest';
import { safeUrl, siteName } from '../../src/record/links.js';

describe('safeUrl', () => {
  it.each([
    ['https://harrow.example/shops?a=1#b', 'https://harrow.example/shops?a=1#b'],
    ['http://harrow.example', 'http://harrow.example/'],
    ['HTTPS://HARROW.example', 'https://harrow.example/'],
    ['harrow.example', 'https://harrow.example/'],
    ['www.harrow.example/menu', 'https://www.harrow.example/menu'],
    ['//harrow.example', 'https://harrow.example/'],
    ['harrow.example:8443/menu', 'https://harrow.example:8443/menu'],
    ['  https://harrow.example \n', 'https://harrow.example/'],
    ['https://bücher.example', 'https://xn--bcher-kva.example/'],
  ])('takes %j', (text, href) => {
    expect(safeUrl(text)?.href).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript:1',
    'javascript://harrow.example/%0aalert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:1.2',
    'blob:https://harrow.example/x',
    'file:///etc/passwd',
    'ftp://harrow.example',
    'tel:+441134960182',
    'mailto:a@harrow.example',
    'https://bank.example@harrow.example',
    'https://bank.example:pw@harrow.example',
    'bank.example@harrow.example',
    'bank.example:1234@harrow.example',
    'https:\\\\harrow.example',
    'https://harrow.example/a b',
    'https://',
    'http:///',
    'localhost',
    'https://intranet/',
    'https://[::1]/',
    'harrow',
    '',
    '   ',
    '%',
    `https://harrow.example/${'x'.repeat(2048)}`,
  ])('refuses %j', (text) => {
    expect(safeUrl(text)).toBeUndefined();
  });

  it('refuses what is no text', () => {
    for (const value of [undefined, null, 7, {}, new URL('https://harrow.example')]) {
      expect(safeUrl(value as unknown as string)).toBeUndefined();
    }
  });
});

describe('siteName', () => {
  it.each([
    ['https://www.harrow.example/shops', 'harrow.example'],
    ['https://shop.www.example', 'shop.www.example'],
  ])('names the site of %s', (href, name) => {
    expect(siteName(new URL(href))).toBe(name);
  });
});
