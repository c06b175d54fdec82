import type { EnrichmentError } from '../contract/EnrichmentError.js';
import type { Call, Split } from './Call.js';
import type { FailureLog } from './createFailureLog.js';
import type { DroppedError } from './DroppedError.js';
import type { Entry } from './Entry.js';
import type { Lookup, Outcome, PlannerEnvironment, PlannerPorts } from './Planner.js';
import type { BatchLimits } from './readBatchOptions.js';

/** All that a planner remembers. What is done with it stands in the functions that take it. */
export interface PlannerState extends Readonly<PlannerEnvironment>, BatchLimits {
  readonly ports: PlannerPorts;
  readonly failures: FailureLog;
  /** By request options. */
  readonly pools: Map<string, Call>;
  /** By key: shown, asked or travelling. */
  readonly entries: Map<string, Entry>;
  /** On screen and about to be loaded: a round at rest waits for them. */
  readonly announced: Set<Entry>;
  /** Asked and not on the wire, the most urgent first. Who is asked and not in here cannot leave. */
  queue: Set<Entry>;
  /** How rows ended, until the end of the turn. */
  readonly outcomes: Map<Entry, Outcome | DroppedError>;
  /** The rows just outside the screen, by list. */
  readonly next: Map<object, readonly Lookup[]>;
  readonly scrolling: Set<object>;
  /** What is due, by weight. */
  readonly totals: Map<Call, number>;
  /** Calls on the wire; each function takes one back. */
  readonly flights: Set<() => void>;
  /** Searches that found a bad row. */
  readonly splits: Set<Split>;
  /** Calls so far. */
  calls: number;
  /** When more rows are due; 0 after a change. */
  planAt: number;
  /** Until then a round at rest waits for announced rows. */
  roundEnds: number;
  /** The service wants to be left alone until then. */
  opensAt: number;
  /** How often it said so in a row. */
  waits: number;
  /** Searches without one success, in a row. */
  loneRejections: number;
  offline: boolean;
  /** Why every row fails at once. */
  held: EnrichmentError | undefined;
  stopped: boolean;
  /** Something happened: there is to be a turn when this task is over. */
  schedule(): void;
}
