import type { SandboxFault } from './SandboxFault.js';

export interface SandboxOptions {
  /** The key that `X-Api-Key` must carry. Default `SANDBOX_API_KEY`. */
  apiKey?: string | undefined;
  /** Time before a list answer: a number, or a range `[min, max]`. Milliseconds; default 0. Pictures never wait. */
  latencyMs?: number | readonly [min: number, max: number] | undefined;
  /** What goes wrong, and when. Default nothing. */
  faults?: readonly SandboxFault[] | undefined;
  /** Equal seeds draw equal latencies and faults for the same sequence of calls. Default 1. */
  seed?: number | undefined;
  /** Milliseconds since 1970: dated hours, `open_now` and the age of reviews depend on it. Default `Date.now`. */
  now?: (() => number) | undefined;
}
