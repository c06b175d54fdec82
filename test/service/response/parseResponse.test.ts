import { describe, expect, it } from 'vitest';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import { MAX_LIST_LENGTH } from '../../../src/service/response/decoders.js';
import { MAX_DROPPED_PER_ROW, parseResponse } from '../../../src/service/response/parseResponse.js';
import { fc } from '../../fc.js';

/** The records of each row or its error, and what was left out of them. */
function read(body: unknown, ids: readonly string[]) {
  const { rows, issues } = parseResponse(body, ids);
  return {
    rows: new Map([...rows].map(([id, row]) => [id, 'merchants' in row ? row.merchants : row])),
    dropped: issues.flatMap((issue) =>
      issue.type === 'field-dropped' ? [{ id: issue.id, field: issue.field }] : [],
    ),
  };
}

const outcome = (row: unknown): unknown => (row instanceof EnrichmentError ? row.kind : row);
const outcomes = (body: unknown, ids: readonly string[]): unknown[] =>
  [...read(body, ids).rows].map(([id, row]) => [id, outcome(row)]);

describe('parseResponse', () => {
  it.each([
    ['null', null],
    ['nothing', undefined],
    ['an HTML page', '<!doctype html>'],
    ['an array', [[{ name: 'A' }]]],
    ['a number', 200],
    ['a boolean', true],
  ])('throws malformed, naming the ids, when the body is %s', (_, body) => {
    const parse = (): unknown => parseResponse(body, ['a', 'b']);
    expect(parse).toThrow(EnrichmentError);
    expect(parse).toThrow(
      expect.objectContaining({ kind: 'malformed', transactionIds: ['a', 'b'] }),
    );
  });

  it('keeps the raw body out of the error', () => {
    let error: unknown;
    try {
      parseResponse('SECRET', ['a']);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(EnrichmentError);
    expect(error).not.toHaveProperty('cause');
    expect(String(error)).not.toContain('SECRET');
  });

  it('gives each id its records, in the order of the ids, whatever the order of the answer', () => {
    const body = { b: [{ name: 'B' }], a: [{ name: 'A1' }, { name: 'A2' }], c: [] };
    expect(outcomes(body, ['a', 'b', 'c'])).toEqual([
      ['a', [{ name: 'A1' }, { name: 'A2' }]],
      ['b', [{ name: 'B' }]],
      ['c', []],
    ]);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['an error object', { error: 'x' }],
    ['a string', 'x'],
    ['an array without one record', [null, 'x', []]],
  ])('fails one row as malformed when it is %s, and no other', (_, row) => {
    expect(outcomes({ a: [{ name: 'A' }], b: row }, ['a', 'b'])).toEqual([
      ['a', [{ name: 'A' }]],
      ['b', 'malformed'],
    ]);
  });

  it('fails one row as missing when the answer lacks its id', () => {
    const { rows, issues } = parseResponse({ a: [] }, ['a', 'b']);
    expect(issues).toEqual([{ type: 'missing', id: 'b' }]);
    expect(rows.get('b')).toMatchObject({ kind: 'missing', transactionIds: ['b'] });
  });

  it.each([
    ['matched', [{ name: 'A' }]],
    ['matched', [{ name: 'A', isClearResponse: false }]],
    ['matched', [{ place_id: 'p' }]],
    ['matched', [{ price_level: 0 }]],
    ['cleaned', [{ name: 'A', isClearResponse: true }]],
    ['unmatched', []],
  ])('calls a row %s by its best record, and keeps the receipt', (status, merchants) => {
    const receipt = { 'x-request-id': 'r1' };
    const { rows } = parseResponse({ a: merchants }, ['a'], receipt);
    expect(rows.get('a')).toEqual({ status, merchants, lookupId: 'a', receipt });
    expect(parseResponse({ a: merchants }, ['a']).rows.get('a')).not.toHaveProperty('receipt');
  });

  it.each(['true', 'no', 1, 0, null])(
    'calls a row cleaned, never matched, where isClearResponse is %j',
    (isClearResponse) => {
      const { rows } = parseResponse({ a: [{ name: 'A', isClearResponse }] }, ['a']);
      expect(rows.get('a')).toMatchObject({ status: 'cleaned' });
    },
  );

  it.each<[string, unknown]>([
    ['is empty', {}],
    ['has nothing but blanks', { name: '', address: ' ', categories: [''], brand: { esg: {} } }],
    ['has only fields about others', { cachePolicy: { name: 'own' }, logoScore: 1 }],
    ['only says that it is none', { isClearResponse: true }],
    ['has nothing left after parsing', { name: 7, rating: 'good' }],
  ])('calls a row unmatched where its record %s', (_, record) => {
    const { rows } = parseResponse({ a: [record] }, ['a']);
    expect(rows.get('a')).toEqual({ status: 'unmatched', merchants: [], lookupId: 'a' });
  });

  it('leaves out an empty record, so that the next one is the best', () => {
    const body = { a: [{}, { name: 'B' }, { brand: {} }, { name: 'C', isClearResponse: true }] };
    expect(parseResponse(body, ['a']).rows.get('a')).toEqual({
      status: 'matched',
      merchants: [{ name: 'B' }, { name: 'C', isClearResponse: true }],
      lookupId: 'a',
    });
  });

  it('does not search any JSON to its depth', () => {
    let deep: unknown[] = [];
    for (let depth = 0; depth < 500; depth += 1) deep = [deep];
    const body = { a: [{ brand: { esg: { participations: [deep] } } }] };
    expect(parseResponse(body, ['a']).rows.get('a')).toMatchObject({ status: 'matched' });
  });

  it('counts ids that were not asked, and keeps nothing of them', () => {
    const { rows, issues } = parseResponse({ a: [], x: [{ name: 'X' }], y: null }, ['a']);
    expect([...rows.keys()]).toEqual(['a']);
    expect(issues).toEqual([{ type: 'extra', count: 2 }]);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '1', '', 'a.b'])(
    'treats %j as an ordinary id',
    (id) => {
      const answered = JSON.parse(`{ ${JSON.stringify(id)}: [{ "name": "A" }], "z": [] }`);
      expect(outcomes(answered, ['z', id])).toEqual([
        ['z', []],
        [id, [{ name: 'A' }]],
      ]);
      expect(parseResponse(answered, ['z']).issues).toEqual([{ type: 'extra', count: 1 }]);
      expect(outcomes({}, [id])).toEqual([[id, 'missing']]);
    },
  );

  it('gives an id that is asked twice one entry and one report', () => {
    const { rows, dropped } = read({ a: [{ rating: 'x' }] }, ['a', 'a']);
    expect([...rows]).toEqual([['a', []]]);
    expect(dropped).toEqual([{ id: 'a', field: 'rating' }]);
  });

  it('drops a record that is no object, keeps its neighbours, and names no value', () => {
    const { rows, dropped } = read(
      { a: [{ name: 'A' }, 'SECRET', { name: 'B', rating: 'SECRET' }] },
      ['a'],
    );
    expect(rows.get('a')).toEqual([{ name: 'A' }, { name: 'B' }]);
    expect(dropped).toEqual([
      { id: 'a', field: '' },
      { id: 'a', field: 'rating' },
    ]);
  });

  it('reports no more than a fixed number of drops for each row', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`f${index}`, 1]));
    const { dropped } = read({ a: [many], b: [{ rating: 'x' }] }, ['a', 'b']);
    expect(dropped.filter(({ id }) => id === 'a')).toHaveLength(MAX_DROPPED_PER_ROW);
    expect(dropped.at(-1)).toEqual({ id: 'b', field: 'rating' });
  });

  it('cuts a row of more records than anyone can want', () => {
    const row = Array.from({ length: MAX_LIST_LENGTH + 5 }, () => ({ name: 'A' }));
    const { rows, dropped } = read({ a: row }, ['a']);
    expect(rows.get('a')).toHaveLength(MAX_LIST_LENGTH);
    expect(dropped).toEqual([{ id: 'a', field: '' }]);
  });
});

