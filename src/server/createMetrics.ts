import type { GatewayEvent } from '../gateway/GatewayEvent.js';
import type { GatewayHealth } from '../gateway/GatewayOptions.js';

/** Upper bounds of the buckets of a response's duration, in seconds. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Names of what `GatewayHealth` counts since the start. */
const COUNTERS = [
  ...(['requests', 'refused', 'cancelled', 'rows', 'stored'] as const),
  ...(['failed', 'calls', 'sent'] as const),
];

/**
 * What a gateway has done, in the text format of Prometheus. It holds no scope, no key and no text of a
 * row: labels are states, reasons and statuses.
 */
export function createMetrics() {
  const byLabels = new Map<string, number>();
  const count = (series: string) => byLabels.set(series, (byLabels.get(series) ?? 0) + 1);
  const buckets = BUCKETS.map(() => 0);
  const durations = { sum: 0, count: 0 };
  return {
    onEvent(event: GatewayEvent): void {
      if (event.type === 'refused') {
        count(`merchantry_refusals_total{reason="${event.reason}",status="${event.status}"}`);
      } else if (event.type === 'answered') {
        count(`merchantry_answers_total{status="${event.status}"}`);
        const seconds = event.durationMs / 1_000;
        durations.sum += seconds;
        durations.count += 1;
        for (const [index, most] of BUCKETS.entries()) {
          if (seconds <= most) buckets[index] = (buckets[index] ?? 0) + 1;
        }
      }
    },
    write(health: GatewayHealth): string {
      const name = 'merchantry_answer_seconds';
      return [
        ...COUNTERS.map((key) => `merchantry_${key}_total ${health[key]}`),
        `merchantry_requests_in_hand ${health.inHand}`,
        `merchantry_rows_queued ${health.queued}`,
        ...(['ok', 'trying', 'paused'] as const).map(
          (state) =>
            `merchantry_service_state{state="${state}"} ${Number(health.service === state)}`,
        ),
        ...(['ok', 'resting', 'read-only'] as const).map(
          (state) => `merchantry_store_state{state="${state}"} ${Number(health.store === state)}`,
        ),
        ...[...byLabels].map(([series, value]) => `${series} ${value}`),
        ...BUCKETS.map((most, index) => `${name}_bucket{le="${most}"} ${buckets[index]}`),
        `${name}_bucket{le="+Inf"} ${durations.count}`,
        `${name}_sum ${durations.sum}`,
        `${name}_count ${durations.count}`,
        '',
      ].join('\n');
    },
  };
}
