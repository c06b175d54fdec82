import type { MerchantLookupStatus } from '../../query/hooks/MerchantLookup.js';
import type { TransactionState } from '../../record/ListedTransaction.js';
import { byAttribute, type Driver, fail, readText } from './Driver.js';
import { type HoursTester, openHours } from './HoursTester.js';

/**
 * Reads and presses a mounted row of a `TransactionList`. Its methods wait for the row, and throw
 * if it never appears.
 */
export interface RowTester {
  /** Id of the transaction. */
  readonly id: string;
  /**
   * The name that the row shows: the merchant's, or the bank's text without one. Below a heading
   * with the merchant's name it is the date.
   */
  name(): Promise<string>;
  /** The amount with sign and currency, formatted for the reader's language. */
  amount(): Promise<string>;
  /**
   * The category in the reader's language; undefined if the row shows none, such as below its
   * category's heading.
   */
  category(): Promise<string | undefined>;
  /** State of the payment. */
  state(): Promise<TransactionState>;
  /** Status of the lookup. */
  status(): Promise<MerchantLookupStatus>;
  /** Waits until the row's lookup has a result, or has failed. */
  untilLookedUp(): Promise<void>;
  /** Presses the row. Throws if the list has no `onSelect`. */
  open(): Promise<void>;
  /** Presses the opening hours, and waits for the dialog with the week. */
  openHours(): Promise<HoursTester>;
}

const ITEM = '.mry-TransactionList-row';
const CATEGORY = [
  '.mry-CategoryIcon > span:last-child',
  // A row that shows its date wraps the category in a separate element.
  '[data-dated] > .mry-TransactionRow-part:not(.mry-TransactionRow-card) > span',
];

/** The rows that are mounted now, from the top. */
export async function readRows(driver: Driver): Promise<RowTester[]> {
  const ids = await driver.attributes(ITEM, 'data-id');
  return ids.map((id) => createRowTester(driver, id ?? ''));
}

export function createRowTester(driver: Driver, id: string): RowTester {
  const item = `${ITEM}${byAttribute('data-id', id)}`;
  const row = `${item} .mry-TransactionRow`;
  const name = `the row with id ${id}`;
  const mounted = async () => {
    const count = await driver.until(async () => (await driver.texts(item)).length || undefined);
    if (count === 1) return;
    if (count) fail(`one row with id ${id}`, `${count}`);
    const ids = await driver.attributes(ITEM, 'data-id');
    fail(
      `a row with id ${id}`,
      `${ids.join(', ') || 'no rows'} (a list mounts only rows near the screen and in open groups)`,
    );
  };
  const read = async (part: string, wanted: string) => {
    await mounted();
    return readText(driver, `${row} ${part}`, `${name} to have ${wanted}`);
  };
  const attribute = async (attributeName: string) => {
    await mounted();
    return (await driver.attributes(row, attributeName))[0] ?? undefined;
  };
  const status = async () => ((await attribute('data-status')) ?? 'idle') as MerchantLookupStatus;
  return {
    id,
    name: () => read('.mry-TransactionRow-name', 'a name'),
    amount: () => read('.mry-TransactionAmount', 'an amount'),
    async category() {
      await mounted();
      return (await driver.texts(CATEGORY.map((part) => `${row} ${part}`).join()))[0];
    },
    state: async () => ((await attribute('data-state')) ?? 'booked') as TransactionState,
    status,
    async untilLookedUp() {
      const isDone = async () => !['idle', 'pending'].includes(await status()) || undefined;
      if (!(await driver.until(isDone))) fail(`${name} to be looked up`, await status());
    },
    async open() {
      await mounted();
      const button = `${row} button.mry-TransactionRow-name`;
      const { length } = await driver.texts(button);
      if (length === 0) fail(`${name} to open`, 'a row without a button (no onSelect)');
      await driver.press(button);
    },
    async openHours() {
      await mounted();
      return openHours(driver, row, name);
    },
  };
}
