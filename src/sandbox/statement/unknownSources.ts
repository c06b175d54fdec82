import { cities } from '../catalogue/cities.js';
import { mulberry32 } from '../mulberry32.js';
import type { StatementSource } from './StatementRow.js';
import { drawAmount, writeAmount } from './writeAmount.js';

const POOL_SEED = 20_413;
const TIDIED_COUNT = 220;
const UNREADABLE_COUNT = 160;

const FAMILIES =
  'ASHCOMBE BELTRAM CORRIDGE DUNMOORE ELVASTIN FARRADAY GODSHALL HARBOTTLE ISHERWELL JESMORE KILVERT LOCKSBY MARGRAVE NORWELL OSTLER PRENDICK QUARRELL RADSTOW SELWORTH TARRANTS UPHAM VOSPER WINSLADE YARDLOW';
const TRADES: readonly (readonly [trade: string, mcc: string])[] = [
  ['FISH BAR', '5814'],
  ['NEWSAGENTS', '5994'],
  ['HARDWARE', '5251'],
  ['DRY CLEANING', '7216'],
  ['AUTO SERVICES', '7538'],
  ['FLORIST', '5992'],
  ['DELI', '5499'],
  ['KEBAB HOUSE', '5812'],
  ['SHOE REPAIR', '7251'],
  ['TEA ROOMS', '5812'],
  ['MOTORS', '5541'],
  ['SANDWICH BAR', '5814'],
];

const digits = (count: number, random: () => number) =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('');

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];

function toSource(
  text: string,
  rank: number,
  known: { mcc?: string; country?: string },
): StatementSource {
  return {
    weight: 1 / (rank + 5),
    draw: (random) => ({
      merchant_name: text,
      ...known,
      amount: writeAmount(-drawAmount([3, 60], random), 'GBP'),
      currency: 'GBP',
    }),
  };
}

/** Small shops that are not in the catalogue: the service can only tidy their names. */
export function tidiedSources(): StatementSource[] {
  const random = mulberry32(POOL_SEED);
  const families = FAMILIES.split(' ');
  const towns = cities.filter(({ country }) => country.code === 'GB');
  return Array.from({ length: TIDIED_COUNT }, (_, rank) => {
    const [trade = '', mcc = ''] = pick(TRADES, random) ?? [];
    const number = random() < 0.5 ? ` ${digits(4, random)}` : '';
    const town = pick(towns, random)?.printed ?? '';
    const text = `${pick(families, random)} ${trade}${number} ${town} GB`;
    return toSource(text, rank, { ...(random() < 0.6 && { mcc }), country: 'GB' });
  });
}

/** Texts without a readable name: references only, or the prefix of an unknown intermediary. */
export function unreadableSources(): StatementSource[] {
  const random = mulberry32(POOL_SEED + 1);
  const prefixes = ['SQR', 'ZQW', 'TPX', 'MXE'];
  const families = FAMILIES.split(' ');
  return Array.from({ length: UNREADABLE_COUNT }, (_, rank) => {
    const text =
      random() < 0.6
        ? `${pick(prefixes, random)}*${digits(4, random)} ${pick(families, random)?.slice(0, 5)} ${digits(4, random)} GB`
        : `POS ${digits(4, random)} REF ${digits(8, random)}`;
    return toSource(text, rank, {});
  });
}
