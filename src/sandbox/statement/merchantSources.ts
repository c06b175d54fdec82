import type { CategoryId } from '../CategoryId.js';
import { catalogue } from '../catalogue/catalogue.js';
import type { SandboxBranch, SandboxMerchant } from '../catalogue/SandboxMerchant.js';
import { hashText } from '../hashText.js';
import type { StatementSource } from './StatementRow.js';
import { printDescriptor, terminalFacts } from './terminalFacts.js';
import { drawAmount, writeAmount } from './writeAmount.js';

/** Weight of payments at home relative to those abroad. */
const HOME_WEIGHT = 4;
const REFUND_SHARE = 0.03;

/** How often people pay for a category. Monthly payments are not drawn: see `monthlyRows`. */
const CATEGORY_WEIGHT: Readonly<Record<CategoryId, number>> = {
  groceries: 10,
  'eating-out': 9,
  coffee: 9,
  transport: 7,
  travel: 0.6,
  fuel: 4,
  shopping: 3,
  fashion: 2,
  electronics: 0.8,
  home: 1.2,
  health: 2.5,
  beauty: 1.2,
  entertainment: 2.5,
  sport: 1.5,
  utilities: 0.3,
  telecom: 0.3,
  education: 0.3,
  services: 0.5,
  charity: 0.3,
  finance: 1.5,
  cash: 1.5,
  fees: 0.1,
  income: 0.15,
};

const REFUNDED: ReadonlySet<CategoryId> = new Set(['shopping', 'fashion', 'electronics', 'home']);

function toSource(
  merchant: SandboxMerchant,
  branch: SandboxBranch | undefined,
  weight: number,
): StatementSource {
  const currency = branch?.city.country.currency ?? 'GBP';
  const known = terminalFacts(merchant, branch);
  const { category } = merchant;
  return {
    weight,
    draw: (random) => {
      const price = drawAmount(merchant.amount, random) * (branch?.city.country.priceFactor ?? 1);
      const incoming = category === 'income' || (REFUNDED.has(category) && random() < REFUND_SHARE);
      return { ...known, amount: writeAmount(incoming ? price : -price, currency), currency };
    },
  };
}

/** Fixed prices are monthly payments, except fares. */
const isMonthly = ({ amount: [min, max], category }: SandboxMerchant) =>
  min === max && category !== 'transport';

/**
 * Every place of the catalogue, weighted by its position in the tables: a few often, most rarely.
 */
export function merchantSources(): StatementSource[] {
  const drawn = catalogue().merchants.filter((merchant) => !isMonthly(merchant));
  return drawn.flatMap((merchant, rank) => {
    const { branches, category } = merchant;
    const popularity = CATEGORY_WEIGHT[category] * (1 + 24 / (rank + 5));
    if (branches.length === 0) return [toSource(merchant, undefined, popularity * 2)];
    return branches.map((branch, index) => {
      const home = branch.city.country.code === 'GB' ? HOME_WEIGHT : 1;
      return toSource(merchant, branch, (popularity * home) / (index + 1) ** 1.4);
    });
  });
}

/** Names that several merchants share, without the town that would tell them apart. */
export function sharedNameSources(): StatementSource[] {
  const { merchants } = catalogue();
  const names = new Map(merchants.map((merchant) => [merchant.name, merchant]));
  return [...names.values()]
    .filter(({ id, name }) => merchants.some((other) => other.name === name && other.id !== id))
    .map((merchant) => {
      const text = `${printDescriptor(merchant)} ${1000 + (hashText(merchant.name) % 9000)}`;
      return {
        weight: 1,
        draw: (random) => ({
          merchant_name: text,
          country: 'GB',
          amount: writeAmount(-drawAmount(merchant.amount, random), 'GBP'),
          currency: 'GBP',
        }),
      };
    });
}
