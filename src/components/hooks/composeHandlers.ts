/**
 * Calls the host app's handler first, then the component's own unless it has prevented the default.
 * Without one, this is the component's own.
 */
export function composeHandlers<E extends { defaultPrevented: boolean }>(
  theirs: ((event: E) => void) | undefined,
  ours: (event: E) => void,
): (event: E) => void {
  if (!theirs) return ours;
  return (event) => {
    theirs(event);
    if (!event.defaultPrevented) ours(event);
  };
}
