import type { SandboxFault } from '../../src/sandbox/index.js';

/**
 * What happens to the next request. Without `fault`, one of its rows is rejected in every batch.
 */
export interface NextFault {
  readonly label: string;
  readonly fault?: SandboxFault | undefined;
}

export const NEXT_FAULTS = [
  { label: '500', fault: { kind: 'status', status: 500 } },
  { label: '429, wait 3 s', fault: { kind: 'status', status: 429, retryAfter: 3 } },
  { label: '401', fault: { kind: 'status', status: 401 } },
  { label: '400 for one row' },
  { label: 'Missing ids', fault: { kind: 'missing' } },
  { label: 'Wrong types', fault: { kind: 'wrong-types' } },
] as const satisfies readonly NextFault[];
