import type { Findings } from '../../src/probe/questions.js';
import type { Variant } from './probing.js';

type Json = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: records are JSON that the variants take apart
type Wire = Record<string, any>;

const bodyOf = async (request: Request): Promise<Json | undefined> => {
  try {
    return JSON.parse(await request.clone().text());
  } catch {
    return undefined;
  }
};

const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);

/** Changes the whole list of an answer. */
const lists =
  (change: (list: Wire, body: Json) => void): Variant =>
  async (request, next) => {
    const body = await bodyOf(request);
    const response = await next(request);
    if (!response.ok || !body) return response;
    const list = (await response.json()) as Wire;
    change(list, body);
    return json(list);
  };

/** Changes every record of an answer. */
const records = (change: (record: Wire, body: Json) => void): Variant =>
  lists((list, body) => {
    for (const row of Object.values(list)) for (const record of row) change(record, body);
  });

/** Changes what the service is asked. */
const asked =
  (change: (body: Json) => Json): Variant =>
  async (request, next) => {
    const body = await bodyOf(request);
    if (!body) return next(request);
    const { url, method, headers } = request;
    return next(new Request(url, { method, headers, body: JSON.stringify(change(body)) }));
  };

const rowsOf = ({ transactions }: Json) =>
  (Array.isArray(transactions) ? transactions : []) as Wire[];

/** Refuses the requests that are meant. */
const refuses =
  (
    isMeant: (body: Json | undefined, request: Request) => boolean,
    status: number,
    body: unknown = { error: 'no' },
  ): Variant =>
  async (request, next) =>
    isMeant(await bodyOf(request), request) ? json(body, { status }) : next(request);

const without = (body: Json, name: string) => {
  const { [name]: _, ...rest } = body;
  return rest;
};

const relabel = (from: string, to: string) =>
  records(({ cachePolicy }) => {
    for (const [field, label] of Object.entries(cachePolicy)) {
      if (label === from) cachePolicy[field] = to;
    }
  });

const header =
  (name: string, value: string): Variant =>
  async (request, next) => {
    const response = await next(request);
    const headers = new Headers(response.headers);
    headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  };

const movePictures = (to: string, fields: readonly string[]) =>
  records((record) => {
    for (const field of fields) {
      if (record[field]) record[field] = record[field].replace('https://service.example', to);
    }
  });

const edges = (change: (edge: Wire) => void) =>
  records(({ opening_hours: hours }) => {
    for (const { open, close } of hours?.periods ?? []) {
      change(open);
      if (close) change(close);
    }
  });

const isMiss = (body?: Json) =>
  !!body && rowsOf(body).some(({ merchant_name: name }) => name?.startsWith('QXZV'));

const forMiss = (row: unknown, isClear: boolean) =>
  lists((list, body) => {
    if (!isMiss(body) || (body.clearResponse !== false) !== isClear) return;
    if (row === undefined) delete list['row-0'];
    else list['row-0'] = row;
  });

const isFirstUnnamed = (body?: Json) => {
  const [first] = body && Array.isArray(body.transactions) ? rowsOf(body) : [];
  return !!first && first.merchant_name === undefined;
};

const lastOfTwo = asked((body) => {
  const byId = new Map(rowsOf(body).map((row) => [row.id, row]));
  return { ...body, transactions: [...byId.values()] };
});

const known = ['en', 'de', 'fr', 'de-DE'];

