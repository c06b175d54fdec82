import { isObject } from '../service/response/decoders.js';
import type { Transaction } from '../service/types.js';
import { type Exchange, filledFields, recordsOfRow } from './Exchange.js';

const MAX_TELLING = 6;

/**
 * The few rows whose records show most: each next one adds the most that the ones before do not
 * have. Only these rows are sent again with other options, because every row is billed.
 */
export function chooseTellingRows(answers: readonly Exchange[]): Transaction[] {
  const candidates = answers.flatMap((exchange) =>
    exchange.rows.map((row) => ({ row, features: featuresOf(recordsOfRow(exchange, row.id)[0]) })),
  );
  const seen = new Set<string>();
  const chosen: Transaction[] = [];
  while (chosen.length < MAX_TELLING) {
    const gain = ({ features }: (typeof candidates)[number]) =>
      features.filter((feature) => !seen.has(feature)).length;
    const best = candidates.reduce<(typeof candidates)[number] | undefined>(
      (most, each) => (gain(each) > (most ? gain(most) : 0) ? each : most),
      undefined,
    );
    if (!best) break;
    for (const feature of best.features) seen.add(feature);
    chosen.push(best.row);
  }
  return chosen;
}

/** Fields, their labels, and whether the picture is that of the category. */
function featuresOf(record: Readonly<Record<string, unknown>> | undefined): string[] {
  if (!record || record.isClearResponse === true) return record ? ['tidied'] : [];
  const { brand, cachePolicy, categoryImg, img, reviews } = record;
  return [
    ...filledFields(record),
    ...(isObject(cachePolicy) ? Object.entries(cachePolicy).map((pair) => pair.join(' ')) : []),
    ...(img !== undefined && img === categoryImg ? ['default picture'] : []),
    ...(isObject(brand) && !brand.id ? ['placeholder brand'] : []),
    ...(reviews ? [Array.isArray(reviews) ? 'reviews' : 'one review'] : []),
  ];
}
