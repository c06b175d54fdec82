import type { ListedTransaction } from '../../../src/index.js';
import type { HostAction, HostSettings, Plan } from './HostAction.js';

/** A host app: its rows, newest first, and its settings of the list. */
export interface Host extends HostSettings {
  rows: readonly ListedTransaction[];
  perDay: number;
  /** Serials of the newest and the oldest row so far, so that a removed row does not come back. */
  newest: number;
  oldest: number;
}

/** What is on screen when an action starts. */
export interface View {
  /** Rows that are at least partly visible, from the top. */
  inView: readonly string[];
  /** The focused row. */
  focused: string | undefined;
}

/** Far from the test's clock, so that no day is "Today", which a server cannot know. */
const FIRST_DAY = Date.parse('2025-06-15T12:00:00Z');
const DAY_MS = 86_400_000;

/** A 16-bit hash of a row. */
export const hashOf = (serial: number): number =>
  (Math.imul(serial + 40_503, 2_654_435_761) >>> 0) >>> 16;

export const serialOf = ({ id }: Pick<ListedTransaction, 'id'>): number => Number(id.slice(1));

function createRow(serial: number, day: number): ListedTransaction {
  return {
    id: `t${serial}`,
    merchant_name: `SHOP ${serial}`,
    country: 'GB',
    amount: -(hashOf(serial) % 9_000) / 100 - 1,
    currency: serial % 7 === 0 ? 'EUR' : 'GBP',
    date: new Date(FIRST_DAY + day * DAY_MS).toISOString(),
  };
}

const dayOf = (row: ListedTransaction | undefined) =>
  row ? (Date.parse(row.date) - FIRST_DAY) / DAY_MS : 0;

/**
 * Older rows after `serial`, or newer ones before it if `step` is -1. The first is on `day` unless
 * it starts another one.
 */
function createRows(
  count: number,
  from: { serial: number; day: number; step: 1 | -1 },
  startsDay: (serial: number) => boolean,
): ListedTransaction[] {
  const created: ListedTransaction[] = [];
  let { day } = from;
  for (let index = 1; index <= count; index += 1) {
    const serial = from.serial + index * from.step;
    if (startsDay(serial)) day -= from.step;
    created.push(createRow(serial, day));
  }
  return from.step === 1 ? created : created.reverse();
}

const startsAnyDay = (perDay: number) => (serial: number) => hashOf(serial) % perDay === 0;

export function createHost({ rows, perDay }: Plan): Host {
  return {
    rows: createRows(rows, { serial: -1, day: 0, step: 1 }, startsAnyDay(perDay)),
    perDay,
    newest: 0,
    oldest: rows - 1,
    every: 1,
    rowHeight: null,
    density: '',
    rootFontSize: 16,
    width: 390,
    height: 600,
    theme: '',
    virtualized: true,
  };
}

/** The rows that the host app passes to its list. */
export function shownRows({ rows, every }: Host): readonly ListedTransaction[] {
  return every === 1 ? rows : rows.filter((row) => serialOf(row) % every === 0);
}

/** The host app after an action. An action that would empty the list has no effect. */
export function nextHost(host: Host, action: HostAction, view: View): Host {
  const next = change(host, action, view);
  return shownRows(next).length > 0 ? next : host;
}

function change(host: Host, action: HostAction, view: View): Host {
  switch (action.does) {
    case 'set': {
      const { does: _, ...settings } = action;
      return { ...host, ...settings };
    }
    case 'prepend':
      return prepend(host, action.count, action.day);
    case 'append':
      return append(host, action.count);
    case 'remove': {
      const candidates = rowsIn(host, action.where, view);
      return without(
        host,
        action.picks.map((pick) => candidates[pick % candidates.length]),
      );
    }
    case 'remove the first visible row and prepend':
      return prepend(without(host, [view.inView[0]]), action.count, 'new');
    case 'remove the focused row':
      return without(host, [view.focused]);
    default:
      return host;
  }
}

function prepend(host: Host, count: number, day: 'same' | 'new'): Host {
  const isNew = startsAnyDay(host.perDay);
  const added = createRows(
    count,
    { serial: host.newest, day: dayOf(host.rows[0]), step: -1 },
    (serial) => day === 'new' && (serial === host.newest - 1 || isNew(serial)),
  );
  return { ...host, rows: [...added, ...host.rows], newest: host.newest - count };
}

function append(host: Host, count: number): Host {
  const added = createRows(
    count,
    { serial: host.oldest, day: dayOf(host.rows.at(-1)), step: 1 },
    startsAnyDay(host.perDay),
  );
  return { ...host, rows: [...host.rows, ...added], oldest: host.oldest + count };
}

function without(host: Host, ids: readonly (string | undefined)[]): Host {
  const removed = new Set(ids);
  return { ...host, rows: host.rows.filter(({ id }) => !removed.has(id)) };
}

function rowsIn(host: Host, where: 'above' | 'in view' | 'below', { inView }: View): string[] {
  const ids = shownRows(host).map(({ id }) => id);
  const first = ids.indexOf(inView[0] ?? '');
  const end = first + inView.length;
  if (where === 'above') return ids.slice(0, Math.max(0, first));
  return where === 'below' ? ids.slice(end) : ids.slice(first, end);
}
