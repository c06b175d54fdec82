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
  let isStopped = false;
  const goOn = () => {
    if (isStopped) return;
    const end = performance.now() + SLICE_MS;
    let step = work.next();
    while (!step.done && performance.now() < end) step = work.next();
    if (step.done) onDone?.(step.value);
    else runLater(goOn);
  };
  goOn();
  return () => {
    isStopped = true;
  };
}

/**
 * In a task that gives way to input, frames and garbage collection. Nested timers, which Safari has
 * instead, wait 4 ms each. A host app may have a variable of that name.
 */
function runLater(run: () => void): void {
  if (typeof scheduler !== 'undefined' && 'postTask' in scheduler)
    void scheduler.postTask(run, { priority: 'background' });
  else setTimeout(run);
}

/** Does the same work without a pause. */
export function runAtOnce<T>(work: Iterator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
