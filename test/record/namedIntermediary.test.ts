import { describe, expect, it, vi } from 'vitest';
import { namedIntermediary } from '../../src/record/namedIntermediary.js';

/** Counts how often a URL is read from now on. */
function countUrls() {
  const Original = URL;
  // An arrow function cannot stand in for a constructor.
  function create(...args: ConstructorParameters<typeof URL>) {
    return new Original(...args);
  }
  return vi.spyOn(globalThis, 'URL').mockImplementation(create as never);
}

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

  it('reads each website once', () => {
    const merchant = { name: 'Coffee', website: 'https://once.example', intermediary };
    const parse = countUrls();
    for (let row = 0; row < 10; row += 1) namedIntermediary(merchant);
    // One of them may be known from another test.
    expect([1, 2]).toContain(parse.mock.calls.length);
  });

  it('remembers a limited number of websites, and none that is too long', () => {
    const parse = countUrls();
    const show = (website: string) =>
      namedIntermediary({ name: 'Coffee', intermediary: { name: 'PayZip', website } });
    const websites = Array.from({ length: 2000 }, (_, index) => `https://p${index}.example`);
    for (const website of websites) show(website);
    expect(parse).toHaveBeenCalledTimes(2000);
    expect(show(websites[0] ?? '')?.host).toBe('p0.example');
    expect(parse).toHaveBeenCalledTimes(2001);
    expect(show(`https://p.example/${'x'.repeat(3000)}`)?.host).toBeUndefined();
    expect(parse).toHaveBeenCalledTimes(2001);
  });

  it.each([
    ['ﬁne', 'FINE', true],
    ['Straße', 'STRASSE', false],
    ['İstanbul', 'istanbul', false],
    ['K', '\u212a', true],
  ])('compares %j and %j as Unicode does', (name, other, isSame) => {
    const found = namedIntermediary({ name, intermediary: { name: other } });
    expect(found === undefined).toBe(isSame);
  });
});
