import type { SandboxFault } from './SandboxFault.js';

export interface SandboxOptions {
  /** The key that `X-Api-Key` must carry. Default `SANDBOX_API_KEY`. */
  apiKey?: string | undefined;
  /** Delay of list responses in milliseconds: a number or a range `[min, max]`. Default 0. */
  latencyMs?: number | readonly [min: number, max: number] | undefined;
  /** Default none. */
  faults?: readonly SandboxFault[] | undefined;
  /** Equal seeds give equal latencies and faults for the same sequence of requests. Default 1. */
  seed?: number | undefined;
  /**
   * Milliseconds since 1970, for dated hours, `open_now` and the age of reviews. Default
   * `Date.now`.
   */
  now?: (() => number) | undefined;
}
