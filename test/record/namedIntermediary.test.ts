import { describe, expect, it } from 'vitest';
import { namedIntermediary } from '../../src/record/namedIntermediary.js';

const intermediary = { name: 'PayZip', website: 'https://www.payzip.example/pay' };

describe('namedIntermediary', () => {
  it('names it, with its host', () => {
    expect(namedIntermediary({ name: 'Coffee', intermediary })).toEqual({
      name: 'PayZip',
      host: 'payzip.example',
    });
  });

  it.each(['not a link', 'javascript:alert(1)', ''])('has no host in %j', (website) => {
    expect(namedIntermediary({ intermediary: { name: 'PayZip', website } })).toEqual({
      name: 'PayZip',
      host: undefined,
    });
  });

  it.each([
    ['of the same name', { name: 'PayZip' }],
    ['of the same name in another case', { name: 'PAYZIP ' }],
    ['of the same name in another width', { name: 'ＰａｙＺｉｐ' }],
    ['with the same host', { name: 'PayZip Ltd', website: 'http://PAYZIP.example' }],
  ])('is undefined for a merchant %s', (_, merchant) => {
    expect(namedIntermediary({ ...merchant, intermediary })).toBeUndefined();
  });

  it('treats two parties without a website as different', () => {
    expect(namedIntermediary({ name: 'Coffee', intermediary: { name: 'PayZip' } })?.name).toBe(
      'PayZip',
    );
  });

  it('is undefined without a name', () => {
    expect(
      namedIntermediary({ intermediary: { website: 'https://payzip.example' } }),
    ).toBeUndefined();
    expect(namedIntermediary({ intermediary: { name: '\u200b' } })).toBeUndefined();
    expect(namedIntermediary({})).toBeUndefined();
    expect(namedIntermediary(undefined)).toBeUndefined();
  });

  it.each([
    ['ﬁne', 'FINE', true],
    ['Straße', 'STRASSE', true],
    ['İstanbul', 'istanbul', true],
    ['K', '\u212a', true],
  ])('compares %j and %j without case, in any language', (name, other, isSame) => {
    const found = namedIntermediary({ name, intermediary: { name: other } });
    expect(found === undefined).toBe(isSame);
  });
});
