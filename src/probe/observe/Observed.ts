import type { Printer } from '../createPrinter.js';
import { type Exchange, recordsOf, type WireFields } from '../Exchange.js';
import type { StepName } from '../plan.js';

/** The input of all observations. */
export interface Observed extends Printer {
  readonly answers: ReadonlyMap<StepName, Exchange>;
  readonly languages: readonly string[];
}

/** The finding where no record has the field in question. */
export const NOT_SEEN = 'not seen';

/**
 * Whether a step sends rows as apps do: batches, or some rows with another `type` or more fields.
 */
const isUsual = (name: StepName) =>
  name.startsWith('rows-') || ['extended', 'restrictive', 'additional-info'].includes(name);

export const usualExchanges = ({ answers }: Pick<Observed, 'answers'>): Exchange[] =>
  [...answers].flatMap(([name, exchange]) => (isUsual(name) ? [exchange] : []));

export const usualRecords = (observed: Pick<Observed, 'answers'>): WireFields[] =>
  usualExchanges(observed).flatMap(recordsOf);