/** Names of the interface, so that generated values reach every reader; and names that break careless code. */
const fieldName = fc.constantFrom(
  ...[
    'name',
    'rating',
    'price_level',
    'position',
    'coordinates',
    'type',
    'reviews',
    'text',
    'time',
  ],
  ...['opening_hours', 'periods', 'open', 'close', 'day', 'date', 'special_days', 'weekday_text'],
  ...[
    'categories',
    'cachePolicy',
    'brand',
    'esg',
    'participations',
    'brandCategory',
    'store',
    'id',
  ],
  ...['__proto__', 'constructor', 'verifiedInputDate', 'unheard_of'],
);

const { hostile } = fc.letrec<{ hostile: unknown }>((tie) => ({
  hostile: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom('0930', 930, 'Point', '2024-05-01', 3),
    fc.array(tie('hostile'), { maxLength: 4 }),
    fc.array(fc.tuple(fieldName, tie('hostile')), { maxLength: 6 }).map(ownObject),
  ),
}));

/** As `JSON.parse` builds it: `__proto__` is an own property. */
function ownObject(entries: readonly (readonly [string, unknown])[]): unknown {
  return Object.fromEntries(entries);
}

/** As it comes off the wire: no `-0`. */
const json = hostile.map((value): unknown => JSON.parse(JSON.stringify(value)));

