const BYTES_A_MB = 1_000_000;

/**
 * @typedef {object} Spent milliseconds of the main thread's processor time
 * @property {number} task everything, with painting and the browser's own tasks
 * @property {number} work script, style and layout together
 * @property {number} script with garbage collection meanwhile
 * @property {number} style recalculation
 * @property {number} layout
 */

/**
 * Reads the processor time of a page's main thread, which a busy machine affects less than elapsed
 * time.
 * @param {import('playwright').Page} page
 * @param {{ slowdown?: number }} [options] 4: the main thread takes four times as long as it does
 */
export async function openMeter(page, { slowdown = 1 } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (slowdown !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const values = new Map(metrics.map(({ name, value }) => [name, value]));
    return (/** @type {string} */ name) => values.get(name) ?? Number.NaN;
  };
  return {
    /**
     * What the main thread spends on `action`.
     * @template Result
     * @param {() => Promise<Result>} action
     * @returns {Promise<Spent & { result: Result }>}
     */
    async spend(action) {
      const before = await read();
      const result = await action();
      const after = await read();
      const ms = (/** @type {string} */ name) => (after(name) - before(name)) * 1000;
      const script = ms('ScriptDuration');
      const style = ms('RecalcStyleDuration');
      const layout = ms('LayoutDuration');
      const work = script + style + layout;
      return { result, task: ms('TaskDuration'), work, script, style, layout };
    },
    async heapMB() {
      await session.send('HeapProfiler.collectGarbage');
      const metrics = await read();
      return metrics('JSHeapUsedSize') / BYTES_A_MB;
    },
    /** Event listeners of the page. Collect garbage first, with `heapMB`. */
    async listeners() {
      const { jsEventListeners } = await session.send('Memory.getDOMCounters');
      return jsEventListeners;
    },
  };
}
