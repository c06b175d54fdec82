import { describeRowCategory } from '../../components/CategoryIcon/describeCategory.js';
import { isIncome, markedState } from '../../components/TransactionAmount/describeAmount.js';
import { readPerson } from '../../components/TransactionAmount/describeBelow.js';
import type { Display } from '../../display/useDisplay.js';
import { readAmount } from '../../i18n/readAmount.js';
import type { CategoryKey } from '../../record/categories.js';
import { foldText } from '../../record/foldText.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { merchantKey } from '../../record/merchantKey.js';
import { merchantName } from '../../record/merchantName.js';
import { recordForRow } from '../../sources/recordForRow.js';
import { remember } from '../../utils/remember.js';
import type { ListRows } from '../model/ListRows.js';
import type { RowLookup } from '../row/describeRow.js';
import { toRowLookup } from '../row/toRowLookup.js';
import type { GroupedRow, GroupedRows, GroupFold, RowGroup } from './RowGroup.js';
import type { KnownResults } from './RowResults.js';
import { sumGroups } from './sumGroups.js';

export type ResultReader = Pick<Display, 'locale' | 'messages' | 'recordLanguage' | 'attributions'>;

/** The group of a row. */
interface GroupName {
  name: string;
  label: string;
  tile: GroupFold['tile'];
  /** Groups of rows without a name come last, those of income after all others. */
  rank: number;
}

interface FoundGroup extends GroupName {
  rows: number[];
  transactions: ListedTransaction[];
}

const UNIDENTIFIED = 1;
const NO_NAME = 2;
const INCOME = 3;

/**
 * Groups rows by what is known of their merchants: by category, or by merchant. Groups are sorted by
 * what was spent. Only those whose key is in `open` show their rows.
 */
export function groupByResult<T>(
  rows: ListRows<T>,
  results: KnownResults,
  by: 'category' | 'merchant',
  open: ReadonlySet<string>,
  reader: ResultReader,
): GroupedRows {
  const found = new Map<string, FoundGroup>();
  rows.keys.forEach((_, row) => {
    const transaction = rows.rowAt(row);
    if (!transaction) return;
    const known = results[row];
    const grouped = { transaction, lookup: toRowLookup(known?.result) };
    const named =
      (by === 'category' ? byCategory(grouped, reader) : byMerchant(grouped, reader)) ??
      withoutName(known !== undefined && known.queryKey !== undefined && !known.result, reader);
    const group = remember(
      found,
      named.name,
      () => ({ ...named, rows: [], transactions: [] }),
      Infinity,
    );
    group.rows.push(row);
    group.transactions.push(transaction);
  });
  const all = [...found.values()];
  const sums = sumGroups(
    all.map(({ transactions }) => transactions),
    reader.locale,
  );
  const sorted = all.map((group, index) => {
    const { size, ...own } = sums[index] as (typeof sums)[number];
    return {
      ...group,
      sums: own,
      size,
      hasName: group.rank === 0,
      rank: group.rank || (own.isIncome ? INCOME : 0),
    };
  });
  sorted.sort((a, b) => a.rank - b.rank || b.size - a.size);
  const order: number[] = [];
  const groups = sorted.map((group): RowGroup => {
    const { name, label, tile, hasName, rows: ofGroup, sums: own } = group;
    // No id of a host app contains this character.
    const key = `\u0000${by} ${name}`;
    const isOpen = open.has(key);
    const start = order.push(-1) - 1;
    if (isOpen) for (const row of ofGroup) order.push(row);
    const fold = { key, isOpen, rows: ofGroup, hasName, tile, sums: own };
    return { name: key, label, fold, start, end: order.length };
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
    ? { name: 'no name', label: messages.groups.noName, tile, rank: NO_NAME }
    : { name: 'unidentified', label: messages.notIdentified, tile, rank: UNIDENTIFIED };
};