const id = fc.constantFrom('a', 'b', '1', '__proto__', 'constructor', 'valueOf');

const answer = fc.array(fc.tuple(id, fc.oneof(json, fc.array(json)))).map(ownObject);

describe('parseResponse, for any JSON', () => {
  it('never throws anything but malformed, and settles every id', () => {
    fc.assert(
      fc.property(fc.oneof(json, answer), fc.array(id), (body, ids) => {
        const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
        try {
          const { rows } = parseResponse(body, ids);
          expect(isObject).toBe(true);
          expect([...rows.keys()]).toEqual([...new Set(ids)]);
        } catch (error) {
          if (!(error instanceof EnrichmentError)) throw error;
          expect(isObject).toBe(false);
          expect(error.kind).toBe('malformed');
        }
      }),
    );
  });

  it('keeps plain JSON only: a copy by way of text is equal and reads the same again', () => {
    fc.assert(
      fc.property(fc.array(json, { minLength: 1 }), (records) => {
        const row = read({ a: records }, ['a']).rows.get('a');
        fc.pre(Array.isArray(row));
        const copy = JSON.parse(JSON.stringify(row));
        expect(copy).toStrictEqual(JSON.parse(JSON.stringify(copy)));
        expect(JSON.stringify(copy)).toBe(JSON.stringify(row));
        expect(JSON.stringify(row)).not.toContain('"__proto__":');
        const again = read({ a: copy }, ['a']);
        expect(again.dropped).toEqual([]);
        expect(again.rows.get('a')).toEqual(row);
      }),
    );
  });

  it('lets no row touch its neighbours', () => {
    const good = { name: 'A', categories: ['x'], opening_hours: { periods: [] } };
    fc.assert(
      fc.property(json, json, (before, after) => {
        const body = { before, good: [good], after };
        const { rows, dropped } = read(body, ['before', 'good', 'after']);
        expect(rows.get('good')).toEqual([good]);
        expect(dropped.some((drop) => drop.id === 'good')).toBe(false);
      }),
    );
  });

  it('lets no record and no field touch its neighbours', () => {
    fc.assert(
      fc.property(json, json, (record, field) => {
        const { rows } = read({ a: [{ name: 'A', brand: field }, record, { name: 'B' }] }, ['a']);
        const row = rows.get('a');
        expect(row).toEqual(
          expect.arrayContaining([expect.objectContaining({ name: 'A' }), { name: 'B' }]),
        );
      }),
    );
  });
});
