import { type FindState, readState } from './FindState.js';

/**
 * Converts a state to URL parameters. Unset fields are omitted, and relative periods stay relative.
 * `current`: existing parameters, of which unrelated ones are kept.
 */
export function toSearchParams(state: FindState, current?: URLSearchParams): URLSearchParams {
  const { text, categories, merchants, amount, period, ...rest } = readState(state);
  const dates = typeof period === 'string' ? undefined : period;
  const values = {
    q: text,
    category: categories,
    merchant: merchants,
    min: amount?.from,
    max: amount?.to,
    period: typeof period === 'string' ? period : undefined,
    from: dates?.from,
    to: dates?.to,
    direction: rest.direction,
    currency: rest.currencies,
    state: rest.states,
    note: rest.note ? '1' : undefined,
    recurring: rest.recurring ? '1' : undefined,
    abroad: rest.abroad ? '1' : undefined,
  };
  const params = new URLSearchParams(current);
  for (const [name, value = []] of Object.entries(values)) {
    params.delete(name);
    for (const item of [value].flat()) params.append(name, item);
  }
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
