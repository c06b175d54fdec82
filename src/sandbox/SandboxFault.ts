/** Which calls a fault strikes. With none of these, every call. Calls to the list are counted from 1. */
interface FaultTrigger {
  /** Every nth call: 3 strikes calls 3, 6, 9 … */
  every?: number | undefined;
  /** The first n calls only. */
  first?: number | undefined;
  /** 0 to 1, drawn from the sandbox's seed and the call's number. */
  probability?: number | undefined;
}

/**
 * Something that goes wrong on purpose. `share` is the part of the rows struck, 0 to 1, default 0.2; at least one
 * row is.
 *
 * | kind | what the caller meets |
 * |---|---|
 * | `status` | that HTTP status with a JSON reason, and `Retry-After` where given |
 * | `network` | the promise rejects with a `TypeError`, as `fetch` does |
 * | `slow` | the answer comes `ms` later |
 * | `html` | an HTML page with status 200 |
 * | `truncated` | JSON cut in the middle, status 200 |
 * | `array` | a JSON array in place of the object |
 * | `missing` | some ids are not in the answer |
 * | `null-rows` | some ids hold null |
 * | `wrong-types` | some records have fields of the wrong type |
 */
export type SandboxFault = FaultTrigger &
  (
    | { kind: 'status'; status: number; retryAfter?: number | string | undefined }
    | { kind: 'slow'; ms: number }
    | { kind: 'network' | 'html' | 'truncated' | 'array' }
    | { kind: 'missing' | 'null-rows' | 'wrong-types'; share?: number | undefined }
  );
