import { describe, expect, it } from 'vitest';
import { hash128 } from '../../../src/service/request/hash128.js';

// Made with another implementation (mmh3 for Python, x86 variant, seed 0): the first 0, 1, 2 … characters of this text.
const TEXT = 'abcdefghijklmnopqrstuvwxyz0123456789';
const BY_LENGTH = [
  '00000000000000000000000000000000',
  'a794933c5556b01b5556b01b5556b01b',
  '158451df25be301025be301025be3010',
  '75cdc6d1a2b006a5a2b006a5a2b006a5',
  '96b6ccaa45afc62e45afc62e45afc62e',
  'c5402efb5d24c5bc5a7201775a720177',
  'e17cb90aa1af2721a9bedff9a9bedff9',
  '90b541d909863ade4a7769284a776928',
  'aef41136adb11487fa6c8092fa6c8092',
  'ad058c1c2206596f14d27d10dd94417c',
  'f5d92ea79a37900ec792aa2a692ff17f',
  'a0c8c9ddca1f111e82fef12dbd5e9757',
  '738503fef48224c027d4dfadd28ce553',
  'c13aa215dbaea1ecf41c3566d92cde70',
  '75ec118e605d1fd7946f45f4f1d4894d',
  'ee6d1d694a1ad5ae84ce1457ada761a8',
  '9fd2762790b91256e4ce8b21d193ba45',
  '0445a4d364515c6fd96ddc2a1d11079d',
  'a09354aa961d29da28719e6ad9415858',
  '4f6a1b28bfb9459c5078b7c3202c0f93',
  '46253419b66d21a89eb473281fcb5d54',
  '0df3c0a62086736c0d59b9e7998d082e',
  'd921d4a7eadc5c09a9bb3c3984233408',
  '573da9c34949012b7ead7b318f1509e8',
  'd7812380378356794971f89101486e32',
  'a519c60a751523304ad7805a42a8fade',
  '3e340613666f2f6617f6566e44e33d2c',
  '442ada5255f8b5d65348050b6625ebca',
  '2831c300e74f6ef6d4fac08da3fc9b03',
  'c8c4bf6263039a0aa651f21d4984b778',
  '60188a37dc7907eb810c944ab7412b38',
  '10354e5345d70f1b13c6f71bb130262a',
  'dbab3052d074e5df7f2eadeac5407f42',
  '5ec497857ab09605ffd03c402ec0b36b',
];

describe('hash128', () => {
  it.each([
    ['', '00000000000000000000000000000000'],
    ['The quick brown fox jumps over the lazy dog', '2f1583c3ecee2c675d7bf66ce5e91d2c'],
    ['I will not buy this record, it is scratched.', 'a0a9683b25ac5e40d9af2895890dddf5'],
  ])('agrees with the published value of "%s"', (text, hash) => {
    expect(hash128(text)).toBe(hash);
  });

  it('agrees with another implementation for every length of the last block', () => {
    expect(BY_LENGTH.map((_, length) => hash128(TEXT.slice(0, length)))).toEqual(BY_LENGTH);
  });

  it.each([
    ['é', 'b2013c81e6cec69ce6cec69ce6cec69c'],
    ['CAFÉ ŻÓŁĆ 東京 🍕', 'e6e095406d1e8b1d9bdb8b92172180bb'],
    ['\u0000', '88c4adec54d201b954d201b954d201b9'],
  ])('hashes the UTF-8 bytes of %j', (text, hash) => {
    expect(hash128(text)).toBe(hash);
  });

  it('tells texts apart that differ only in how many zero characters they end with', () => {
    const texts = Array.from({ length: 41 }, (_, length) => '\0'.repeat(length));
    expect(new Set(texts.map(hash128)).size).toBe(41);
  });

  it('always has 32 digits', () => {
    const lengths = Array.from({ length: 500 }, (_, n) => hash128(`row ${n}`).length);
    expect(new Set(lengths)).toEqual(new Set([32]));
  });

  it('has no collision among 100,000 statement rows', () => {
    const hashes = new Set<string>();
    for (let n = 0; n < 100_000; n += 1) {
      const terminal = String(n % 1_000).padStart(4, '0');
      hashes.add(
        hash128(`[["country","GB"],["merchant_name","SHOP ${Math.floor(n / 1_000)} ${terminal}"]]`),
      );
    }
    expect(hashes.size).toBe(100_000);
  });
});
