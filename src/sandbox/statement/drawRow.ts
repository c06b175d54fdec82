import { type Branch, catalogue } from '../catalogue/catalogue.js';
import { cities } from '../catalogue/places.js';
import { seededRandom } from '../random.js';
import { drawAmount, payAt, type StatementRow } from './printTerminal.js';
import data from './statement.json' with { type: 'json' };

type Random = () => number;
type Draw = (random: Random) => StatementRow;

/** A source of rows for one place, and how often it is drawn, relative to the others. */
type Source = readonly [weight: number, draw: Draw];

/** Weight of payments at home relative to those abroad. */
const HOME_WEIGHT = 4;
const REFUND_SHARE = 0.03;
const REFUNDED: readonly string[] = ['shopping', 'fashion', 'electronics', 'home'];

/** Every place of the catalogue, weighted by its position there: a few often, most rarely. */
function merchantSources(): Source[] {
  // Fixed prices are monthly payments, except fares.
  const drawn = catalogue().merchants.filter(
    ({ amount: [min, max], category }) => min !== max || category.id === 'transport',
  );
  return drawn.flatMap((merchant, rank): Source[] => {
    const { amount, branches, category } = merchant;
    const popularity = category.weight * (1 + 24 / (rank + 5));
    const payments =
      (branch?: Branch): Draw =>
      (random) => {
        const price = drawAmount(amount, random) * (branch?.city.country.priceFactor ?? 1);
        const isIncoming =
          category.id === 'income' || (REFUNDED.includes(category.id) && random() < REFUND_SHARE);
        return payAt(merchant, branch, isIncoming ? price : -price);
      };
    if (branches.length === 0) return [[popularity * 2, payments()]];
    return branches.map((branch, index) => {
      const home = branch.city.country.code === 'GB' ? HOME_WEIGHT : 1;
      return [(popularity * home) / (index + 1) ** 1.4, payments(branch)];
    });
  });
}

/** Payments in pounds with always the same text. */
const spend =
  (text: string, range: readonly [number, number], known: Partial<StatementRow> = {}): Draw =>
  (random) => ({
    merchant_name: text,
    ...known,
    amount: (-drawAmount(range, random)).toFixed(2),
    currency: 'GBP',
  });

/** Names that several merchants share, without the town that would tell them apart. */
const sharedNameSources = (): Source[] =>
  data.sharedNames.map(({ text, amount: [min = 1, max = min] }) => [
    1,
    spend(text, [min, max], { country: 'GB' }),
  ]);

const POOL_SEED = 20_413;
const TIDIED_COUNT = 220;
const UNREADABLE_COUNT = 160;
const UNKNOWN_RANGE = [3, 60] as const;

const digits = (count: number, random: Random) =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('');

const pick = <Item>(items: readonly Item[], random: Random) =>
  items[Math.floor(random() * items.length)];

/** Small shops that are not in the catalogue: the service can only tidy their names. */
function tidiedSources(): Source[] {
  const random = seededRandom(POOL_SEED);
  const towns = cities.filter(({ country }) => country.code === 'GB');
  return Array.from({ length: TIDIED_COUNT }, (_, rank) => {
    const [trade, mcc = ''] = pick(data.trades, random) ?? [];
    const number = random() < 0.5 ? ` ${digits(4, random)}` : '';
    const town = pick(towns, random)?.printed;
    const text = `${pick(data.families, random)} ${trade}${number} ${town} GB`;
    const known = { ...(random() < 0.6 && { mcc }), country: 'GB' };
    return [1 / (rank + 5), spend(text, UNKNOWN_RANGE, known)];
  });
}

/** Texts without a readable name: references only, or the prefix of an unknown intermediary. */
function unreadableSources(): Source[] {
  const random = seededRandom(POOL_SEED + 1);
  return Array.from({ length: UNREADABLE_COUNT }, (_, rank) => {
    const text =
      random() < 0.6
        ? `${pick(data.prefixes, random)}*${digits(4, random)} ${pick(data.families, random)?.slice(0, 5)} ${digits(4, random)} GB`
        : `POS ${digits(4, random)} REF ${digits(8, random)}`;
    return [1 / (rank + 5), spend(text, UNKNOWN_RANGE)];
  });
}

/** Draws from sources by their weights. */
function weighted(sources: readonly Source[]): Draw {
  let total = 0;
  const sums = sources.map(([weight]) => {
    total += weight;
    return total;
  });
  return (random) => {
    const wanted = random() * total;
    const [, draw] = sources[sums.findIndex((sum) => sum > wanted)] as Source;
    return draw(random);
  };
}

let kinds: readonly (readonly [share: number, draw: Draw])[] | undefined;

/** A row of any kind. */
export function drawRow(random: Random): StatementRow {
  kinds ??= [
    [0.08, weighted(tidiedSources())],
    [0.13, weighted(unreadableSources())],
    [0.15, weighted(sharedNameSources())],
    [1, weighted(merchantSources())],
  ];
  const kind = random();
  const [, draw] = kinds.find(([share]) => kind < share) as (typeof kinds)[number];
  return draw(random);
}
