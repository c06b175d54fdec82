import { describe, expect, it, vi } from 'vitest';
import { type Mac, macOf } from '../../src/endpoint/mac.js';
import { createKeys } from '../../src/gateway/keys.js';
import {
  cutForStore,
  isEnough,
  readStored,
  storedMs,
  wantsMoreByDefault,
  writeStored,
} from '../../src/gateway/storedResult.js';
import { toResult } from '../../src/service/response/MerchantResult.js';
import type { MerchantRecord } from '../../src/service/types.js';
import { fc } from '../fc.js';

const RECORD: MerchantRecord = {
  name: 'Northside Coffee',
  website: 'https://northside.example',
  address: '7 Foundry Lane',
  phone: '+44 113 496 0117',
  rating: 4.6,
  reviews: [{ author_name: 'Imogen', text: 'Good' }],
  opening_hours: { weekday_text: ['Monday: closed'] },
  place_id: 'place-1',
  position: { type: 'Point', coordinates: [1, 2] },
  intermediary: { name: 'PayZip' },
  cachePolicy: {
    name: 'own',
    website: 'places',
    address: 'places',
    phone: 'places',
    opening_hours: 'places',
    place_id: 'places',
    position: 'places',
  },
};

const cut = (sources: string[], forced: (keyof MerchantRecord)[] = [], record = RECORD) => {
  const result = toResult([record], 'x');
  const answer = cutForStore(result, { sources, forced, type: 'extended' });
  return answer && { kept: JSON.parse(answer.json)[0], cut: answer.cut };
};

describe('cutForStore', () => {
  it('keeps the fields of the named sources, the place’s id and its position', () => {
    expect(cut(['own'])?.kept).toEqual({
      name: 'Northside Coffee',
      place_id: 'place-1',
      position: RECORD.position,
      intermediary: { name: 'PayZip' },
      cachePolicy: { name: 'own', place_id: 'places', position: 'places' },
    });
    expect([...(cut(['own'])?.cut ?? [])].sort()).toEqual(
      ['address', 'opening_hours', 'phone', 'rating', 'reviews', 'website'].sort(),
    );
  });

  it('keeps a field that was forced from the service’s own sources and has no label', () => {
    const record = { name: 'A', img: 'i', website: 'w', cachePolicy: { name: 'own' } };
    expect(cut(['own'], ['img'], record)?.kept).toEqual({
      name: 'A',
      img: 'i',
      cachePolicy: { name: 'own' },
    });
  });

  it('keeps no forced field that is labelled otherwise, nor any where no source is named', () => {
    expect(cut(['own'], ['website'])?.kept).not.toHaveProperty('website');
    expect(cut([], ['name', 'website'], { name: 'A', website: 'w' })).toBeUndefined();
    expect(cut([], ['name'], { name: 'A', cachePolicy: { name: 'places' } })).toBeUndefined();
  });

  it('keeps nothing where no source is named, and none of a record that has nothing else', () => {
    expect(cut([])).toBeUndefined();
    expect(cut(['somebody'], [], { place_id: 'p', phone: '1', rating: 4 })).toBeUndefined();
  });

  it('keeps all where all sources are named', () => {
    const all = cut(['own', 'places']);
    expect(all?.kept).toEqual(RECORD);
    expect(all?.cut).toEqual([]);
  });

  it('keeps a miss, which holds no field', () => {
    const answer = cutForStore(toResult([], 'x'), { sources: [], forced: [], type: 'extended' });
    expect(answer).toMatchObject({ json: '[]', cut: [] });
  });

  it('does not count an empty field as cut', () => {
    const record = { name: 'A', address: '', phone: '1', cachePolicy: { name: 'own' } };
    expect(cut(['own'], [], record)?.cut).toEqual(['phone']);
  });
});

describe('isEnough', () => {
  const policy = { sources: [], wantsMore: wantsMoreByDefault, receiptHeaders: [] };
  const stored = (type: string, fields: (keyof MerchantRecord)[]) => ({
    json: '[]',
    headers: {},
    cut: fields,
    kept: [],
    type,
  });

  it.each([
    ['restrictive', ['address'], 'restrictive', true],
    ['restrictive', ['name'], 'restrictive', false],
    ['extended', ['phone'], 'restrictive', true],
    ['extended', ['phone'], 'extended', false],
    ['extended', [], 'extended', true],
    ['restrictive', [], 'extended', false],
    ['extended', [], 'another', false],
  ] as const)('of a %s record without %j for a %s request: %s', (type, fields, asked, enough) => {
    expect(isEnough(stored(type, [...fields]), asked, policy)).toBe(enough);
  });

  it.each([
    ['all that can be forced', { name: 'A', website: 'w', img: 'i', category: 'c' }, true],
    ['its logo alone as a picture', { name: 'A', logoImg: 'l', category: 'c' }, true],
    ['no picture', { name: 'A', category: 'c' }, false],
    ['no category', { name: 'A', img: 'i' }, false],
    ['no name', { img: 'i', category: 'c' }, false],
  ] as const)('serves a list from a record that has kept %s: %s', (_, kept, enough) => {
    const record = {
      ...{ name: 'A', website: 'w', img: 'i', category: 'c', categories: ['c'] },
      ...{ logoImg: 'l', categoryImg: 'p', logoScore: 1, address: 'street' },
    };
    const answer = cutForStore(toResult([record], 'x'), {
      sources: ['own'],
      forced: Object.keys(kept) as (keyof MerchantRecord)[],
      type: 'restrictive',
    });
    expect(answer && isEnough(answer, 'restrictive', policy)).toBe(enough);
  });

  it('does not miss in a list what the service did not know either', () => {
    const answer = cutForStore(toResult([{ name: 'A', phone: '1' }], 'x'), {
      sources: ['own'],
      forced: ['name'],
      type: 'extended',
    });
    expect(answer && isEnough(answer, 'restrictive', policy)).toBe(true);
  });
});

