import type { PlannerEvent } from '../../src/index.js';

/** What monitoring tools have in common. Pass three small functions that call yours. */
export interface MonitoringTool {
  count(name: string, by: number, tags: Record<string, string>): void;
  /** Adds a value to a histogram. */
  measure(name: string, value: number, tags: Record<string, string>): void;
  alert(message: string): void;
}

/** A session that expires is renewed by then; a longer pause needs a person. */
const ALERT_AFTER_MS = 60_000;

/**
 * For the provider's `onEvent`: counters by kind, a histogram of latencies, and one alert for each
 * pause that lasts. Events hold no raw text, so nothing here does.
 */
export function createMerchantMetrics(tool: MonitoringTool) {
  const alerts = new Map<string, ReturnType<typeof setTimeout>>();
  const clear = (reason: string) => {
    clearTimeout(alerts.get(reason));
    alerts.delete(reason);
  };
  return {
    onEvent(event: PlannerEvent) {
      switch (event.type) {
        case 'sent':
          tool.count('merchants.requests', 1, { probe: `${event.probe}` });
          tool.count('merchants.rows_requested', event.ids.length, {});
          break;
        case 'received':
          tool.measure('merchants.latency_ms', event.durationMs, { outcome: 'received' });
          break;
        case 'failed': {
          const { kind, ids, durationMs, status = 'none', retried } = event;
          const tags = { kind, status: `${status}`, retried: `${retried}` };
          tool.measure('merchants.latency_ms', durationMs, { outcome: kind });
          tool.count('merchants.failed_requests', 1, tags);
          // A request that is sent again has cost no row its merchant yet.
          if (!retried) tool.count('merchants.failed_rows', ids.length, { kind });
          break;
        }
        case 'missing':
          tool.count('merchants.failed_rows', 1, { kind: 'missing' });
          break;
        case 'field-dropped':
          tool.count('merchants.fields_dropped', 1, { field: event.field });
          break;
        case 'paused': {
          const { reason } = event;
          // Neither a busy service nor a lost connection is for a person to mend. Several scopes
          // pause together.
          if (reason === 'rate-limited' || reason === 'offline' || alerts.has(reason)) break;
          tool.count('merchants.pauses', 1, { reason });
          const message = `Merchants cannot be loaded: ${reason}`;
          alerts.set(
            reason,
            setTimeout(() => tool.alert(message), ALERT_AFTER_MS),
          );
          break;
        }
        case 'resumed':
          clear(event.reason);
          break;
      }
    },
    /** When the provider is removed. */
    stop() {
      for (const reason of alerts.keys()) clear(reason);
    },
  };
}
