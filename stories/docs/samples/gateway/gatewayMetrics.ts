import type { GatewayEvent } from '../../../../src/gateway/index.js';

export interface Metrics {
  count(name: string, by: number, tags?: Record<string, string>): void;
  /** Adds a value to a histogram. */
  measure(name: string, value: number, tags?: Record<string, string>): void;
}

/** For `onEvent`: what is billed, what it saved, who was refused, and how the parts are. */
export function gatewayMetrics(metrics: Metrics) {
  return (event: GatewayEvent): void => {
    if (event.type === 'answered') {
      metrics.measure('gateway.duration_ms', event.durationMs, { status: `${event.status}` });
      metrics.count('gateway.rows', event.rows);
      metrics.count('gateway.rows_stored', event.stored);
      metrics.count('gateway.rows_failed', event.failed);
    } else if (event.type === 'refused') {
      metrics.count('gateway.refused', 1, { reason: event.reason, status: `${event.status}` });
    } else if (event.type === 'cancelled') {
      metrics.count('gateway.cancelled', 1);
    } else if (event.type === 'service') {
      metrics.count('gateway.service', 1, { state: event.state });
    } else if (event.type === 'store') {
      metrics.count('gateway.store', 1, { state: event.state });
    } else if (event.type === 'called') {
      metrics.count('gateway.calls', 1);
      metrics.count('gateway.rows_billed', event.rows);
    }
  };
}
