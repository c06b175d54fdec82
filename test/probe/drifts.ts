import { setTimeout as wait } from 'node:timers/promises';
import type { Variant } from './probing.js';
import { edges, header, lists, movePictures, records, refuses, rowsOf } from './variants.js';

const seenOnce = (change: (record: Record<string, unknown>) => void): Variant => {
  let isDone = false;
  return records((record) => {
    if (isDone || record.place_id === undefined) return;
    isDone = true;
    change(record);
  });
};

/** What a service may begin to do one day, and the line that says so. */
export const DRIFTS: readonly (readonly [string, Variant, RegExp])[] = [
  [
    'one record has a new label',
    seenOnce((record) => {
      record.cachePolicy = { ...(record.cachePolicy as object), phone: 'register' };
    }),
    /^labels\.places: was places-sandbox; is places-sandbox, register$/,
  ],
  [
    'the own label is spelt otherwise',
    records(({ cachePolicy }) => {
      for (const [field, label] of Object.entries(cachePolicy)) {
        if (label === 'merchantry-sandbox') cachePolicy[field] = 'Merchantry-Sandbox';
      }
    }),
    /^labels\.own: was merchantry-sandbox; is Merchantry-Sandbox$/,
  ],
  [
    'names come from the places provider only',
    records(({ cachePolicy }, { forceCacheableFields }) => {
      if (cachePolicy.name && !forceCacheableFields) cachePolicy.name = 'places-sandbox';
    }),
    /^labels\.fields: was name: merchantry-sandbox or places-sandbox; is name: places-sandbox \(\d+ others as before\)$/,
  ],
  [
    'a field loses its label',
    records(({ cachePolicy }) => delete cachePolicy.address),
    /^labels\.missing: was none; is address$/,
  ],
  [
    'one picture comes from another host',
    seenOnce((record) => {
      record.img = 'https://new.example/a.png';
    }),
    /^pictures\.hosts: was https:\/\/service\.example; is https:\/\/new\.example, https:\/\/service\.example$/,
  ],
  [
    'pictures move to a CDN',
    movePictures('https://cdn.example', ['img', 'logoImg', 'categoryImg']),
    /^pictures\.hosts: .*is https:\/\/cdn\.example, https:\/\/service\.example$/,
  ],
  [
    'a picture comes without encryption',
    seenOnce((record) => {
      record.logoImg = 'http://service.example/a.png';
    }),
    /^pictures\.schemes: was https; is http, https$/,
  ],
  [
    'a size is refused',
    refuses((body) => body?.logo_size === '1x', 400),
    /^pictures\.sizes: was 1x: other pictures.*; is 1x: refused 400/,
  ],
  [
    'a language is refused',
    refuses((body) => body?.language === 'fr', 400),
    /^language\.answered: was de, fr; is de$/,
  ],
  [
    'restrictive records have no logo any more',
    records((record, { type }) => {
      if (type === 'restrictive') delete record.logoImg;
    }),
    /^type\.restrictive: was logoImg; is without logoImg \(\d+ others as before\)$/,
  ],
  [
    'extended records have no hours any more',
    records((record) => delete record.opening_hours),
    /^type\.extendedAdds: was opening_hours; is without opening_hours \(\d+ others as before\)$/,
  ],
  [
    'additionalInfo adds less',
    records((record, { type }) => {
      if (type === 'restrictive') delete record.intermediary;
    }),
    /^type\.additionalInfoAdds: was .*intermediary.*; is (?!.*intermediary)/,
  ],
  [
    'a field is added',
    seenOnce((record) => {
      record.carbon = 12;
    }),
    /^records\.unexpected: was none; is carbon$/,
  ],
  [
    'a number becomes a text',
    seenOnce((record) => {
      record.rating = '4.1';
    }),
    /^records\.unexpected: was none; is rating$/,
  ],
  [
    'times get a colon',
    edges((edge) => {
      edge.time = `${edge.time}`.padStart(4, '0').replace(/(?=..$)/, ':');
    }),
    /^shape\.time: was number; is text with a colon$/,
  ],
  [
    'coordinates change places',
    records(({ position }) => position?.coordinates.reverse()),
    /^shape\.coordinates: was longitude, latitude; is latitude, longitude$/,
  ],
  [
    'one score is on another scale',
    seenOnce((record) => {
      record.logoScore = 87;
    }),
    /^shape\.logoScore: was at most 1; is at most 100$/,
  ],
  [
    'a miss is left out',
    lists((list, body) => {
      if (rowsOf(body).some(({ merchant_name: name }) => name?.startsWith('QXZV'))) {
        delete list['row-0'];
      }
    }),
    /^miss\.default: was a tidied record; is left out$/,
  ],
  [
    'no key counts as a bad request',
    refuses((_, request) => !request.headers.has('X-Api-Key'), 400),
    /^key\.none: was refused 401 .*; is refused 400/,
  ],
  [
    'errors have another shape',
    refuses((_, request) => /wrong/.test(request.headers.get('X-Api-Key') ?? ''), 401, {
      errors: [],
    }),
    /^key\.wrong: was .*\{error\}; is refused 401 application\/json \{errors\}$/,
  ],
  [
    'more than 25 rows are refused',
    refuses((body) => !!body && rowsOf(body).length > 25, 413),
    /^batch\.26: was answered; is refused 413$/,
  ],
  [
    'limits are announced',
    header('X-RateLimit-Limit', '600'),
    /^answers\.limits: was none; is x-ratelimit-limit$/,
  ],
];

/** What changes from day to day. */
export const SAME: readonly (readonly [string, Variant | undefined])[] = [
  ['nothing has', undefined],
  [
    'names, ratings and prices have',
    records((record) => {
      record.name = `${record.name} & Sons`;
      if (record.rating) record.rating = 3.3;
      if (record.price_level) record.price_level = 1;
      if (record.category) record.category = 'Renamed';
    }),
  ],
  [
    'it answers later, and its fields in another order',
    async (request, next) => {
      await wait(20);
      return records((record) => {
        for (const [field, value] of Object.entries(record).reverse()) {
          delete record[field];
          record[field] = value;
        }
      })(request, next);
    },
  ],
];
