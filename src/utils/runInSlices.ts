/** Maximum milliseconds of work before yielding to the page. */
const SLICE_MS = 3;

/**
 * Does work that yields often, in slices, the first of them at once. Returns a function that stops
 * it.
 */
export function runInSlices<T>(
  work: Iterator<unknown, T>,
  onDone?: (result: T) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = () => {
    const end = performance.now() + SLICE_MS;
    let step = work.next();
    while (!step.done && performance.now() < end) step = work.next();
    if (step.done) onDone?.(step.value);
    else timer = setTimeout(goOn);
  };
  goOn();
  return () => clearTimeout(timer);
}

/** Does the same work without a pause. */
export function runAtOnce<T>(work: Iterator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
