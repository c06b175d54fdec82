import { type FindState, readState } from './FindState.js';

/** Parameter names. */
const NAMES = [
  'q',
  'category',
  'merchant',
  'min',
  'max',
  'period',
  'from',
  'to',
  'direction',
  'currency',
  'state',
  'note',
  'recurring',
  'abroad',
];

/**
 * Converts a state to URL parameters. Unset fields are omitted, and relative periods stay relative.
 * `current`: existing parameters, of which unrelated ones are kept.
 */
export function toSearchParams(state: FindState, current?: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(current);
  for (const name of NAMES) params.delete(name);
  const set = (name: string, ...values: (string | undefined)[]) => {
    for (const value of values) if (value !== undefined) params.append(name, value);
  };
  const { text, categories = [], merchants = [], amount, period, ...rest } = readState(state);
  const { direction, currencies = [], states = [], note, recurring, abroad } = rest;
  set('q', text);
  set('category', ...categories);
  set('merchant', ...merchants);
  set('min', amount?.from);
  set('max', amount?.to);
  if (typeof period === 'string') set('period', period);
  else {
    set('from', period?.from);
    set('to', period?.to);
  }
  set('direction', direction);
  set('currency', ...currencies);
  set('state', ...states);
  set('note', note ? '1' : undefined);
  set('recurring', recurring ? '1' : undefined);
  set('abroad', abroad ? '1' : undefined);
  return params;
}

/** Parses the parameters of `toSearchParams`. Unknown and malformed values are left out. */
export function fromSearchParams(params: URLSearchParams): FindState {
  const range = (from: string, to: string) => ({ from: params.get(from), to: params.get(to) });
  const isSet = (name: string) => params.get(name) === '1';
  return readState({
    text: params.get('q'),
    categories: params.getAll('category'),
    merchants: params.getAll('merchant'),
    amount: range('min', 'max'),
    period: params.get('period') ?? range('from', 'to'),
    direction: params.get('direction'),
    currencies: params.getAll('currency'),
    states: params.getAll('state'),
    note: isSet('note'),
    recurring: isSet('recurring'),
    abroad: isSet('abroad'),
  });
}
