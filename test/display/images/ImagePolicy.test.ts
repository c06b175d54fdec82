import { describe, expect, it } from 'vitest';
import { firstAllowedImage } from '../../../src/display/images/firstAllowedImage.js';
import type { ImagePurpose, ImageRules } from '../../../src/display/images/ImagePolicy.js';
import { fc } from '../../fc.js';

const OWN = 'https://bank.example';

/** What is loaded for a URL, where the page is at `ownOrigin`. */
function loaded(
  url: string,
  purpose: ImagePurpose = 'logo',
  { images, ownOrigin = OWN }: Partial<ImageRules> = {},
) {
  const rules = { images, ownOrigin, failed: new Set<string>() };
  return firstAllowedImage([{ url, for: purpose }], rules)?.image;
}

const PURPOSES: ImagePurpose[] = ['logo', 'category', 'brand', 'reviewer', 'attribution'];

const PRIVATE = [
  'https://localhost/a.png',
  'https://localhost./a.png',
  'https://localhost:8443/a.png',
  'https://app.localhost/a.png',
  'https://printer/a.png',
  'https://printer./a.png',
  'https://printer../a.png',
  'https://printer.local/a.png',
  'https://PRINTER.LOCAL./a.png',
  'https://printer。local/a.png',
  'https://metadata.google.internal/a.png',
  'https://wiki.intranet/a.png',
  'https://wiki.corp/a.png',
  'https://router.home/a.png',
  'https://router.lan/a.png',
  'https://router.home.arpa/a.png',
  'https://127.0.0.1/a.png',
  'https://127.1/a.png',
  'https://2130706433/a.png',
  'https://0x7f000001/a.png',
  'https://0177.0.0.1/a.png',
  'https://127.0.0.1./a.png',
  'https://０ｘ７ｆ.1/a.png',
  'https://10.0.0.1/a.png',
  'https://192.168.1.1/a.png',
  'https://172.16.0.1/a.png',
  'https://169.254.169.254/latest',
  'https://203.0.113.9/a.png',
  'https://[::1]/a.png',
  'https://[fe80::1]/a.png',
  'https://[fd00::1]/a.png',
  'https://[::ffff:192.168.1.1]/a.png',
  'https://[2001:db8::1]/a.png',
];

const REFUSED = [
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'blob:https://bank.example/x',
  'file:///a.png',
  'ftp://logos.example/a.png',
  'https://user:pass@logos.example/a.png',
  'https://user@bank.example/a.png',
  '/relative.png',
  '//logos.example/a.png',
  'not an address',
  '',
  `https://logos.example/${'a'.repeat(2_030)}`,
];

describe('without a policy', () => {
  it.each(['https://logos.example/a.png', 'https://cdn.local.example:8443/a.png', `${OWN}/a.png`])(
    'loads %s, without a referrer',
    (url) => {
      expect(loaded(url)).toEqual({ src: url, referrerPolicy: 'no-referrer' });
    },
  );

  it.each(PRIVATE)('never reaches %s', (url) => {
    expect(URL.canParse(url)).toBe(true);
    for (const purpose of PURPOSES) expect(loaded(url, purpose)).toBeUndefined();
  });

  it('never reaches an IP address, however it is written', () => {
    const radix = fc.constantFrom(
      (part: number) => String(part),
      (part: number) => `0x${part.toString(16)}`,
      (part: number) => `0${part.toString(8)}`,
    );
    const octet = fc.tuple(fc.nat(255), radix).map(([part, write]) => write(part));
    const whole = fc.tuple(fc.nat(0xffffffff), radix).map(([part, write]) => write(part));
    const dotted = fc.array(octet, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));
    const v6 = fc.ipV6().map((address) => `[${address}]`);
    const host = fc.oneof(dotted, whole, fc.ipV4(), fc.ipV4Extended(), v6);
    fc.assert(
      fc.property(host, fc.constantFrom('', '.'), fc.constantFrom('', ':8443'), (ip, dot, port) => {
        for (const scheme of ['https', 'http']) {
          expect(loaded(`${scheme}://${ip}${dot}${port}/a.png`)).toBeUndefined();
        }
      }),
    );
  });

  it.each([...REFUSED, 'http://logos.example/a.png', 'http://localhost.logos.example/a.png'])(
    'does not load %s',
    (url) => {
      expect(loaded(url)).toBeUndefined();
    },
  );

  it.each(['http://localhost:6006', 'http://bank.internal', 'https://10.1.2.3'])(
    'loads from %s where the page itself is there',
    (ownOrigin) => {
      const url = `${ownOrigin}/a.png`;
      expect(loaded(url, 'logo', { ownOrigin })?.src).toBe(url);
      expect(loaded(url, 'logo')).toBeUndefined();
    },
  );

  it('loads pictures for every purpose but portraits of reviewers', () => {
    const shown = PURPOSES.filter((purpose) => loaded('https://pictures.example/a.png', purpose));
    expect(shown).toEqual(['logo', 'category', 'brand', 'attribution']);
    expect(loaded(`${OWN}/a.png`, 'reviewer')).toBeUndefined();
  });
});

describe('same-origin', () => {
  const images = 'same-origin';

  it('loads from the page itself, for every purpose', () => {
    for (const purpose of PURPOSES) {
      expect(loaded(`${OWN}/a.png`, purpose, { images })).toEqual({
        src: `${OWN}/a.png`,
        referrerPolicy: 'no-referrer',
      });
    }
  });

  it.each([...PRIVATE, ...REFUSED, 'https://logos.example/a.png', 'http://bank.example/a.png'])(
    'does not load %s',
    (url) => {
      for (const purpose of PURPOSES) expect(loaded(url, purpose, { images })).toBeUndefined();
    },
  );

  it('loads nothing while the origin is not known', () => {
    const rules = { images, ownOrigin: undefined, failed: new Set<string>() } as const;
    const source = { url: `${OWN}/a.png`, for: 'logo' } as const;
    expect(firstAllowedImage([source], rules)).toBeUndefined();
  });

  it('is what any other word means, so that a misspelt one loads nothing from strangers', () => {
    const misspelt = { images: 'sameorigin' as unknown as 'same-origin' };
    expect(loaded('https://logos.example/a.png', 'logo', misspelt)).toBeUndefined();
  });
});

describe('a policy', () => {
  it('decides alone, also about hosts that the default refuses', () => {
    const images = (url: URL) => ({ src: `/logos?u=${url.hostname}` });
    expect(loaded('https://10.0.0.1/a.png', 'reviewer', { images })?.src).toBe('/logos?u=10.0.0.1');
  });

  it('is told what the picture is for', () => {
    const asked: string[] = [];
    const images: ImageRules['images'] = (url, picture) => {
      asked.push(`${picture.for} ${url.href}`);
      return null;
    };
    for (const purpose of PURPOSES) loaded('https://logos.example/a', purpose, { images });
    expect(asked).toEqual(PURPOSES.map((purpose) => `${purpose} https://logos.example/a`));
  });

  it.each(REFUSED)('is not asked about %s', (url) => {
    const images = () => ({ src: 'https://logos.example/a.png' });
    expect(loaded(url, 'logo', { images })).toBeUndefined();
  });

  it('is not asked about what is no text', () => {
    const images = () => ({ src: 'https://logos.example/a.png' });
    for (const url of [null, 7, {}, ['https://logos.example/a.png']]) {
      expect(loaded(url as unknown as string, 'logo', { images })).toBeUndefined();
    }
  });
});
