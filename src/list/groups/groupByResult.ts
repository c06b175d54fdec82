import { describeRowCategory } from '../../components/CategoryIcon/describeCategory.js';
import { isIncome, markedState } from '../../components/TransactionAmount/describeAmount.js';
import { readPerson } from '../../components/TransactionAmount/describeBelowAmount.js';
import type { Display } from '../../display/useDisplay.js';
import { readAmount } from '../../i18n/readAmount.js';
import type { CachedLookup } from '../../query/cache/cachedResults.js';
import type { CategoryKey } from '../../record/categories.js';
import { foldText } from '../../record/foldText.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { merchantKey } from '../../record/merchantKey.js';
import { merchantName } from '../../record/merchantName.js';
import { recordForRow } from '../../sources/recordForRow.js';
import { remember } from '../../utils/remember.js';
import type { ListRows } from '../model/ListRows.js';
import type { RowLookup } from '../row/describeRow.js';
import { toRowLookup } from '../row/describeRow.js';
import type { GroupedRow, GroupedRows, GroupFold, RowGroup } from './RowGroup.js';
import { addMoney, type GroupMoney, newMoney, type SummedGroup, sumGroups } from './sumGroups.js';

export type ResultReader = Pick<Display, 'locale' | 'messages' | 'recordLanguage' | 'attributions'>;

/** The group of a row. */
interface GroupName {
  name: string;
  label: string;
  tile: GroupFold['tile'];
  /** Groups of rows without a name come last, those of income after all others. */
  rank: number;
}

/** A group of rows, shown or not. */
export type ResultGroup = Pick<RowGroup, 'name' | 'label'> & Omit<GroupFold, 'isOpen'>;

const UNIDENTIFIED = 1;
const NO_NAME = 2;
const INCOME = 3;

/** Number of rows read between two interruptions. */
const STEP_ROWS = 10;

const NO_ROWS: ReadonlySet<number> = new Set();

/**
 * Groups rows by what is known of their merchants: by category, or by merchant. Groups are sorted by
 * what was spent. Rows in `unnamed` are in the group without a name, whatever is known of them.
 * Yields now and then, so that it can be interrupted.
 */
export function* groupByResult(
  rows: ListRows,
  lookupOf: (row: number, transaction: ListedTransaction) => Readonly<CachedLookup>,
  by: 'category' | 'merchant',
  reader: ResultReader,
  unnamed = NO_ROWS,
): Generator<void, readonly ResultGroup[]> {
  const nameOf = by === 'category' ? byCategory : byMerchant;
  const found = new Map<string, GroupName & { rows: number[]; money: GroupMoney }>();
  for (let row = 0; row < rows.keys.length; row += 1) {
    if (row % STEP_ROWS === 0) yield;
    const transaction = rows.rowAt(row);
    if (!transaction) continue;
    const { queryKey, result } = lookupOf(row, transaction);
    const grouped = { transaction, lookup: toRowLookup(result) };
    const named = unnamed.has(row)
      ? withoutName(true, reader)
      : (nameOf(grouped, reader) ?? withoutName(queryKey !== undefined && !result, reader));
    const group = remember(
      found,
      named.name,
      () => ({ ...named, rows: [], money: newMoney() }),
      Infinity,
    );
    group.rows.push(row);
    addMoney(group.money, transaction);
  }
  const all = [...found.values()];
  const sums = yield* sumGroups(
    all.map(({ money }) => money),
    reader.locale,
  );
  return all
    .map((group, index) => {
      const { size, ...own } = sums[index] as SummedGroup;
      return { group, own, size, order: group.rank || (own.isIncome ? INCOME : 0) };
    })
    .sort((a, b) => a.order - b.order || b.size - a.size)
    .map(({ group: { name, label, tile, rank, rows: ofGroup }, own }) => {
      const key = groupKey(by, name);
      return { key, name: key, label, rows: ofGroup, hasName: rank === 0, tile, sums: own };
    });
}

/** Name of the group of rows whose merchants are not known yet. */
const UNNAMED = 'no name';

// No id of a host app contains this character.
const groupKey = (by: string, name: string) => `\u0000${by} ${name}`;

export const unnamedKey = (by: 'category' | 'merchant') => groupKey(by, UNNAMED);

/** Puts groups into the list. Only those whose key is in `open` show their rows. */
export function foldGroups(all: readonly ResultGroup[], open: ReadonlySet<string>): GroupedRows {
  const order: number[] = [];
  const groups = all.map(({ name, label, ...group }): RowGroup => {
    const isOpen = open.has(group.key);
    const start = order.push(-1) - 1;
    if (isOpen) for (const row of group.rows) order.push(row);
    return { name, label, fold: { ...group, isOpen }, start, end: order.length };
  });
  return { groups, order };
}

const NO_ICONS = {};

function byCategory({ transaction, lookup }: GroupedRow, reader: ResultReader) {
  const { key } = describeRowCategory(
    recordForRow(lookup.merchant, reader.attributions),
    transaction,
    kindOf(transaction, lookup),
    { ...reader, icons: NO_ICONS },
  );
  if (key === 'unidentified') return undefined;
  return { name: key, label: reader.messages.categories[key], tile: { category: key }, rank: 0 };
}

/** Like `describeRow`, without formatting. */
function kindOf({ amount, state, counterparty }: ListedTransaction, { status }: RowLookup) {
  const isPerson = readPerson(counterparty) !== undefined;
  const direction = Number(readAmount(amount)) > 0 ? 'in' : 'out';
  const isOwnIncome = !isPerson && isIncome({ direction, state: markedState({ state }) });
  return { status, isOwnIncome, isPerson };
}

function byMerchant(tile: GroupedRow, reader: ResultReader): GroupName | undefined {
  const { transaction, lookup } = tile;
  const person = readPerson(transaction.counterparty);
  if (person) return { name: `person:${foldText(person.name)}`, label: person.name, tile, rank: 0 };
  const name = merchantKey(lookup.merchant, transaction);
  const label = merchantName(recordForRow(lookup.merchant, reader.attributions), undefined);
  return name === undefined || label === undefined ? undefined : { name, label, tile, rank: 0 };
}

const withoutName = (isUnknown: boolean, { messages }: ResultReader): GroupName => {
  const tile: { category: CategoryKey | 'card' } = { category: 'card' };
  return isUnknown
    ? { name: UNNAMED, label: messages.groups.noName, tile, rank: NO_NAME }
    : { name: 'unidentified', label: messages.notIdentified, tile, rank: UNIDENTIFIED };
};
