import type { Printer } from '../createPrinter.js';
import { type Exchange, recordsOf, type WireFields } from '../Exchange.js';
import type { StepName } from '../plan.js';

/** What all observations read. */
export interface Observed extends Printer {
  readonly answers: ReadonlyMap<StepName, Exchange>;
  readonly languages: readonly string[];
}

/** Said where no record has what is asked about. */
export const NOT_SEEN = 'not seen';

/** The batches and the rows that are asked again with each `type`. */
const isUsual = (name: StepName) =>
  name.startsWith('rows-') || ['extended', 'restrictive', 'additional-info'].includes(name);

export const usualAnswers = ({ answers }: Pick<Observed, 'answers'>): Exchange[] =>
  [...answers].flatMap(([name, exchange]) => (isUsual(name) ? [exchange] : []));

export const usualRecords = (observed: Pick<Observed, 'answers'>): WireFields[] =>
  usualAnswers(observed).flatMap(recordsOf);
