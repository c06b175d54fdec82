import { BlockList } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { createImageProxy } from '../../src/images/index.js';
import { isPublicAddress, isPublicHost } from '../../src/images/isPublicHost.js';
import { fc } from '../fc.js';
import { PNG } from './pictures.js';
import { SECRET, signByHand } from './signByHand.js';

/** What Node itself takes for special, of IPv4: the IANA registry, and one cloud's own server. */
const special = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  special.addSubnet(network, bits);
}

/** Ends of addresses, and more where a special network is smaller than 65,536 of them. */
const TAILS = ['0.0', '2.255', '255.255'];
const ALL_TAILS = [...TAILS, '0.255', '2.0', '3.0', '99.1', '100.0', '113.7', '129.16'];

type Bytes = readonly [number, number, number, number];
const byte = fc.nat({ max: 255 });
const anyV4 = fc.tuple(byte, byte, byte, byte);
const privateV4: fc.Arbitrary<Bytes> = fc.oneof(
  fc.constantFrom<Bytes>([169, 254, 169, 254], [127, 0, 0, 1], [0, 0, 0, 0], [255, 255, 255, 255]),
  fc.tuple(fc.constantFrom(0, 10, 127, 224, 239, 240, 255), byte, byte, byte),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
  fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
  fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
);

const dotted = (bytes: Bytes) => bytes.join('.');
const asNumber = ([a, b, c, d]: Bytes) => ((a * 256 + b) * 256 + c) * 256 + d;
const hex = (value: number, length = 0) => value.toString(16).padStart(length, '0');
const pair = (high: number, low: number) => hex(high * 256 + low);

/** Every form in which the URL parser reads an IPv4 address. */
const V4_FORMS: Readonly<Record<string, (bytes: Bytes) => string>> = {
  dotted,
  'with a dot at its end': (bytes) => `${dotted(bytes)}.`,
  'one number': (bytes) => `${asNumber(bytes)}`,
  'one hexadecimal number': (bytes) => `0x${hex(asNumber(bytes))}`,
  'one hexadecimal number in capitals': (bytes) => `0X${hex(asNumber(bytes), 8).toUpperCase()}`,
  'one octal number': (bytes) => `0${asNumber(bytes).toString(8)}`,
  'hexadecimal parts': (bytes) => bytes.map((part) => `0x${hex(part)}`).join('.'),
  'octal parts': (bytes) => bytes.map((part) => `0${part.toString(8)}`).join('.'),
  'parts with many zeros': (bytes) => bytes.map((part) => `00000${part.toString(8)}`).join('.'),
  'two parts': ([a, b, c, d]) => `${a}.${(b * 256 + c) * 256 + d}`,
  'three parts': ([a, b, c, d]) => `0x${hex(a)}.${b}.${c * 256 + d}`,
  'percent-encoded': (bytes) => [...dotted(bytes)].map((c) => `%${hex(c.charCodeAt(0))}`).join(''),
  'full-width': (bytes) =>
    dotted(bytes).replace(/[\d.]/g, (c) =>
      c === '.' ? '。' : String.fromCharCode(c.charCodeAt(0) + 0xfee0),
    ),
  'in circles': (bytes) =>
    dotted(bytes).replace(/[1-9]/g, (c) => String.fromCharCode(0x245f + Number(c))),
  'with a soft hyphen': (bytes) => dotted(bytes).replace('.', '\u00ad.'),
};

/** Every form in which an IPv6 address holds one, or stands for the same machine. */
const V6_FORMS: Readonly<Record<string, (bytes: Bytes) => string>> = {
  mapped: (bytes) => `[::ffff:${dotted(bytes)}]`,
  'mapped, hexadecimal': ([a, b, c, d]) => `[::ffff:${pair(a, b)}:${pair(c, d)}]`,
  'mapped, in full': ([a, b, c, d]) =>
    `[0000:0000:0000:0000:0000:FFFF:${pair(a, b).toUpperCase()}:${pair(c, d)}]`,
  NAT64: (bytes) => `[64:ff9b::${dotted(bytes)}]`,
  'NAT64, in full': ([a, b, c, d]) => `[0064:ff9b:0:0:0:0:${pair(a, b)}:${pair(c, d)}]`,
};

