import type { GatewayEvent } from '../gateway/GatewayEvent.js';
import type { GatewayHealth, RefusalReason } from '../gateway/index.js';

/** Upper bounds of the buckets of an answer's duration, in seconds. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Requests are also refused while the identity provider’s keys cannot be loaded. */
export type ServerEvent =
  | Exclude<GatewayEvent, { type: 'refused' }>
  | { type: 'refused'; reason: RefusalReason | 'identity-provider'; status: number };

/** The counters of `GatewayHealth` and their help texts. */
const COUNTERS = {
  requests: 'Requests that have come.',
  cancelled: 'Requests whose callers left before the response.',
  rows: 'Rows looked up.',
  stored: 'Rows that the store answered.',
  failed: 'Rows that failed.',
  calls: 'Requests to the service.',
  sent: 'Rows in requests to the service, which are billed.',
} satisfies Partial<Record<keyof GatewayHealth, string>>;

const REFUSED = 'Requests refused before any row was looked up.';

const STATE = '1 for the current state, and 0 for the others.';
const SERVICE_STATES = ['ok', 'trying', 'paused'] satisfies GatewayHealth['service'][];
const STORE_STATES = ['ok', 'resting', 'read-only'] satisfies GatewayHealth['store'][];

/**
 * Metrics of a gateway in the text format of Prometheus. They contain no scope, key or text of a row:
 * labels are states, reasons and statuses.
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
    onEvent(event: ServerEvent): void {
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
        ...Object.entries(COUNTERS).map(([key, help]) =>
          family(`${key}_total`, 'counter', help, [['', health[key as keyof typeof COUNTERS]]]),
        ),
        family('refused_total', 'counter', REFUSED, labelled(refusals)),
        family('answers_total', 'counter', 'Responses to lists, by status.', labelled(answers)),
        family('requests_in_hand', 'gauge', 'Open requests.', [['', health.inHand]]),
        family('rows_queued', 'gauge', 'Rows that wait for the service.', [['', health.queued]]),
        family('service_state', 'gauge', STATE, states(SERVICE_STATES, health.service)),
        family('store_state', 'gauge', STATE, states(STORE_STATES, health.store)),
        family('answer_seconds', 'histogram', 'Time to the response to a list.', [
          ...buckets,
          ['_bucket{le="+Inf"}', count],
          ['_sum', sum],
          ['_count', count],
        ]),
      ].join('');
    },
  };
}

/** The suffix after the name of a metric family, with its labels, and the value. */
type Series = readonly [string, number | undefined];

const family = (name: string, type: string, help: string, series: readonly Series[]): string =>
  `# HELP merchantry_${name} ${help}\n# TYPE merchantry_${name} ${type}\n${series
    .map(([rest, value]) => `merchantry_${name}${rest} ${value}\n`)
    .join('')}`;

const labelled = (series: ReadonlyMap<string, number>): Series[] =>
  [...series].map(([labels, value]) => [`{${labels}}`, value]);

const states = (names: readonly string[], current: string): Series[] =>
  names.map((name) => [`{state="${name}"}`, Number(name === current)]);
