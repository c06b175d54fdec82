/**
 * What the interface leaves open, by the key of the finding: the question, and what the library does
 * whatever the answer is. The page lists them in this order.
 */
export const QUESTIONS = {
  'labels.own': [
    'Labels of the service’s own data',
    'Fields with such a label may be stored (`cacheableSources`), if the contract says so.',
  ],
  'labels.places': [
    'Labels of the places provider',
    'Its data is credited (`attributions`) and never stored, apart from place id and position.',
  ],
  'labels.other': ['Further labels', 'Credited, and not stored.'],
  'labels.fields': ['Labels of each field', ''],
  'labels.missing': [
    'Fields that have a value and, in some records, no label',
    'Such a field is not stored. Ratings, reviews and prices are credited like opening hours.',
  ],
  'labels.forced': [
    'Labels of the fields of `forceCacheableFields`',
    'A place’s label on one of them means that the option is not obeyed.',
  ],
  'pictures.hosts': ['Hosts of pictures', 'Needed in `img-src`, or in `allow` of the image proxy.'],
  'pictures.people': ['Hosts of portraits of reviewers', 'Not loaded by default.'],
  'pictures.ownSites': [
    'Pictures at the merchants’ own sites',
    'No list of hosts covers them: sign their addresses for the image proxy.',
  ],
  'pictures.schemes': ['How pictures are addressed', 'Only `https:` loads by default.'],
  'pictures.defaultLogo': ['Fields that `defaultLogo: false` leaves out', ''],
  'pictures.sizes': ['`logo_size` of 1x and 3x', ''],
  'language.answered': [
    'Languages that change the answer, of those asked',
    'With `--languages`, the gateway lets only these pass (`allowedOptions`).',
  ],
  'language.default': ['Languages that answer as no language does', ''],
  'language.region': ['A language with a region, such as de-DE', ''],
  'language.unknown': ['A language that is none (zxx)', ''],
  'language.reviews': ['Languages of reviews', 'Shown, and set as `lang`.'],
  'type.restrictive': ['Fields of `restrictive`', ''],
  'type.extendedAdds': ['Fields that `extended` adds', 'Asked for where one row is opened.'],
  'type.additionalInfoAdds': ['Fields that `additionalInfo` adds to `restrictive`', ''],
  'type.unknown': ['A `type` that is neither', 'Passed through.'],
  'records.perRow': ['Records for one row', 'The first is shown, details offer the others.'],
  'records.unexpected': [
    'Fields that the interface does not have, or not of this type',
    'Dropped one by one, with the event `field-dropped`.',
  ],
  'records.nulls': ['Fields that are null', 'As if they were missing.'],
  'records.empty': ['Fields that are an empty text', 'As if they were missing.'],
  'shape.reviews': ['`reviews`: one object or an array', 'Both are read.'],
  'shape.coordinates': [
    'Order of `coordinates`',
    'A `map` slot gets them as they are: say there which comes first.',
  ],
  'shape.country': ['`country`', 'Codes of two or three letters, and English names, are read.'],
  'shape.time': ['`time` of opening hours', 'Numbers and texts are read.'],
  'shape.days': ['Numbers of days in opening hours', 'Both 0 and 7 are Sunday.'],
  'shape.week': ['First line of `weekday_text`', 'Shown as it comes.'],
  'shape.logoScore': ['Scale of `logoScore`', 'No threshold is built in (`minLogoScore`).'],
  'shape.rating': ['Scale of `rating`', ''],
  'shape.priceLevel': ['Values of `price_level`', 'Shown from 0 to 4.'],
  'shape.brands': ['Brands without an id', 'Placeholders: nothing is grouped by them.'],
  'shape.verified': ['`verifiedInputDate`', ''],
  'miss.default': [
    'A merchant that nobody knows',
    'A record with `isClearResponse` is shown as tidied, never as found.',
  ],
  'miss.withoutClear': [
    'The same, with `clearResponse: false`',
    'An empty array means no merchant.',
  ],
  'row.duplicate': ['An id twice', 'Never sent.'],
  'row.noName': ['A row without `merchant_name`', 'Never sent.'],
  'row.shortName': ['A name of one character', 'Never sent.'],
  'row.noId': ['A row without `id`', 'Never sent.'],
  'row.oddIds': ['Ids such as `__proto__` and `7`', 'Ordinary ids.'],
  'request.unknownFields': ['Fields that the interface does not have', 'Never sent.'],
  'request.notJson': ['A body that is not JSON', 'Never sent.'],
  'key.wrong': ['A wrong key', 'The queue pauses, and tries again by itself.'],
  'key.none': ['No key', 'As a wrong one.'],
  'batch.25': ['25 rows', 'The most that is sent (`batchSize`).'],
  'batch.26': ['26 rows', ''],
  'batch.50': ['50 rows', ''],
  'answers.ids': ['Ids in answers', 'One that is missing fails alone, one too many is ignored.'],
  'answers.status': ['Status and type of an answer', ''],
  'answers.receipts': [
    'Headers that a report can quote',
    'Kept with each result (`receiptHeaders`).',
  ],
  'answers.limits': ['Headers about limits', '`Retry-After` is obeyed.'],
} as const satisfies Record<string, readonly [question: string, whatMerchantryDoes: string]>;

export type FindingKey = keyof typeof QUESTIONS;

/** A text, or a sorted list. An empty list means none. */
export type Findings = { [Key in FindingKey]?: string | readonly string[] };
