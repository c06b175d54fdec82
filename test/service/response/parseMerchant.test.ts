import { describe, expect, it } from 'vitest';
import { MAX_LIST_LENGTH, MAX_TEXT_LENGTH } from '../../../src/service/response/decoders.js';
import { decodeMerchant, parseMerchant } from '../../../src/service/response/parseMerchant.js';
import type { MerchantRecord } from '../../../src/service/types.js';

/** Every field of the interface's tables, well-formed. */
const complete: Required<MerchantRecord> = {
  name: 'Harbour Bakery',
  website: 'https://harbour-bakery.example',
  position: { type: 'Point', coordinates: [-0.1, 51.5] },
  img: 'https://img.example/photo.png',
  logoImg: 'https://img.example/logo.png',
  categoryImg: 'https://img.example/category.png',
  logoScore: 0.93,
  address: '',
  postal_code: 'N1 9GU',
  street_number: '12a',
  route: 'Quay Street',
  locality: 'London',
  administrative_area_level_1: 'England',
  administrative_area_level_2: 'Greater London',
  country: 'GB',
  phone: '+44 20 7946 0958',
  rating: 4.3,
  reviews: [
    {
      author_name: 'R.',
      author_url: 'https://places.example/r',
      profile_photo_url: 'https://places.example/r.png',
      language: 'en',
      original_language: 'fr',
      rating: 5,
      relative_time_description: 'a week ago',
      text: 'Good & warm.',
      time: 1_714_521_600,
      translated: true,
    },
  ],
  opening_hours: {
    open_now: true,
    periods: [
      {
        open: { date: '2024-05-01', day: 3, time: '0900', truncated: false },
        close: { date: '2024-05-01', day: 3, time: '1730', truncated: false },
      },
    ],
    special_days: [{ date: '2024-05-01', exceptional_hours: true }],
    type: 'KITCHEN',
    weekday_text: ['Monday: 9–17'],
  },
  price_level: 2,
  place_id: 'place-1',
  category: 'Bakery',
  categories: ['Bakery', 'Food'],
  intermediary: { name: 'Pay', website: 'https://pay.example', img: 'https://pay.example/i.png' },
  isClearResponse: false,
  cachePolicy: { name: 'own', opening_hours: 'places' },
  brand: {
    id: 'b1',
    name: 'Harbour',
    img: 'https://img.example/b.png',
    website: 'https://harbour.example',
    esg: { participations: [{ programme: 'Fair', level: [1, null] }, 'text', 7] },
    brandCategory: { parentCategory: 'Food', categoryGroup: 'Bakeries', categoryType: 'Shop' },
    verifiedInputDate: '2024-05-01T12:00:00.000Z',
  },
  aggregateLevel: {
    id: 'a1',
    name: 'Group',
    img: 'https://img.example/a.png',
    website: 'a.example',
  },
  store: { id: 's1' },
};

function parse(value: unknown): { record: MerchantRecord | undefined; dropped: string[] } {
  const dropped: string[] = [];
  const record = decodeMerchant(value, dropped);
  return { record, dropped };
}

const wire = (): Record<string, unknown> => JSON.parse(JSON.stringify(complete));
const period = (open: unknown, close: unknown): unknown => ({
  opening_hours: { periods: [{ open, close }] },
});
const at = (time: unknown): unknown => period({ day: 1, time }, { day: 1, time: '2300' });

describe('parseMerchant', () => {
  it('reads a record as the service may send it', () => {
    const json = {
      name: 'Quay',
      rating: null,
      reviews: { rating: 5 },
      opening_hours: { periods: [{ open: { day: 1, time: 30 }, close: { day: 1, time: 1700 } }] },
      brand: 'Harbour',
    };
    expect(parseMerchant(json)).toEqual({
      name: 'Quay',
      reviews: [{ rating: 5 }],
      opening_hours: {
        periods: [{ open: { day: 1, time: '0030' }, close: { day: 1, time: '1700' } }],
      },
    });
  });

  it('keeps one week of hours for all shops that have it', () => {
    const week = (time: string) => ({
      opening_hours: { periods: [{ open: { day: 1, time }, close: { day: 1, time: '1700' } }] },
    });
    const periodsAt = (time: string) => parseMerchant(week(time))?.opening_hours?.periods;
    expect(periodsAt('0900')).toBe(periodsAt('0900'));
    expect(periodsAt('0900')).not.toBe(periodsAt('0930'));
    expect(periodsAt('0930')).toEqual(week('0930').opening_hours.periods);
  });

  it('gives the same record for the same object, and a record for itself', () => {
    const json = wire();
    const record = parseMerchant(json);
    expect(record).toEqual(complete);
    expect(record).not.toBe(json);
    expect(parseMerchant(json)).toBe(record);
    expect(parseMerchant(record)).toBe(record);
    const [decoded] = [json].map((each) => decodeMerchant(each, []));
    expect(parseMerchant(decoded)).toBe(decoded);
  });

  it('is undefined for what is no object', () => {
    expect([undefined, null, 'x', 7, [], true].map(parseMerchant)).toEqual(
      Array(6).fill(undefined),
    );
  });
});

