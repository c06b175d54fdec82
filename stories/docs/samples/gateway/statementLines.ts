import type { EnrichableRow, Gateway } from '../../../../src/gateway/index.js';

interface Booked extends EnrichableRow {
  date: string;
  /** As it is to be printed. */
  amount: string;
}

/**
 * The lines of a statement, with names where they may be written down. It yields them as they come,
 * so that a long statement needs little memory.
 */
export async function* statementLines(
  merchants: Gateway,
  customerId: string,
  rows: readonly Booked[],
): AsyncGenerator<string> {
  let index = 0;
  // One result for each row, in their order.
  for await (const { cacheable } of merchants.enrich(rows, { scope: customerId })) {
    const { date, amount, merchant_name = '' } = rows[index] as Booked;
    index += 1;
    const name = cacheable?.name;
    yield `${date}  ${name ? `${name} (${merchant_name})` : merchant_name}  ${amount}`;
  }
}
