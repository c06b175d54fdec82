import { describe, expect, it } from 'vitest';
import { hash128 } from '../../../src/service/request/hash128.js';

// Made with another implementation (murmurhash3js-revisited 3.0.0, x86 variant, seed 0) of the
// UTF-16LE bytes: the first 0, 1, 2 … characters of this text.
const TEXT = 'abcdefghijklmnopqrstuvwxyz0123456789';
const BY_LENGTH = [
  '00000000000000000000000000000000',
  '033bb196ccef4fe1ccef4fe1ccef4fe1',
  '260fb953af22b6fdaf22b6fdaf22b6fd',
  '2b5b97a320f75fb55012c2b45012c2b4',
  '95ef82c7e4ec9aa20a8cb00d0a8cb00d',
  '4b3605de6cd4a2059a7ed1750af158b2',
  '606aa1e086f87a046d0a007998aceaac',
  '851fde5ef81a9aab2a351f32fa8e8ca7',
  '6c3576558df898a1a76d230d42147114',
  '17a3d73237eee48604d39ee1ee7f6ddc',
  '53abf878bb832bb3d1c9c9909d7fff86',
  '14ab0cf2e193d814170d73120a84af8d',
  'c5c32a161a414a029e155627825292f2',
  '0b31507ac25a520edf7582f73a360631',
  'a3926961453b08c3c9aa615f2e3dfefd',
  '6d2a38537f1251126d8b3115bc98d783',
  'a132e65523e3b4188b21842ef114d982',
  'fec38c83ea62e9e1c69074d667a5f76d',
  '617bd1e3faa86572c90add0a83eba800',
  'ade42231b1433ddc6affe0127337f496',
  'af97177d2ed03ccfa1e69d512bb5960b',
  '40571731e5ece90328d791e84a5cba2a',
  '083922e1a164c93c151539abd99ec107',
  '4d2a21cfb4572dd175d9cb1ff6f21a68',
  'a851600cead81d314118b1bf8e5fa505',
  'ddb48103617d42def400cc5b64f8c314',
  'b42e9da4101825bdb2535e8e8d30f045',
  '9a3ba1636c12ddc1267537984a9c4c6c',
  '75553e36f460b2c7be48b682b74df17b',
  '4fe9a1d96316649b8db0eecce01bae5c',
  'b7aa21d1ef2863d1ee83ca84b57904ce',
  '2e99e605b745662e8e59451ef881b59c',
  'c1316d8612e0d7ca7181b30881857931',
  '784b2aea15a74c9db20d1118751b0a95',
];

describe('hash128', () => {
  it('agrees with another implementation for every length of the last block', () => {
    expect(BY_LENGTH.map((_, length) => hash128(TEXT.slice(0, length)))).toEqual(BY_LENGTH);
  });

  it.each([
    ['The quick brown fox jumps over the lazy dog', '15beb6860f94f6cafed4894d28be6d5b'],
    ['é', '4becd5e49acc7ba49acc7ba49acc7ba4'],
    ['CAFÉ ŻÓŁĆ 東京 🍕', 'fb0c31a7ecbb587432d7776a0bfef4dd'],
    ['\u0000', '04a872bbedcd774bedcd774bedcd774b'],
    ['\ud83c', 'f169fc4f8469d5e48469d5e48469d5e4'],
  ])('hashes the UTF-16 code units of %j', (text, hash) => {
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