/** Each gap of the interface, decided otherwise than by the sandbox, and the findings that name it. */
export const VARIANTS: readonly (readonly [string, Variant, Findings])[] = [
  [
    'another label of places',
    relabel('places-sandbox', 'map-data'),
    { 'labels.places': ['map-data'] },
  ],
  ['another own label', relabel('merchantry-sandbox', 'own'), { 'labels.own': ['own'] }],
  [
    'a third label',
    records(({ cachePolicy }) => {
      if (cachePolicy.address) cachePolicy.address = 'register';
    }),
    { 'labels.other': ['register'] },
  ],
  ['no labels', records((record) => delete record.cachePolicy), { 'labels.fields': [] }],
  [
    'a field without a label',
    records(({ cachePolicy }) => delete cachePolicy.phone),
    { 'labels.missing': ['phone'] },
  ],
  [
    'forced fields that are not',
    asked((body) => without(body, 'forceCacheableFields')),
    { 'labels.own': [] },
  ],
  [
    'another host',
    movePictures('https://cdn.example', ['logoImg']),
    { 'pictures.hosts': ['https://cdn.example', 'https://service.example'] },
  ],
  [
    'a host for portraits',
    records((record) => {
      for (const review of [record.reviews ?? []].flat())
        review.profile_photo_url = 'https://faces.example/1.jpg';
    }),
    { 'pictures.people': ['https://faces.example'] },
  ],
  [
    'logos at the merchants’ sites',
    records((record) => {
      if (record.website && record.logoImg)
        record.logoImg = new URL('/logo.png', record.website).href;
    }),
    { 'pictures.ownSites': ['logoImg'] },
  ],
  [
    'pictures by http',
    movePictures('http://service.example', ['img', 'logoImg']),
    { 'pictures.schemes': ['http', 'https'] },
  ],
  [
    'defaultLogo that changes nothing',
    asked((body) => without(body, 'defaultLogo')),
    { 'pictures.defaultLogo': [] },
  ],
  [
    'one size only',
    refuses((body) => body?.logo_size === '3x', 400),
    { 'pictures.sizes': ['1x: other pictures', '3x: refused 400'] },
  ],
  [
    'no sizes',
    asked((body) => without(body, 'logo_size')),
    { 'pictures.sizes': ['1x: the same pictures', '3x: the same pictures'] },
  ],
  ['one language', asked((body) => without(body, 'language')), { 'language.answered': [] }],
  [
    'German by default',
    asked((body) => ({ language: 'de', ...body })),
    { 'language.default': ['de'] },
  ],
  [
    'an unknown language refused',
    refuses((body) => !!body?.language && !known.includes(`${body.language}`), 400),
    { 'language.unknown': 'refused 400' },
  ],
  [
    'languages without regions',
    asked((body) => (/-/.test(`${body.language}`) ? without(body, 'language') : body)),
    { 'language.region': 'as without a language' },
  ],
  [
    'reviews in their own language',
    records((record) => {
      for (const review of [record.reviews ?? []].flat()) review.language = 'pt-BR';
    }),
    { 'language.reviews': ['pt-BR'] },
  ],
  [
    'a fuller restrictive',
    records((record, { type }) => {
      if (type === 'restrictive') record.phone = '+44 20 7946 0000';
    }),
    {
      'type.restrictive': [
        'address',
        'cachePolicy',
        'categories',
        'category',
        'categoryImg',
        'img',
        'isClearResponse',
        'logoImg',
        'logoScore',
        'name',
        'phone',
        'website',
      ],
    },
  ],
  [
    'an extended that adds nothing',
    asked((body) => ({ ...body, type: body.type === 'extended' ? 'restrictive' : body.type })),
    { 'type.extendedAdds': [] },
  ],
  [
    'additionalInfo that adds nothing',
    asked((body) => without(body, 'additionalInfo')),
    { 'type.additionalInfoAdds': [] },
  ],
  [
    'any type',
    asked((body) => ({ ...body, type: body.type === 'extended' ? 'extended' : 'restrictive' })),
    { 'type.unknown': 'as restrictive' },
  ],
  [
    'one record for a row',
    lists((list) => {
      for (const id of Object.keys(list)) list[id].length = Math.min(1, list[id].length);
    }),
    { 'records.perRow': 'one' },
  ],
  [
    'a field more',
    records((record) => {
      record.loyalty = { points: 2 };
    }),
    { 'records.unexpected': ['loyalty'] },
  ],
  [
    'a rating as text',
    records((record) => {
      if (record.rating) record.rating = `${record.rating}`;
    }),
    { 'records.unexpected': ['rating'] },
  ],
  [
    'null for what is missing',
    records((record) => {
      record.price_level ??= null;
    }),
    { 'records.nulls': ['price_level'] },
  ],
  [
    'no empty texts',
    records((record) => {
      if (record.address === '') delete record.address;
    }),
    { 'records.empty': [] },
  ],
  [
    'one review',
    records((record) => {
      if (record.reviews) record.reviews = [record.reviews].flat()[0];
    }),
    { 'shape.reviews': ['one object'] },
  ],
  [
    'latitude first',
    records(({ position }) => position?.coordinates.reverse()),
    { 'shape.coordinates': ['latitude, longitude'] },
  ],
  [
    'names of countries',
    records((record) => {
      if (record.country) record.country = 'United Kingdom';
    }),
    { 'shape.country': ['names, or others'] },
  ],
  [
    'times as text',
    edges((edge) => {
      edge.time = `${edge.time}`.padStart(4, '0');
    }),
    { 'shape.time': ['text'] },
  ],
  [
    '7 is Sunday',
    edges((edge) => {
      edge.day ||= 7;
    }),
    { 'shape.days': ['1 to 6', '7'] },
  ],
  [
    'weeks from Sunday',
    records(({ opening_hours: hours }) => {
      if (hours?.weekday_text) hours.weekday_text.unshift(hours.weekday_text.pop());
    }),
    { 'shape.week': ['Sunday'] },
  ],
  [
    'scores up to 100',
    records((record) => {
      if (record.logoScore) record.logoScore *= 100;
    }),
    { 'shape.logoScore': 'at most 100' },
  ],
  [
    'ratings up to 10',
    records((record) => {
      if (record.rating) record.rating *= 2;
    }),
    { 'shape.rating': 'at most 10' },
  ],
  [
    'five price levels',
    records((record) => {
      if (record.price_level) record.price_level += 3;
    }),
    { 'shape.priceLevel': ['0 to 4', 'others'] },
  ],
  [
    'an id for every brand',
    records(({ brand }) => {
      if (brand) brand.id ??= 'b';
    }),
    { 'shape.brands': 'none' },
  ],
  [
    'a day of verification',
    records(({ brand }) => {
      if (brand?.verifiedInputDate) brand.verifiedInputDate = '01.02.2026';
    }),
    { 'shape.verified': ['another format'] },
  ],
  ['a miss left out', forMiss(undefined, true), { 'miss.default': 'left out' }],
  ['a miss as null', forMiss(null, false), { 'miss.withoutClear': 'null' }],
  [
    'no tidied names',
    asked((body) => ({ ...body, clearResponse: false })),
    { 'miss.default': 'an empty array' },
  ],
  ['the last of two rows', lastOfTwo, { 'row.duplicate': 'answered for the last' }],
  ['a name is needed', refuses(isFirstUnnamed, 422), { 'row.noName': 'refused 422' }],
  [
    'two characters are needed',
    refuses((body) => !!body && JSON.stringify(body).includes('"merchant_name":"Q"'), 400),
    { 'row.shortName': 'refused 400' },
  ],
  [
    'ids of its own',
    asked((body) => ({
      ...body,
      transactions: rowsOf(body).map((row, index) => ({ id: `x-${index}`, ...row })),
    })),
    { 'row.noId': 'answered 200' },
  ],
  ['odd ids lost', lists((list) => delete list['7']), { 'row.oddIds': ['a record', 'left out'] }],
  [
    'strict about fields',
    refuses((body) => body?.merchantryProbe === true, 400),
    { 'request.unknownFields': 'refused 400' },
  ],
  [
    'a crash on bad JSON',
    async (request, next) =>
      (await bodyOf(request)) ? next(request) : new Response('oops', { status: 500 }),
    { 'request.notJson': 'refused 500 text/plain' },
  ],
  [
    '403 for a wrong key',
    refuses((_, request) => /wrong/.test(request.headers.get('X-Api-Key') ?? ''), 403, {
      code: 7,
      message: 'no',
    }),
    { 'key.wrong': 'refused 403 application/json {code, message}' },
  ],
  [
    '400 without a key',
    refuses((_, request) => !request.headers.has('X-Api-Key'), 400),
    { 'key.none': 'refused 400 application/json {error}' },
  ],
  [
    '25 rows at most',
    refuses((body) => !!body && rowsOf(body).length > 25, 413),
    { 'batch.26': 'refused 413', 'batch.50': 'refused 413' },
  ],
  [
    '40 rows answered',
    lists((list) => {
      for (const id of Object.keys(list).slice(40)) delete list[id];
    }),
    { 'batch.50': 'answered for 40', 'answers.ids': ['some are left out'] },
  ],
  [
    'ids that nobody sent',
    lists((list) => {
      list.summary = [];
    }),
    { 'answers.ids': ['some were not sent'] },
  ],
  [
    'another media type',
    header('Content-Type', 'application/hal+json'),
    { 'answers.status': ['200 application/hal+json'] },
  ],
  ['ids of requests', header('X-Request-Id', '8c1f'), { 'answers.receipts': ['x-request-id'] }],
  [
    'limits in headers',
    header('RateLimit-Remaining', '7'),
    { 'answers.limits': ['ratelimit-remaining'] },
  ],
];

export { header, records, refuses };
