import { setTimeout as wait } from 'node:timers/promises';
import type { Variant } from './probing.js';
import { records, refuses } from './variants.js';

const seenOnce = (change: (record: Record<string, unknown>) => void): Variant => {
  let isDone = false;
  return records((record) => {
    if (isDone || record.place_id === undefined) return;
    isDone = true;
    change(record);
  });
};

/** A word, lists of one, of few and of many: what may change one day, and the line that says so. */
export const DRIFTS: readonly (readonly [string, Variant, RegExp])[] = [
  [
    'names come from the places provider only',
    records(({ cachePolicy }, { forceCacheableFields }) => {
      if (cachePolicy.name && !forceCacheableFields) cachePolicy.name = 'places-sandbox';
    }),
    /^labels\.fields: was name: merchantry-sandbox or places-sandbox; is name: places-sandbox \(\d+ others as before\)$/,
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
    'a field is added',
    seenOnce((record) => {
      record.carbon = 12;
    }),
    /^records\.unexpected: was none; is carbon$/,
  ],
  [
    'one score is on another scale',
    seenOnce((record) => {
      record.logoScore = 87;
    }),
    /^shape\.logoScore: was at most 1; is at most 100$/,
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
