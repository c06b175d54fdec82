import type { GatewayEvent } from '../gateway/GatewayEvent.js';
import type { GatewayHealth } from '../gateway/GatewayOptions.js';

/** Upper bounds of the buckets of an answer's duration, in seconds. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Names of what `GatewayHealth` counts since the start. */
const COUNTERS = [
  ...(['requests', 'cancelled', 'rows', 'stored'] as const),
  ...(['failed', 'calls', 'sent'] as const),
];

/**
 * What a gateway has done, in the text format of Prometheus. It holds no scope, no key and no text of a
 * row: labels are states, reasons and statuses.
 */
export function createMetrics() {
  const refusals = new Map<string, number>();
  const answers = new Map<string, number>();
  const durations: number[] = BUCKETS.map(() => 0);
  let sum = 0;
  let count = 0;
  const add = (series: Map<string, number>, labels: string) =>
    series.set(labels, (series.get(labels) ?? 0) + 1);
  return {
    onEvent(event: GatewayEvent): void {
      if (event.type === 'refused') {
        add(refusals, `reason="${event.reason}",status="${event.status}"`);
      } else if (event.type === 'answered') {
        add(answers, `status="${event.status}"`);
        const seconds = event.durationMs / 1_000;
        sum += seconds;
        count += 1;
        for (const [index, most] of BUCKETS.entries()) {
          if (seconds <= most) durations[index] = (durations[index] ?? 0) + 1;
        }
      }
    },
    write(health: GatewayHealth): string {
      const buckets = BUCKETS.map(
        (most, index): Series => [`_bucket{le="${most}"}`, durations[index]],
      );
      return [
        ...COUNTERS.map((key) => family(`${key}_total`, 'counter', [['', health[key]]])),
        family('refused_total', 'counter', labelled(refusals)),
        family('answers_total', 'counter', labelled(answers)),
        family('requests_in_hand', 'gauge', [['', health.inHand]]),
        family('rows_queued', 'gauge', [['', health.queued]]),
        family('service_state', 'gauge', states(['ok', 'trying', 'paused'], health.service)),
        family('store_state', 'gauge', states(['ok', 'resting', 'read-only'], health.store)),
        family('answer_seconds', 'histogram', [
          ...buckets,
          ['_bucket{le="+Inf"}', count],
          ['_sum', sum],
          ['_count', count],
        ]),
      ].join('');
    },
  };
}

/** What comes after the name of a family, and a value. */
type Series = readonly [string, number | undefined];

const family = (name: string, type: string, series: readonly Series[]): string =>
  `# TYPE merchantry_${name} ${type}\n${series
    .map(([rest, value]) => `merchantry_${name}${rest} ${value}\n`)
    .join('')}`;

const labelled = (series: ReadonlyMap<string, number>): Series[] =>
  [...series].map(([labels, value]) => [`{${labels}}`, value]);

const states = (names: readonly string[], current: string): Series[] =>
  names.map((name) => [`{state="${name}"}`, Number(name === current)]);
