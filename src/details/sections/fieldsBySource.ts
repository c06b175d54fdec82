import type { Messages } from '../../i18n/Messages.js';
import type { MerchantRecord } from '../../service/types.js';
import type { Attributions } from '../../sources/Attribution.js';
import { type MerchantField, sourceOf } from '../../sources/sourceOf.js';

type FieldName = keyof {
  [Name in keyof Messages as Messages[Name] extends string ? Name : never]: true;
};

/** What the details show, by the name it has there, and the fields it comes from. */
const NAMED: readonly (readonly [FieldName, readonly MerchantField[]])[] = [
  ['name', ['name']],
  ['logo', ['logoImg', 'img']],
  ['category', ['category', 'categories']],
  ['address', ['address', 'route', 'postal_code', 'locality']],
  ['region', ['country', 'administrative_area_level_1', 'administrative_area_level_2']],
  ['location', ['position']],
  ['phone', ['phone']],
  ['website', ['website']],
  ['openingHours', ['opening_hours']],
  ['rating', ['rating']],
  ['priceLevel', ['price_level']],
  ['reviews', ['reviews']],
];

/** Names of what the details show, by the label of the source it comes from, in the order of the view. */
export function fieldsBySource(
  merchant: MerchantRecord,
  attributions: Attributions,
  messages: Messages,
): Map<string, string[]> {
  const sources = new Map<string, string[]>();
  for (const [name, fields] of NAMED) {
    const present = fields.filter(
      (field) => merchant[field] !== undefined && merchant[field] !== '',
    );
    const labels = new Set(present.map((field) => sourceOf(merchant, field, attributions)));
    for (const label of labels) {
      if (label === undefined) continue;
      sources.set(label, [...(sources.get(label) ?? []), messages[name]]);
    }
  }
  return sources;
}
