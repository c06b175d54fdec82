import { describe, expect, it } from 'vitest';
import { createOriginRule } from '../../src/endpoint/createOriginRule.js';
import { GUARDED_URL, LISTED, post } from './guardWith.js';

const rule = createOriginRule([LISTED, 'http://localhost:6006', 'capacitor://localhost']);
const isCrossSite = (headers: HeadersInit, url = GUARDED_URL) =>
  rule.isCrossSite(post(headers, {}, url));

const OWN = 'https://bank.example';
const OTHER = 'https://other.example';

describe('a browser that says where a request comes from', () => {
  it.each(['same-origin', 'none'])('is believed about its own pages: %s', (site) => {
    expect(isCrossSite({ 'Sec-Fetch-Site': site })).toBe(false);
    expect(isCrossSite({ 'Sec-Fetch-Site': site, Origin: OWN })).toBe(false);
  });

  it.each(['same-site', 'cross-site', 'Same-Origin', 'same-origin, cross-site', 'unknown', ''])(
    'is let in from listed origins only: %j',
    (site) => {
      expect(isCrossSite({ 'Sec-Fetch-Site': site })).toBe(true);
      expect(isCrossSite({ 'Sec-Fetch-Site': site, Origin: OTHER })).toBe(true);
      expect(isCrossSite({ 'Sec-Fetch-Site': site, Origin: 'null' })).toBe(true);
      // Even if the origin has the host's name: a page of http calls one of https.
      expect(isCrossSite({ 'Sec-Fetch-Site': site, Origin: OWN })).toBe(true);
      expect(isCrossSite({ 'Sec-Fetch-Site': site, Origin: LISTED })).toBe(false);
    },
  );
});

describe('a browser that sends only an origin', () => {
  it.each([OWN, 'http://bank.example', LISTED, 'http://localhost:6006', 'capacitor://localhost'])(
    'is let in from the own host and listed origins: %s',
    (origin) => {
      expect(isCrossSite({ Origin: origin })).toBe(false);
    },
  );

  it.each([
    'null',
    '',
    OTHER,
    'https://bank.example.other.example',
    'https://notbank.example',
    'https://bank.example:8443',
    'https://bank.example@other.example',
    'https://other.example/bank.example',
    'https://other.example#bank.example',
    'https://other.example, https://bank.example',
    'bank.example',
    '//bank.example',
    'file://',
    'data:text/html,bank.example',
    'http://localhost:6007',
    'ionic://localhost',
    'capacitor://localhost.other.example',
    `${LISTED}.`,
  ])('is refused from everywhere else: %j', (origin) => {
    expect(isCrossSite({ Origin: origin })).toBe(true);
  });

  it.each([
    ['bank.example', OWN, false],
    ['BANK.example:443', OWN, false],
    ['bank.example:80', 'http://bank.example', false],
    ['bank.example:80', OWN, true],
    ['bank.example:8080', 'http://bank.example:8080', false],
    ['[::1]:3000', 'http://[::1]:3000', false],
    ['other.example', OWN, true],
    ['bank.example/@other.example', OTHER, true],
    ['', OWN, true],
    ['', 'file://', true],
  ])('is compared with the host that it called: %j, from %s', (host, origin, expected) => {
    expect(isCrossSite({ Host: host, Origin: origin }, 'http://10.0.0.7:3000/')).toBe(expected);
  });

  it('is compared with the address if there is no host', () => {
    expect(isCrossSite({ Origin: 'http://10.0.0.7:3000' }, 'http://10.0.0.7:3000/')).toBe(false);
    expect(isCrossSite({ Origin: 'http://10.0.0.7:3001' }, 'http://10.0.0.7:3000/')).toBe(true);
  });
});

it('lets in a server, which sends neither', () => {
  expect(isCrossSite({})).toBe(false);
  expect(isCrossSite({ Referer: 'https://other.example/' })).toBe(false);
});

it('knows the origin of a request only if it is listed', () => {
  expect(rule.listedOrigin(post({ Origin: LISTED }))).toBe(LISTED);
  expect(rule.listedOrigin(post({ Origin: OWN }))).toBeUndefined();
  expect(rule.listedOrigin(post())).toBeUndefined();
});

describe('what is listed', () => {
  it.each([
    '*',
    'null',
    '',
    'https://*.bank.example',
    'https://bank.example/',
    'https://bank.example/app',
    'https://bank.example:443',
    'https://BANK.example',
    'https://me@bank.example',
    'https://bank.example?',
    ' https://bank.example',
    'bank.example',
    'bank.example:8080',
    '//bank.example',
    'file://',
    'data:,x',
  ])('must be an origin as browsers send it: %j', (origin) => {
    expect(() => createOriginRule([origin])).toThrow(
      new TypeError(
        'Merchantry: expected each of origins to be an origin as browsers send it, such as https://app.bank.example, but got: another text.',
      ),
    );
  });

  it.each([
    [[7], 'each of origins to be an origin as browsers send it', 'number'],
    [[new URL(OWN)], 'each of origins to be an origin as browsers send it', 'object'],
    [OWN, 'origins to be an array', 'string'],
    [null, 'origins to be an array', 'null'],
  ])('must be a list of texts', (origins, expected, got) => {
    expect(() => createOriginRule(origins as never)).toThrow(
      new RegExp(`^Merchantry: expected ${expected}.*, but got: ${got}\\.$`),
    );
  });
});
