/** A request with this very signal: one of its own that follows it would cost more than the rest. */
export function withSignal(request: Request, signal: AbortSignal): Request {
  return Object.defineProperty(request, 'signal', { value: signal });
}