describe('decodeMerchant', () => {
  it('keeps every field of the interface as it came', () => {
    expect(parse(wire())).toEqual({ record: complete, dropped: [] });
  });

  it('changes nothing of what it was given', () => {
    const spoilt = { ...wire(), rating: 'good', opening_hours: { open_now: 1, periods: [7] } };
    const before = structuredClone(spoilt);
    const { record } = parse(spoilt);
    expect(record).not.toHaveProperty('rating');
    expect(record?.opening_hours).toEqual({ periods: [] });
    expect(spoilt).toEqual(before);
  });

  it('keeps no hole of a list, as a body that is not JSON may have', () => {
    const { record } = parse({ categories: [undefined, 'Food', undefined] });
    expect(record?.categories).toEqual(['Food']);
  });

  it('copies what is not a plain object, so that nothing but JSON is kept', () => {
    class Place {
      name = 'Quay';
      toJSON() {
        return 'Quay';
      }
    }
    const { record } = parse({ ...wire(), aggregateLevel: new Place() });
    expect(Object.getPrototypeOf(record?.aggregateLevel)).toBe(Object.prototype);
    expect(record?.aggregateLevel).toEqual({ name: 'Quay' });
  });

  it.each(Object.keys(complete).filter((field) => field !== 'isClearResponse'))(
    'drops and reports a malformed %s, and keeps the rest',
    (field) => {
      const { [field]: _, ...rest } = wire();
      const bad = typeof complete[field as keyof MerchantRecord] === 'number' ? '4' : 4.5;
      expect(parse({ ...rest, [field]: bad })).toEqual({ record: rest, dropped: [field] });
    },
  );

  it.each(['true', 'false', 'no', '', 1, 0, null, {}, []])(
    'takes isClearResponse for true where it is %j, and reports it',
    (isClearResponse) => {
      expect(parse({ ...wire(), isClearResponse })).toEqual({
        record: { ...complete, isClearResponse: true },
        dropped: ['isClearResponse'],
      });
    },
  );

  it.each([
    ['true', { isClearResponse: true }],
    ['false', { isClearResponse: false }],
    ['absent', {}],
  ])('leaves isClearResponse as it is where it is %s', (_, record) => {
    expect(parse(record)).toEqual({ record, dropped: [] });
    expect(parse({ isClearResponse: undefined }).record).not.toHaveProperty('isClearResponse');
  });

  it('takes null for an absent field, at any depth', () => {
    const { isClearResponse: _, ...others } = complete;
    const nothing = Object.fromEntries(Object.keys(others).map((field) => [field, null]));
    expect(parse(nothing)).toEqual({ record: {}, dropped: [] });
    expect(parse({ brand: { id: null, name: 'B' } })).toEqual({
      record: { brand: { name: 'B' } },
      dropped: [],
    });
  });

  it.each([
    ['a string', 'x'],
    ['null', null],
    ['an array', []],
    ['a number', 1],
    ['nothing', undefined],
  ])('keeps nothing of %s, which is no record', (_, value) => {
    expect(parse(value)).toEqual({ record: undefined, dropped: [] });
  });

  it.each<[string, unknown, unknown, string[]]>([
    [
      'a field of a nested object',
      { brand: { id: 7, name: 'B' } },
      { brand: { name: 'B' } },
      ['brand.id'],
    ],
    [
      'an element of categories',
      { categories: ['a', 3, 'b', null] },
      { categories: ['a', 'b'] },
      ['categories.1', 'categories.3'],
    ],
    [
      'one review',
      { reviews: [{ text: 'a' }, 'spam'] },
      { reviews: [{ text: 'a' }] },
      ['reviews.1'],
    ],
    [
      'one field of a review',
      { reviews: [{ text: 'a', rating: '5' }] },
      { reviews: [{ text: 'a' }] },
      ['reviews.0.rating'],
    ],
    [
      'one special day',
      { opening_hours: { special_days: [1, { date: '2024-05-01' }] } },
      { opening_hours: { special_days: [{ date: '2024-05-01' }] } },
      ['opening_hours.special_days.0'],
    ],
    [
      'one label',
      { cachePolicy: { name: 'own', phone: 3 } },
      { cachePolicy: { name: 'own' } },
      ['cachePolicy.phone'],
    ],
    [
      'a field two objects deep',
      { brand: { brandCategory: { categoryType: [] } } },
      { brand: { brandCategory: {} } },
      ['brand.brandCategory.categoryType'],
    ],
  ])('loses no more than %s', (_, value, record, dropped) => {
    expect(parse(value)).toEqual({ record, dropped });
  });

  it('turns one review object into an array', () => {
    expect(parse({ reviews: { text: 'a', rating: '5' } })).toEqual({
      record: { reviews: [{ text: 'a' }] },
      dropped: ['reviews.rating'],
    });
  });

  it.each([
    ['0930', '0930'],
    [930, '0930'],
    [30, '0030'],
    [0, '0000'],
    ['0000', '0000'],
    ['2400', '2400'],
    [2359, '2359'],
    ['09:30', '0930'],
    ['9:30', '0930'],
    ['09:30:00', '0930'],
    ['24:00', '2400'],
  ])('reads the time %j as %s', (given, time) => {
    const { record, dropped } = parse(at(given));
    expect(record?.opening_hours?.periods?.[0]?.open.time).toBe(time);
    expect(dropped).toEqual([]);
  });

  it.each([
    '9:3',
    '9:30 pm',
    '24:01',
    '9:60',
    '12:00:30',
    '930',
    '2401',
    '2500',
    '0960',
    960,
    2401,
    -30,
    9.5,
    1e21,
    true,
    '',
    ' 0930',
  ])('drops a period whose time is %j', (given) => {
    expect(parse(at(given))).toEqual({
      record: { opening_hours: { periods: [] } },
      dropped: ['opening_hours.periods.0'],
    });
  });

  it('drops only the malformed period of three', () => {
    const good = { open: { day: 1, time: '0900' }, close: { day: 1, time: '1700' } };
    expect(parse({ opening_hours: { periods: [good, { close: good.close }, good] } })).toEqual({
      record: { opening_hours: { periods: [good, good], unreadPeriods: [{ close: good.close }] } },
      dropped: ['opening_hours.periods.1'],
    });
  });

  it('says so where it has dropped or cut periods, also when it reads its own record', () => {
    const good = { open: { day: 1, time: '0900' }, close: { day: 1, time: '1700' } };
    const close = { day: 5, time: 'late' };
    const unreadOf = (periods: unknown[]) => {
      const record = parseMerchant({ opening_hours: { periods } });
      const again = parseMerchant(JSON.parse(JSON.stringify(record)));
      expect(again).toEqual(record);
      return record?.opening_hours?.unreadPeriods;
    };
    expect(unreadOf([good, good])).toBeUndefined();
    expect(unreadOf([good, null, 'x', { open: good.open, close }])).toEqual([
      {},
      {},
      { open: good.open, close: { day: 5 } },
    ]);
    expect(unreadOf(Array(101).fill(good))).toEqual([{}]);
  });

  it('takes day 7 for Sunday, unless a date says which day it is', () => {
    const close = { day: 1, time: '0200' };
    const openOf = (open: object) =>
      parse(period({ ...open, time: '1800' }, close)).record?.opening_hours?.periods?.[0]?.open;
    expect(openOf({ day: 7 })).toEqual({ day: 0, time: '1800' });
    expect(openOf({ day: 7, date: null })).toEqual({ day: 0, time: '1800' });
    const date = '2026-06-07';
    expect(openOf({ day: 7, date })).toEqual({ date, time: '1800' });
  });

  it('keeps a period without close, which says "always open"', () => {
    const always = { open: { day: 0, time: '0000' } };
    const record = { opening_hours: { periods: [always] } };
    expect(parse(period(always.open, undefined))).toEqual({ record, dropped: [] });
    expect(parse(period(always.open, null))).toEqual({ record, dropped: [] });
  });

  it.each([
    ['malformed', { day: 0, time: 'late' }],
    ['empty', {}],
    ['a string', '2359'],
    ['without day and date', { time: '1700' }],
  ])('drops a period whose close is %s rather than calling it always open', (_, close) => {
    expect(parse(period({ day: 0, time: '0000' }, close))).toEqual({
      record: { opening_hours: { periods: [] } },
      dropped: ['opening_hours.periods.0'],
    });
  });

  it('keeps an edge that has lost its day but has a date, and the reverse', () => {
    const open = { date: '2024-05-01', day: 7, time: '0900' };
    const close = { date: '1 May', day: 3, time: '1700', truncated: 'no' };
    expect(parse(period(open, close))).toEqual({
      record: {
        opening_hours: {
          periods: [
            { open: { date: '2024-05-01', time: '0900' }, close: { day: 3, time: '1700' } },
          ],
        },
      },
      dropped: [
        'opening_hours.periods.0.open.day',
        'opening_hours.periods.0.close.date',
        'opening_hours.periods.0.close.truncated',
      ],
    });
  });

  it('drops weekday_text as a whole, because its lines are known by their place', () => {
    expect(parse({ opening_hours: { weekday_text: ['Monday: 9–17', 5] } })).toEqual({
      record: { opening_hours: {} },
      dropped: ['opening_hours.weekday_text'],
    });
  });

  it.each([
    ['a text', { type: 'Point', coordinates: [1, '2'] }],
    ['one number', { type: 'Point', coordinates: [1] }],
    ['four numbers', { type: 'Point', coordinates: [1, 2, 3, 4] }],
    ['another type', { type: 'Line', coordinates: [1, 2] }],
    ['no coordinates', { type: 'Point' }],
  ])('drops a position with %s as a whole', (_, position) => {
    expect(parse({ position })).toEqual({ record: {}, dropped: ['position'] });
  });

  it.each([
    ['price_level', 5],
    ['price_level', -1],
    ['price_level', 1.5],
    ['rating', Number.POSITIVE_INFINITY],
    ['logoScore', Number.NaN],
  ])('drops %s when it is %d', (field, value) => {
    expect(parse({ [field]: value })).toEqual({ record: {}, dropped: [field] });
  });

  it.each(['yesterday', '01.05.2024', '2024-13-45T00:00:00Z', '7'])(
    'drops verifiedInputDate when it is %j, which no date can show',
    (verifiedInputDate) => {
      expect(parse({ brand: { verifiedInputDate } }).dropped).toEqual(['brand.verifiedInputDate']);
    },
  );

  it('drops a text beyond the cap instead of cutting it', () => {
    const longest = 'x'.repeat(MAX_TEXT_LENGTH);
    expect(parse({ name: longest })).toEqual({ record: { name: longest }, dropped: [] });
    expect(parse({ name: `${longest}x` })).toEqual({ record: {}, dropped: ['name'] });
  });

  it('cuts a list beyond the cap and reports it once', () => {
    const categories = Array.from({ length: MAX_LIST_LENGTH + 2 }, (_, index) => `c${index}`);
    expect(parse({ categories })).toEqual({
      record: { categories: categories.slice(0, MAX_LIST_LENGTH) },
      dropped: [`categories.${MAX_LIST_LENGTH}`],
    });
  });

  it('leaves out unknown fields and reports their names', () => {
    expect(parse({ name: 'A', nickname: 'B', store: { id: 's', floor: 2 } })).toEqual({
      record: { name: 'A', store: { id: 's' } },
      dropped: ['nickname', 'store.floor'],
    });
  });

  it.each(['4111 1111 1111 1111', '4111111111111111', 'x'.repeat(65), '<b>', ''])(
    'does not report the name of an unknown field when it is %j',
    (name) => {
      expect(parse({ [name]: 1 }).dropped).toEqual(['*']);
    },
  );

  it('gives no value a way into a prototype', () => {
    const hostile = JSON.parse(
      `{ "__proto__": { "name": "P" }, "constructor": { "prototype": { "name": "P" } },
         "cachePolicy": { "__proto__": "own", "constructor": "own", "name": "own" },
         "brand": { "__proto__": { "id": "P" },
                    "esg": { "participations": [{ "__proto__": { "id": "P" }, "a": 1 }] } } }`,
    );
    const { record, dropped } = parse(hostile);
    expect(record).toEqual({
      cachePolicy: { name: 'own' },
      brand: { esg: { participations: [{ a: 1 }] } },
    });
    expect(JSON.stringify(record)).not.toContain('__proto__');
    expect(dropped).toEqual([
      '__proto__',
      'constructor',
      'cachePolicy.__proto__',
      'cachePolicy.constructor',
      'brand.__proto__',
    ]);
    expect({}).not.toHaveProperty('name');
  });

  it('is not misled by a page that adds to every object', () => {
    const everyObject = Object.prototype as { website?: string; each?: unknown };
    everyObject.each = 1;
    everyObject.website = 'https://elsewhere.example';
    try {
      expect(parse({ name: 'A' }).dropped).toEqual([]);
      const { record, dropped } = parse({ name: 'A', unknown: 1 });
      expect(Object.keys(record ?? {})).toEqual(['name']);
      expect(dropped).toEqual(['unknown']);
    } finally {
      delete everyObject.each;
      delete everyObject.website;
    }
  });

  it('reads own properties only', () => {
    expect(parse(Object.create({ name: 'inherited' }))).toEqual({ record: {}, dropped: [] });
  });

  it('drops a participation that is not JSON or larger than a text', () => {
    const loop: { self?: unknown } = {};
    loop.self = loop;
    const participations = [loop, 'x'.repeat(MAX_TEXT_LENGTH), () => 1, 1n, 'kept'];
    expect(parse({ brand: { esg: { participations } } })).toEqual({
      record: { brand: { esg: { participations: ['kept'] } } },
      dropped: [0, 1, 2, 3].map((index) => `brand.esg.participations.${index}`),
    });
  });
});
