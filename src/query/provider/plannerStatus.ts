import type { Outcome, PlannerEvent, RefusalKind } from '../../planner/types.js';
import { EnrichmentError, type EnrichmentErrorKind } from '../../service/EnrichmentError.js';

/** Whether the planner of a scope can load merchants. */
export interface PlannerStatus {
  readonly state: 'ready' | 'failing' | 'paused' | 'offline';
  /** Why every request is refused; undefined unless `paused`. */
  readonly reason: RefusalKind | undefined;
  /** Start of the status; undefined if `ready`. */
  readonly since: Date | undefined;
}

export const READY: PlannerStatus = { state: 'ready', reason: undefined, since: undefined };

/** Kinds of failure that mean an outage of the service, rather than a problem of the request. */
const OUTAGES: ReadonlySet<unknown> = new Set([
  'server',
  'network',
  'timeout',
  'rate-limited',
] satisfies EnrichmentErrorKind[]);

/** Derives the planner's status from its events and from row outcomes. */
export function createPlannerStatus(onStatus: (status: PlannerStatus) => void) {
  /** Current problems, latest last, but outages first: a waiting queue outranks a failure. */
  let troubles: readonly PlannerStatus[] = [];
  const has = (state: PlannerStatus['state']) => troubles.some((each) => each.state === state);
  const end = (state: PlannerStatus['state']) => {
    if (!has(state)) return;
    troubles = troubles.filter((each) => each.state !== state);
    onStatus(troubles.at(-1) ?? READY);
  };
  const begin = (state: PlannerStatus['state'], reason?: RefusalKind) => {
    const begun = { state, reason, since: new Date() };
    const others = troubles.filter((each) => each.state !== state);
    troubles = state === 'failing' ? [begun, ...others] : [...others, begun];
    onStatus(troubles.at(-1) ?? READY);
  };
  return {
    end,
    onEvent(event: PlannerEvent) {
      if (event.type === 'received') end('failing');
      if (event.type !== 'paused' && event.type !== 'resumed') return;
      const { reason } = event;
      if (reason === 'rate-limited') return;
      const state = reason === 'offline' ? 'offline' : 'paused';
      if (event.type === 'resumed') end(state);
      else begin(state, reason === 'offline' ? undefined : reason);
    },
    onSettled(outcomes: Iterable<Outcome>) {
      const isOutage = [...outcomes].some(
        (outcome) => outcome instanceof EnrichmentError && OUTAGES.has(outcome.kind),
      );
      if (isOutage && !has('failing')) begin('failing');
    },
  };
}
