import { isObject } from '../../service/response/decoders.js';
import { filledFields, recordsOf, textsIn, unique, type WireFields } from '../Exchange.js';
import type { Findings } from '../questions.js';
import { type Observed, usualRecords } from './Observed.js';

/** Fields that only a places provider has. */
const PLACE_FIELDS = ['place_id', 'position', 'opening_hours', 'phone', 'rating', 'reviews'];
const FORCED_FIELDS = ['name', 'website', 'img', 'category', 'categories'];
/** The fields for which the interface shows a label. */
const LABELLED_FIELDS = [
  ...FORCED_FIELDS,
  ...PLACE_FIELDS.slice(0, 4),
  ...['logoImg', 'categoryImg', 'logoScore', 'address', 'postal_code', 'street_number', 'route'],
  ...['administrative_area_level_1', 'administrative_area_level_2', 'country', 'isClearResponse'],
];

const policyOf = ({ cachePolicy }: WireFields): [field: string, label: string][] =>
  isObject(cachePolicy)
    ? Object.entries(cachePolicy).flatMap(([field, label]) =>
        typeof label === 'string' ? [[field, label]] : [],
      )
    : [];

/** Labels of records that do not have them as texts: a shop may be called like a source. */
function sharedLabels(records: readonly WireFields[]): Set<string> {
  const labels = records.flatMap(({ cachePolicy, ...record }) => {
    const texts = new Set(textsIn(record).map((text) => text.toLowerCase()));
    return textsIn(cachePolicy).filter((label) => !texts.has(label.toLowerCase()));
  });
  return new Set(labels);
}

/** Infers the meaning of each label from the fields that have it, never from its text. */
export function observeLabels(observed: Observed): Findings {
  const { answers, print, printShared } = observed;
  const records = usualRecords(observed);
  const pairs = records.flatMap(policyOf);
  const shared = sharedLabels(records);
  const labels = (fields: readonly string[], of = pairs) =>
    unique(
      of
        .filter(([field]) => fields.includes(field))
        .map(([, label]) => (shared.has(label) ? printShared(label) : print(label))),
    );
  const places = labels(PLACE_FIELDS);
  const forced = recordsOf(answers.get('forced')).flatMap(policyOf);
  const forcedLabels = labels(FORCED_FIELDS, forced);
  const isObeyed = !forcedLabels.some((label) => places.includes(label));
  const own = isObeyed ? forcedLabels : [];
  const byField = unique(pairs.map(([field]) => field));
  const missing = records.flatMap((record) => {
    const known = policyOf(record).map(([field]) => field);
    return filledFields(record).filter(
      (field) => LABELLED_FIELDS.includes(field) && !known.includes(field),
    );
  });
  return {
    'labels.own': own,
    'labels.places': places,
    'labels.other': labels(byField).filter(
      (label) => !own.includes(label) && !places.includes(label),
    ),
    'labels.fields': byField.map((field) => `${print(field)}: ${labels([field]).join(' or ')}`),
    'labels.missing': unique(missing),
    ...(answers.has('forced') && {
      'labels.forced': FORCED_FIELDS.flatMap((field) => {
        const found = labels([field], forced);
        return found.length > 0 ? [`${field}: ${found.join(' or ')}`] : [];
      }),
    }),
  };
}
