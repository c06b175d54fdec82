import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/sandbox/catalogue/catalogue.js';
import { matchTransaction } from '../../../src/sandbox/matching/matchTransaction.js';
import { printDescriptor } from '../../../src/sandbox/statement/printTerminal.js';
import type { Transaction } from '../../../src/service/types.js';

const match = (merchant_name: string, hints: Omit<Transaction, 'id' | 'merchant_name'> = {}) =>
  matchTransaction({ id: 'a', merchant_name, ...hints });

const best = (text: string, hints?: Omit<Transaction, 'id' | 'merchant_name'>) => {
  const [candidate] = match(text, hints).candidates;
  return candidate && [candidate.merchant.name, candidate.branch?.city.name];
};

const ids = (text: string, hints?: Omit<Transaction, 'id' | 'merchant_name'>) =>
  match(text, hints).candidates.map(({ merchant }) => merchant.id);

describe('matchTransaction', () => {
  it('finds every place of the catalogue by what its terminal prints', () => {
    const lost = catalogue().merchants.flatMap((merchant) =>
      (merchant.branches.length > 0 ? merchant.branches : [undefined]).flatMap((branch) => {
        const text = printDescriptor(merchant, branch);
        const { candidates } = match(text);
        const found =
          candidates.length === 1 &&
          candidates[0]?.merchant === merchant &&
          candidates[0].branch === branch;
        return found ? [] : [text];
      }),
    );
    expect(lost).toEqual([]);
  });

  it('finds every merchant by its own name', () => {
    const lost = catalogue().merchants.filter(
      (merchant) => !match(merchant.name).candidates.some((each) => each.merchant === merchant),
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['PYZ*NORTHSIDE COFF 2041 LONDON GB', 'Northside Coffee', 'London'],
    ['pyz*northside coff 2041 london gb', 'Northside Coffee', 'London'],
    ['NORTHSIDECOFFEE LEEDS', 'Northside Coffee', 'Leeds'],
    ['CARD PURCHASE NORTHSIDE COFFEE BRISTOL GBR', 'Northside Coffee', 'Bristol'],
    ['HARROW & VALE 0217 LEEDS UK', 'Harrow & Vale', 'Leeds'],
    ['WWW.LOOMFIELD.EXAMPLE', 'Loomfield', undefined],
    ['BACKEREI KORNWINKEL BERLIN DE', 'Bäckerei Kornwinkel', 'Berlin'],
    ['BAECKEREI KORNWINK MUENCHEN DE', 'Bäckerei Kornwinkel', 'München'],
    ['Bäckerei Kornwinkel, Munich', 'Bäckerei Kornwinkel', 'München'],
    ['TBL*CASA OLMO ROME IT', 'Casa Olmo', 'Roma'],
    ['星風書店 KYOTO JP', '星風書店', '京都市'],
    ['CAFE DE ZILTE UIL AMSTERDAM', 'Café De Zilte Uil', 'Amsterdam'],
    ['WRENBANK CASH YORK GB', 'Wrenbank', 'York'],
  ])('reads %s', (text, name, city) => {
    expect(best(text)).toEqual([name, city]);
  });

  it.each([
    'NORTHERN COFFEE LEEDS GB',
    'MERID BOOKS LEEDS GB',
    'CASA BIANCA ROMA IT',
    'BAKKERIJ JANSSENHOF UTRECHT NL',
    'PHARMACIE DE LA GARE PARIS FR',
    'X',
    'GB',
    '8841',
  ])('does not take %s for a merchant it knows', (text) => {
    expect(match(text).candidates).toEqual([]);
  });

  it('chooses the store by its number before the town', () => {
    const [harrow] = catalogue().merchants.filter(({ id }) => id === 'harrow-and-vale');
    const [, first, second] = harrow?.branches ?? [];
    expect(match(`HARROW AND VALE ${second?.store} LONDON GB`).candidates[0]?.branch).toBe(second);
    expect(match(`HARROW AND VALE ${first?.store}`).candidates[0]?.branch).toBe(first);
  });

  it('chooses the place by the hints of the transaction', () => {
    const text = 'NORTHSIDE COFFEE';
    expect(best(text)).toEqual(['Northside Coffee', undefined]);
    expect(best(text, { city: 'Leeds' })).toEqual(['Northside Coffee', 'Leeds']);
    expect(best(text, { location: 'Bristol, UK' })).toEqual(['Northside Coffee', 'Bristol']);
    expect(best(text, { latitude: 53.48, longitude: -2.24 })).toEqual([
      'Northside Coffee',
      'Manchester',
    ]);
    expect(best(text, { city: 'Leeds', online: true })).toEqual(['Northside Coffee', undefined]);
    const leeds = match(text, { city: 'Leeds' }).candidates[0]?.branch;
    expect(match(text, { postcode: leeds?.postcode }).candidates[0]?.branch).toBe(leeds);
  });

  it('returns no place for a town where the merchant has none', () => {
    expect(best('SALTMARROW FISH BAR', { city: 'Penzance' })).toEqual([
      'Saltmarrow Fish Bar',
      undefined,
    ]);
    expect(best('SALTMARROW FISH BAR')).toEqual(['Saltmarrow Fish Bar', 'Whitby']);
  });

  it('returns every merchant of a shared name, or one if a hint tells them apart', () => {
    expect(ids('VELVET HERON')).toEqual([
      'velvet-heron-bar',
      'velvet-heron-hair',
      'velvet-heron-books',
    ]);
    expect(ids('VELVET HERON YORK GB')).toEqual(['velvet-heron-hair']);
    expect(ids('VELVET HERON', { mcc: '5942' })).toEqual(['velvet-heron-books']);
    expect(ids('VELVET HERON', { city: 'Bristol' })).toEqual(['velvet-heron-bar']);
    expect(ids('OLIVE TERRACE 6430')).toEqual(['olive-terrace-london', 'olive-terrace-bath']);
  });

  it('knows the intermediary by its prefix and by its name', () => {
    expect(match('TBL*CASA OLMO ROMA IT').intermediary?.name).toBe('Tably');
    expect(match('SQK *INKHORN AND DAU LONDON GB').intermediary?.name).toBe('Sqwick');
    expect(match('PAYZIP *NORTHSIDE COFFEE').intermediary?.name).toBe('PayZip');
    expect(match('NORTHSIDE COFFEE').intermediary).toBeUndefined();
  });

  it('takes the intermediary for the merchant if nothing else is named', () => {
    expect(best('PYZ*77812 GB')).toEqual(['PayZip', undefined]);
    expect(best('TABLY PAYMENT 4471')).toEqual(['Tably', undefined]);
  });

  it.each([
    ['HARBOTTLE TEA ROOMS 3310 WHITBY GB', 'Harbottle Tea Rooms'],
    ['PYZ*OSTLER & SONS 22 LEEDS GB', 'Ostler & Sons'],
    ['SUNNY-SIDE BBQ HOUSE 0042', 'Sunny-Side BBQ House'],
    ['OSTLER & 0042 LEEDS GB', 'Ostler'],
    ['HOUSE OF THE RISING LOAF', 'House of the Rising Loaf'],
    ['CARD PURCHASE ÖSTERLUND BLOMMOR 12', 'Österlund Blommor'],
    ['كشك الزاوية 8841', 'كشك الزاوية'],
  ])('tidies %s', (text, name) => {
    expect(match(text)).toMatchObject({ candidates: [], tidied: name });
  });

  it.each([
    'SQR*8841 MERID BOOKS 0412 LEEDS GB',
    'POS 1654 REF 05974611',
    'POS 1654 GB',
    '',
    '***',
  ])('reads no name in "%s"', (text) => {
    expect(match(text)).toMatchObject({ candidates: [], tidied: undefined });
  });
});