describe('readStored', () => {
  const answer = {
    json: '[{"name":"Über\\n"}]',
    headers: { 'X-Request-Id': 'x' },
    cut: [],
    kept: ['name' as const],
    type: 'extended',
  };
  const SECRETS = ['a secret of thirty-two characters', 'another one of at least thirty-two'];
  const macs = createKeys(SECRETS).secrets.map(macOf);
  const PLACE = { key: '{a}:b', epoch: 'epoch', macs };
  const read = (value: string, place: Partial<typeof PLACE> = {}) =>
    readStored({ ...PLACE, ...place }, value, ['X-Request-Id']);

  it('reads what was written under the key, in the epoch, with one of the secrets', () => {
    expect(read(writeStored(PLACE, answer))).toEqual(answer);
    const [first, second] = macs as [Mac, Mac];
    expect(read(writeStored({ ...PLACE, macs: [second] }, answer))).toEqual(answer);
    const old = writeStored({ ...PLACE, macs: [first] }, answer);
    expect(read(old, { macs: [second] })).toBeUndefined();
  });

  it('reads nothing of another key or epoch, a part of a value, or any other text', () => {
    const value = writeStored(PLACE, answer);
    expect(read(value, { key: '{a}:c' })).toBeUndefined();
    expect(read(value, { epoch: 'later' })).toBeUndefined();
    for (let length = 0; length < value.length; length += 1) {
      expect(read(value.slice(0, length))).toBeUndefined();
    }
    fc.assert(fc.property(fc.string(), (text) => read(text) === undefined));
    const prefixed = fc.string().map((text) => `mry2 ${text}`);
    fc.assert(fc.property(prefixed, (text) => read(text) === undefined));
  });

  it('does not hash what is larger than any result', () => {
    const mac = vi.fn<Mac>(() => 'x');
    expect(read(`mry2 x ${' '.repeat(1_000_000)}`, { macs: [mac] })).toBeUndefined();
    expect(mac).not.toHaveBeenCalled();
  });

  it('reads nothing that somebody else has changed or added', () => {
    const value = writeStored(PLACE, answer);
    expect(read(`${value},"another row":[]`)).toBeUndefined();
    expect(read(value.replace('name', 'site'))).toBeUndefined();
    const [mark, signature] = value.split(' ');
    expect(read(`${mark} ${signature} {"headers":{}}\n[]`)).toBeUndefined();
  });

  it.each([null, 1, {}, { ...answer, cut: null }, { ...answer, kept: 'name' }])(
    'reads nothing of records that are described by %j',
    (about) => {
      const { json: _, ...fields } = answer;
      const line = JSON.stringify(fields);
      const mac: Mac = (text) => macs[0]?.(text.replace(line, JSON.stringify(about))) ?? '';
      const value = writeStored({ ...PLACE, macs: [mac] }, answer);
      expect(read(value.replace(line, JSON.stringify(about)))).toBeUndefined();
    },
  );

  it('reads no header but those of receipts, since they are set in the response', () => {
    const headers = { 'X-Request-Id': 'x', 'Set-Cookie': 'session=planted', Bad: 'a\r\nb' };
    const value = writeStored(PLACE, { ...answer, headers });
    expect(read(value)?.headers).toEqual({ 'X-Request-Id': 'x' });
  });
});

describe('storedMs', () => {
  it('keeps a match longest and a miss shortest, never for 30 days, never all equally long', () => {
    const [matched, cleaned, unmatched] = (['matched', 'cleaned', 'unmatched'] as const).map(
      (status) => storedMs(status, () => 0),
    ) as [number, number, number];
    expect(matched).toBeGreaterThan(cleaned);
    expect(cleaned).toBeGreaterThan(unmatched);
    expect(matched).toBeLessThan(30 * 86_400_000);
    expect(storedMs('matched', () => 0.99)).toBeLessThan(matched);
  });
});
