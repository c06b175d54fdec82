/** Which list requests a fault affects, counted from 1. All of them by default. */
interface FaultTrigger {
  /** Every nth request: 3 means requests 3, 6, 9 … */
  every?: number | undefined;
  /** The first n requests only. */
  first?: number | undefined;
  /** 0 to 1, drawn from the sandbox's seed and the request's number. */
  probability?: number | undefined;
}

/**
 * A deliberate failure. `share` is the fraction of rows affected, 0 to 1, default 0.2; at least one
 * row is affected.
 *
 * | kind | what the caller gets |
 * |---|---|
 * | `status` | that HTTP status with a JSON reason, and `Retry-After` where given |
 * | `network` | the promise rejects with a `TypeError`, as `fetch` does |
 * | `slow` | the response arrives `ms` later |
 * | `html` | an HTML page with status 200 |
 * | `truncated` | JSON cut in the middle, status 200 |
 * | `array` | a JSON array in place of the object |
 * | `missing` | some ids are missing from the response |
 * | `null-rows` | some ids have the value null |
 * | `wrong-types` | some records have fields of the wrong type |
 */
export type SandboxFault = FaultTrigger &
  (
    | { kind: 'status'; status: number; retryAfter?: number | string | undefined }
    | { kind: 'slow'; ms: number }
    | { kind: 'network' | 'html' | 'truncated' | 'array' }
    | { kind: 'missing' | 'null-rows' | 'wrong-types'; share?: number | undefined }
  );

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
