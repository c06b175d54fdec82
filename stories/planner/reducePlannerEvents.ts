import type { PlannerEvent } from '../../src/index.js';
import type {
  PlannerCall,
  PlannerGate,
  PlannerTotals,
  PlannerView,
  Slot,
  SlotPlace,
  SlotState,
} from './PlannerView.js';

/** Calls that stay in view after they are over. */
const SHOWN_CALLS = 6;

type Sent = Extract<PlannerEvent, { type: 'sent' }>;

const isOpen = ({ slots }: PlannerCall): boolean => slots.some(({ state }) => state === 'open');

const withMore = (view: PlannerView, more: Partial<PlannerTotals>): PlannerView => {
  const totals: Record<keyof PlannerTotals, number> = { ...view.totals };
  for (const [name, count] of Object.entries(more)) totals[name as keyof PlannerTotals] += count;
  return { ...view, totals };
};

const withoutQueued = (view: PlannerView, ids: readonly string[]): PlannerView => ({
  ...view,
  queue: view.queue.filter((id) => !ids.includes(id)),
});

const withCall = (
  view: PlannerView,
  number: number,
  change: Partial<PlannerCall>,
): PlannerView => ({
  ...view,
  calls: view.calls.map((call) => (call.number === number ? { ...call, ...change } : call)),
});

/** Ends each id's open slot in the newest call that has one: a failure at the end of a split names one call for all its parts. */
function withSlots(view: PlannerView, ids: readonly string[], state: SlotState): PlannerView {
  const wanted = new Set(ids);
  const close = (slot: Slot): Slot =>
    slot.state === 'open' && wanted.delete(slot.id) ? { ...slot, state } : slot;
  return {
    ...view,
    calls: view.calls.map((call) =>
      wanted.size > 0 && isOpen(call) ? { ...call, slots: call.slots.map(close) } : call,
    ),
  };
}

const withGate = (view: PlannerView, gate: PlannerGate): PlannerView => ({
  ...view,
  gates: [...view.gates.filter(({ reason }) => reason !== gate.reason), gate],
});

const withoutGate = (view: PlannerView, reason: PlannerGate['reason']): PlannerView => ({
  ...view,
  gates: view.gates.filter((gate) => gate.reason !== reason),
});

/** A new call, or one more attempt of a known one: with a row fewer for each that left. */
function withSent(view: PlannerView, event: Sent, atMs: number): PlannerView {
  const { call, ids, filled, attempt } = event;
  const known = view.calls.find(({ number }) => number === call);
  const placeOf = (id: string, index: number): SlotPlace => {
    const before = view.calls
      .flatMap(({ slots }) => slots)
      .find((slot) => slot.id === id && (slot.state === 'open' || slot.state === 'moved'));
    // What travels again says nothing of fillers: they are what they were at first.
    if (before && filled === 0) return before.place;
    if (index < ids.length - filled) return 'due';
    return before || view.queue.includes(id) ? 'early' : 'outside';
  };
  const before = known?.slots.filter(({ id }) => !ids.includes(id)) ?? [];
  const slots = ids.map((id, index): Slot => ({ id, place: placeOf(id, index), state: 'open' }));
  const sent: PlannerCall = {
    number: call,
    slots: [...slots, ...before],
    attempt,
    sentAtMs: atMs,
    durationMs: undefined,
    error: undefined,
    parts: [],
  };
  const moved = withSlots(withoutQueued(view, ids), ids, 'moved');
  const others = moved.calls.filter(({ number }) => number !== call);
  return withMore(
    {
      ...withoutGate(moved, 'rate-limited'),
      calls: [sent, ...others].filter((each, index) => index < SHOWN_CALLS || isOpen(each)),
    },
    { calls: 1, asked: ids.length, filled },
  );
}

/** What a reader knows after one more event, which came at `atMs`, milliseconds since 1970. */
export function reducePlannerEvents(
  view: PlannerView,
  event: PlannerEvent,
  atMs: number,
): PlannerView {
  switch (event.type) {
    case 'queued':
      return withMore(
        { ...view, queue: [...view.queue.filter((id) => id !== event.id), event.id] },
        { queued: 1 },
      );
    case 'skipped': {
      const failedId = event.reason === 'paused' ? event.id : view.failedId;
      // It may have been put back from a call.
      const skipped = withSlots(withoutQueued(view, [event.id]), [event.id], 'failed');
      return withMore({ ...skipped, failedId }, { skipped: 1 });
    }
    case 'cancelled': {
      const left = withSlots(withoutQueued(view, [event.id]), [event.id], 'left');
      return withMore(left, view.queue.includes(event.id) ? { cancelled: 1 } : { abandoned: 1 });
    }
    case 'sent':
      return withSent(view, event, atMs);
    case 'received': {
      const { call, ids, durationMs } = event;
      const received = withCall(withSlots(view, ids, 'received'), call, { durationMs });
      return withMore(received, { received: ids.length });
    }
    case 'failed': {
      const { call, ids, kind, durationMs } = event;
      const failed = withCall(withSlots(view, ids, 'failed'), call, { error: kind, durationMs });
      return withMore({ ...failed, failedId: ids[0] ?? view.failedId }, { failed: ids.length });
    }
    case 'split': {
      const { call, sizes } = event;
      const ids = view.calls.find(({ number }) => number === call)?.slots.map(({ id }) => id) ?? [];
      return withCall(withSlots(view, ids, 'moved'), call, { parts: sizes });
    }
    case 'paused': {
      const { reason } = event;
      const waitMs = event.reason === 'rate-limited' ? event.waitMs : undefined;
      return withGate(view, { reason, sinceMs: atMs, waitMs });
    }
    case 'resumed':
      return withoutGate(view, event.reason);
    case 'missing':
      return withMore(
        { ...withSlots(view, [event.id], 'missing'), failedId: event.id },
        { missing: 1 },
      );
    case 'extra':
      return withMore(view, { extra: event.count });
    case 'field-dropped':
      return withMore(view, { fieldsDropped: 1 });
  }
}
