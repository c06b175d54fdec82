import { isDevelopment } from '../contract/isDevelopment.js';
import type { PlannerState } from './PlannerState.js';

/** Calls the host. What it throws is its own affair, and stops no lookup. */
export function tell(
  { ports, stopped }: PlannerState,
  port: 'onEvent' | 'settle',
  news: unknown,
): void {
  if (stopped) return;
  try {
    ports[port](news as never);
  } catch (error) {
    if (isDevelopment()) console.error(`Merchantry: ${port} threw.`, error);
  }
}
