/**
 * What a load rejects with when everybody who wanted the lookup left before it was answered, or when the planner stopped.
 * It is no failure: the lookup may be loaded again at any time.
 */
export class LookupCancelledError extends Error {
  override readonly message = 'Merchantry: nobody waits.';
}
