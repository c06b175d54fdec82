import { type Branch, catalogue, type Merchant } from '../catalogue/catalogue.js';
import { hashText } from '../random.js';
import type { SandboxTransaction } from '../SandboxTransaction.js';

/** Characters that card networks reserve for prefix, name and store number. */
const NAME_LENGTH = 25;

/** The text that a terminal prints. The name is truncated to leave space for the store number. */
export function printDescriptor(merchant: Merchant, branch?: Branch): string {
  const prefix = catalogue().intermediaries.get(merchant.via ?? '')?.prefix ?? '';
  const name = merchant.terminal[0] ?? merchant.name;
  if (!branch) return prefix + name;
  const { city, store } = branch;
  // Small shops have one till and often print no number.
  const isNumbered = merchant.branches.length > 1 || hashText(branch.placeId) % 3 === 0;
  const number = isNumbered ? ` ${store}` : '';
  const room = NAME_LENGTH - prefix.length - number.length;
  return `${prefix}${name.slice(0, room).trimEnd()}${number} ${city.printed} ${city.country.code}`;
}

/** A transaction before it has an id and a date. */
export type StatementRow = Omit<SandboxTransaction, 'id' | 'date'>;

/** What a bank knows about a terminal: more about some than about others, but always the same. */
function terminalFacts(merchant: Merchant, branch: Branch | undefined) {
  const facts = hashText(branch?.placeId ?? merchant.id);
  return {
    merchant_name: printDescriptor(merchant, branch),
    ...(branch && facts % 2 === 0 && { city: branch.city.printed }),
    ...(branch && facts % 5 !== 0 && { country: branch.city.country.code }),
    ...(merchant.mcc !== undefined && facts % 4 !== 0 && { mcc: merchant.mcc }),
    ...(!branch && merchant.category.id !== 'income' && { online: true }),
  };
}

/** ISO 4217 minor units of the catalogue's currencies that do not have two. */
const DIGITS: Readonly<Record<string, number>> = { JPY: 0, KWD: 3 };

/** A payment at a place, in its currency. Rows of one place have equal facts, so they share a lookup. */
export function payAt(
  merchant: Merchant,
  branch: Branch | undefined,
  amount: number | string,
): StatementRow {
  const currency = branch?.city.country.currency ?? 'GBP';
  const text = typeof amount === 'string' ? amount : amount.toFixed(DIGITS[currency] ?? 2);
  return { ...terminalFacts(merchant, branch), amount: text, currency };
}

/** An amount in a range: small ones are more likely, and many end as shop prices do. */
export function drawAmount(
  [min, max]: readonly [min: number, max: number],
  random: () => number,
): number {
  const ending = random();
  const value = min * (max / min) ** random();
  if (min === max || value < 2) return value;
  if (ending < 0.25) return Math.max(min, Math.floor(value) + 0.99);
  if (ending < 0.45) return Math.round(value * 2) / 2;
  return value;
}
