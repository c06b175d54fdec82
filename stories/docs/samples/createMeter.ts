import type { PlannerEvent } from '../../../src/index.js';

/** For the provider's `onEvent`: counts what is billed and reports what went wrong. */
export function createMeter(report: (message: string) => void) {
  const meter = { requests: 0, transactions: 0 };
  return {
    meter,
    onEvent(event: PlannerEvent) {
      if (event.type === 'sent') {
        meter.requests += 1;
        meter.transactions += event.ids.length;
      } else if (event.type === 'failed') {
        report(`${event.ids.length} lookups failed: ${event.kind}`);
      }
    },
  };
}
