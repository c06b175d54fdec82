/**
 * The tasks of a page's main thread during `action`, in milliseconds of processor time: those that
 * timers or `postTask` began, in which `useFind` reads rows, and the longest of the others. Garbage
 * collections that the browser runs between tasks belong to neither.
 * @template Result
 * @param {import('playwright').Page} page
 * @param {() => Promise<Result>} action
 */
export async function traceTasks(page, action) {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel'] });
  const result = await action();
  const trace = await browser?.stopTracing();
  /** @type {{ traceEvents: readonly TraceEvent[] }} */
  const { traceEvents } = JSON.parse(String(trace));
  const threadOf = (/** @type {TraceEvent} */ { pid, tid }) => `${pid} ${tid}`;
  const mainThreads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(threadOf);
  const tasks = traceEvents.filter(
    (event) => event.name.endsWith('RunTask') && mainThreads.includes(threadOf(event)),
  );
  const msOf = (/** @type {readonly TraceEvent[]} */ events) =>
    events.map(({ tdur = 0 }) => tdur / 1000);
  const isFrom =
    (/** @type {RegExp} */ file) =>
    (/** @type {TraceEvent} */ { args }) =>
      file.test(args.src_file ?? '');
  const isSlice = isFrom(/dom_task\.cc|dom_timer/);
  const isCollection = isFrom(/v8\/src\/heap/);
  return {
    result,
    slices: msOf(tasks.filter(isSlice)),
    longestMs: Math.max(...msOf(tasks.filter((task) => !isSlice(task) && !isCollection(task)))),
  };
}

/**
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {number} pid
 * @property {number} tid
 * @property {number} [tdur] microseconds
 * @property {{ name?: string, src_file?: string }} args
 */
