import type { EnrichableRow, Gateway } from '../../../../src/gateway/index.js';
import type { CategoryKey } from '../../../../src/index.js';

/** A payment as the bank's database has it: spent is negative. */
interface Booked extends EnrichableRow {
  /** ISO 8601. */
  date: string;
  /** In the smallest unit of the account's currency, such as cents. */
  minorUnits: bigint;
}

/** What was spent in a month, "2026-11", by category: the most first. For a chart. */
export async function monthByCategory(
  merchants: Gateway,
  customerId: string,
  rows: readonly Booked[],
  month: string,
): Promise<readonly { category: CategoryKey; minorUnits: bigint }[]> {
  const spent = rows.filter(({ date, minorUnits }) => date.startsWith(month) && minorUnits < 0n);
  const amounts = new Map(spent.map(({ id, minorUnits }) => [id, -minorUnits]));
  const sums = new Map<CategoryKey, bigint>();
  for await (const { id, categoryKey } of merchants.enrich(spent, { scope: customerId })) {
    sums.set(categoryKey, (sums.get(categoryKey) ?? 0n) + (amounts.get(id) ?? 0n));
  }
  return [...sums]
    .map(([category, minorUnits]) => ({ category, minorUnits }))
    .sort((one, other) => Number(other.minorUnits - one.minorUnits));
}
