import type { PlannerEvent } from '../../src/index.js';
import type {
  PlannerBatch,
  PlannerPause,
  PlannerTotals,
  PlannerView,
  Slot,
  SlotPlace,
  SlotState,
} from './PlannerView.js';

/** Settled batches that stay visible. */
const SHOWN_BATCHES = 6;

type Sent = Extract<PlannerEvent, { type: 'sent' }>;

const isOpen = ({ slots }: PlannerBatch): boolean => slots.some(({ state }) => state === 'open');

const withMore = (view: PlannerView, more: Partial<PlannerTotals>): PlannerView => {
  const totals: Record<keyof PlannerTotals, number> = { ...view.totals };
  for (const [name, count] of Object.entries(more)) totals[name as keyof PlannerTotals] += count;
  return { ...view, totals };
};

const withoutQueued = (view: PlannerView, ids: readonly string[]): PlannerView => ({
  ...view,
  queue: view.queue.filter((id) => !ids.includes(id)),
});

const withBatch = (
  view: PlannerView,
  number: number,
  change: Partial<PlannerBatch>,
): PlannerView => ({
  ...view,
  batches: view.batches.map((batch) => (batch.number === number ? { ...batch, ...change } : batch)),
});

/**
 * Settles each id's open slot in the newest batch that has one. A failure at the end of a split
 * names only one batch for all its parts.
 */
function withSlots(view: PlannerView, ids: readonly string[], state: SlotState): PlannerView {
  const wanted = new Set(ids);
  const close = (slot: Slot): Slot =>
    slot.state === 'open' && wanted.delete(slot.id) ? { ...slot, state } : slot;
  return {
    ...view,
    batches: view.batches.map((batch) =>
      wanted.size > 0 && isOpen(batch) ? { ...batch, slots: batch.slots.map(close) } : batch,
    ),
  };
}

const withPause = (view: PlannerView, pause: PlannerPause): PlannerView => ({
  ...view,
  pauses: [...view.pauses.filter(({ reason }) => reason !== pause.reason), pause],
});

const withoutPause = (view: PlannerView, reason: PlannerPause['reason']): PlannerView => ({
  ...view,
  pauses: view.pauses.filter((pause) => pause.reason !== reason),
});

/** Adds a new batch, or retries a known one without its cancelled rows. */
function withSent(view: PlannerView, event: Sent, atMs: number): PlannerView {
  const { batch, ids, filled, attempt } = event;
  const known = view.batches.find(({ number }) => number === batch);
  const placeOf = (id: string, index: number): SlotPlace => {
    const before = view.batches
      .flatMap(({ slots }) => slots)
      .find((slot) => slot.id === id && (slot.state === 'open' || slot.state === 'moved'));
    // what is sent again says nothing of fillers: they are what they were at first.
    if (before && filled === 0) return before.place;
    if (index < ids.length - filled) return 'due';
    return before || view.queue.includes(id) ? 'early' : 'outside';
  };
  const before = known?.slots.filter(({ id }) => !ids.includes(id)) ?? [];
  const slots = ids.map((id, index): Slot => ({ id, place: placeOf(id, index), state: 'open' }));
  const sent: PlannerBatch = {
    number: batch,
    slots: [...slots, ...before],
    attempt,
    sentAtMs: atMs,
    durationMs: undefined,
    error: undefined,
    parts: [],
  };
  const moved = withSlots(withoutQueued(view, ids), ids, 'moved');
  const others = moved.batches.filter(({ number }) => number !== batch);
  return withMore(
    {
      ...withoutPause(moved, 'rate-limited'),
      batches: [sent, ...others].filter((each, index) => index < SHOWN_BATCHES || isOpen(each)),
    },
    { requests: 1, requested: ids.length, filled },
  );
}

/** The view after an event at `atMs`, in milliseconds since 1970. */
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
      // It may have been requeued from a batch.
      const skipped = withSlots(withoutQueued(view, [event.id]), [event.id], 'failed');
      return withMore(skipped, { skipped: 1 });
    }
    case 'cancelled': {
      const left = withSlots(withoutQueued(view, [event.id]), [event.id], 'cancelled');
      return withMore(left, view.queue.includes(event.id) ? { cancelled: 1 } : { abandoned: 1 });
    }
    case 'sent':
      return withSent(view, event, atMs);
    case 'received': {
      const { batch, ids, durationMs } = event;
      const received = withBatch(withSlots(view, ids, 'received'), batch, { durationMs });
      return withMore(received, { received: ids.length });
    }
    case 'failed': {
      // What is sent again shows where it goes.
      if (event.retried) return view;
      const { batch, ids, kind, durationMs } = event;
      const failed = withBatch(withSlots(view, ids, 'failed'), batch, { error: kind, durationMs });
      return withMore(failed, { failed: ids.length });
    }
    case 'split': {
      const { batch, sizes } = event;
      const ids =
        view.batches.find(({ number }) => number === batch)?.slots.map(({ id }) => id) ?? [];
      return withBatch(withSlots(view, ids, 'moved'), batch, { parts: sizes });
    }
    case 'paused': {
      const { reason } = event;
      // A refused queue does not go on after its `waitMs`: it tries.
      const waitMs = event.reason === 'rate-limited' ? event.waitMs : undefined;
      return withPause(view, { reason, sinceMs: atMs, waitMs });
    }
    case 'resumed':
      return withoutPause(view, event.reason);
    case 'missing':
      return withMore(withSlots(view, [event.id], 'missing'), { missing: 1 });
    case 'extra':
      return withMore(view, { extra: event.count });
    case 'field-dropped':
      return withMore(view, { fieldsDropped: 1 });
  }
}
