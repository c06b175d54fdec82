import type { EnrichmentError } from '../contract/EnrichmentError.js';
import { backoffMs } from './backoffMs.js';
import type { PlannerEnvironment } from './Planner.js';
import type { GateReason, PlannerEvent } from './PlannerEvent.js';

const BASE_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
const MAX_WAITS = 3;

/** The one gate before the whole queue. */
export interface Gate {
  /** When calls may be sent; `Infinity` while offline. To be asked only when there is something to send. */
  opensAt(): number;
  /** Opens it when the connection is back. */
  checkConnection(): void;
  /** The service asked to slow down. False when it did so too often and the caller should give up. */
  limit(error: EnrichmentError): boolean;
  /** The service answered: the waits start from the beginning. */
  answered(): void;
  /** Why every row fails at once. */
  readonly held: EnrichmentError | undefined;
  hold(error: EnrichmentError): void;
  release(): void;
}

/** Three reasons to wait: a rate limit opens by itself, a lost connection when it is back, a hold by a person. */
export function createGate(
  { now, random, isOnline }: PlannerEnvironment,
  emit: (event: PlannerEvent) => void,
): Gate {
  let until = 0;
  let waits = 0;
  let offline = false;
  let held: EnrichmentError | undefined;
  // Only these two kinds hold.
  const reasonOf = ({ kind }: EnrichmentError) => kind as GateReason;
  const checkConnection = () => {
    if (!offline || !isOnline()) return;
    offline = false;
    emit({ type: 'released', reason: 'offline' });
  };
  return {
    checkConnection,
    opensAt() {
      checkConnection();
      if (isOnline()) return until;
      if (!offline) {
        offline = true;
        emit({ type: 'gated', reason: 'offline' });
      }
      return Infinity;
    },
    limit({ retryAfterMs }) {
      const time = now();
      // Calls that were in flight together ask for one wait together.
      const isFirst = time >= until;
      if (isFirst) waits += 1;
      // A date in the past, or 0, says nothing about how long the service wants to be left alone.
      const wantedMs = retryAfterMs || backoffMs(BASE_WAIT_MS, waits - 1, random());
      const waitMs = Math.min(wantedMs, LONGEST_WAIT_MS);
      until = Math.max(until, time + waitMs);
      if (isFirst) emit({ type: 'gated', reason: 'rate-limited', waitMs });
      return waits <= MAX_WAITS;
    },
    answered() {
      waits = 0;
    },
    get held() {
      return held;
    },
    hold(error) {
      if (held) return;
      held = error;
      emit({ type: 'gated', reason: reasonOf(error) });
    },
    release() {
      if (!held) return;
      const reason = reasonOf(held);
      held = undefined;
      emit({ type: 'released', reason });
    },
  };
}