const ALWAYS_REFUSED: Readonly<Record<string, (bytes: Bytes) => string>> = {
  'NAT64 of the network itself': (bytes) => `[64:ff9b:1::${dotted(bytes)}]`,
  compatible: (bytes) => `[::${dotted(bytes)}]`,
  translated: (bytes) => `[::ffff:0:${dotted(bytes)}]`,
  '6to4': ([a, b, c, d]) => `[2002:${pair(a, b)}:${pair(c, d)}::1]`,
  Teredo: ([a, b, c, d]) => `[2001:0:${pair(a, b)}:${pair(c, d)}::]`,
  'unique local': ([a, b, c, d]) => `[fd${hex(a, 2)}:${hex(b)}::${pair(c, d)}]`,
  'link-local': ([a, b, c, d]) => `[fe${hex(128 + (a % 64))}:${hex(b)}::${pair(c, d)}]`,
  'site-local': ([a, b, c, d]) => `[fe${hex(192 + (a % 64))}:${hex(b)}::${pair(c, d)}]`,
  multicast: ([a, b, c, d]) => `[ff${hex(a, 2)}:${hex(b)}::${pair(c, d)}]`,
  documentation: ([a, b, c, d]) => `[2001:db8:${pair(a, b)}::${pair(c, d)}]`,
  discard: ([a, b, c, d]) => `[100::${pair(a, b)}:${pair(c, d)}]`,
};

/** Statuses for addresses that carry a true signature, so that only their host can refuse them. */
function createProxy() {
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () => new Response(PNG, { headers: { 'Content-Type': 'image/png' } }),
  );
  const proxy = createImageProxy({ allow: { secret: SECRET }, fetch });
  const get = async (host: string) => {
    const signed = signByHand(new URL(`https://${host}/a.png`).href);
    const asWritten = new URLSearchParams(signed);
    asWritten.set('url', `https://${host}/a.png`);
    return (await proxy(new Request(`https://bank.example/image?${asWritten}`))).status;
  };
  return { get, fetch };
}

describe('a private address', () => {
  const forms = { ...V4_FORMS, ...V6_FORMS };

  it.each(Object.keys(forms))('is never fetched: %s', async (name) => {
    const { get, fetch } = createProxy();
    await fc.assert(
      fc.asyncProperty(privateV4, async (bytes) => {
        expect(await get(forms[name]?.(bytes) ?? '')).toBe(403);
      }),
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(Object.keys(ALWAYS_REFUSED))('is never fetched, whatever it holds: %s', async (name) => {
    const { get, fetch } = createProxy();
    await fc.assert(
      fc.asyncProperty(anyV4, async (bytes) => {
        expect(await get(ALWAYS_REFUSED[name]?.(bytes) ?? '')).toBe(403);
      }),
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[fd00:ec2::254]',
    '[5f00::1]',
    '[3fff::1]',
    '[4000::1]',
    '[2001:2::1]',
    '[2001:20::1]',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    'intranet',
    'metadata.google.internal',
    'printer.local',
    'printer.local.',
    'router.lan',
    'nas.home.arpa',
    '1.0.0.127.in-addr.arpa',
    'logos.example.',
  ])('or name is never fetched: %s', async (host) => {
    const { get, fetch } = createProxy();
    expect(await get(host)).toBe(403);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a public address', () => {
  it.each(Object.keys({ ...V4_FORMS, ...V6_FORMS }))('is fetched: %s', async (name) => {
    const { get, fetch } = createProxy();
    const write = { ...V4_FORMS, ...V6_FORMS }[name];
    const publicV4 = anyV4.filter((bytes) => !special.check(dotted(bytes)));
    let count = 0;
    await fc.assert(
      fc.asyncProperty(publicV4, async (bytes) => {
        expect(await get(write?.(bytes) ?? '')).toBe(200);
        count += 1;
      }),
    );
    expect(fetch).toHaveBeenCalledTimes(count);
  });

  it.each([
    'logos.example',
    'a.b.logos.example',
    'bücher.example',
    '1e100.example',
    'internal.example',
    'mylocal.example',
    '[2606:4700::1111]',
    '[2a00:1450:4001::1]',
    '[2001:200::1]',
  ])('or name is fetched: %s', async (host) => {
    const { get, fetch } = createProxy();
    expect(await get(host)).toBe(200);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is told from a private one as the registry has it, at every boundary', () => {
    for (const first of Array(256).keys()) {
      for (const second of Array(256).keys()) {
        for (const tail of [168, 192, 198, 203].includes(first) ? ALL_TAILS : TAILS) {
          const address = `${first}.${second}.${tail}`;
          if (isPublicHost(address) === special.check(address))
            expect(address).toBe('told rightly');
        }
      }
    }
  });
});

describe('an address that a resolver gave', () => {
  it.each(['93.184.215.14', '2606:2800:21f::1', '::ffff:93.184.215.14', '64:ff9b::5db8:d70e'])(
    'is public: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    'fe80::1%eth0',
    '2606:2800::1%eth0',
    '2606:2800:::1',
    '93.184.215.14.',
    '93.184.215',
    '300.1.1.1',
    '0x7f000001',
    '2130706433',
    'logos.example',
    '',
  ])('is private, or not an address: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('whatever the text is, it does not throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV6(), fc.ipV4Extended()), (text) => {
        expect(typeof isPublicAddress(text)).toBe('boolean');
      }),
    );
  });
});
