const BYTES_A_MB = 1_000_000;

/**
 * Reads the processor time of a page's main thread, which a busy machine affects less than elapsed
 * time.
 * @param {import('playwright').Page} page
 */
export async function openMeter(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const values = new Map(metrics.map(({ name, value }) => [name, value]));
    return (/** @type {string} */ name) => values.get(name) ?? Number.NaN;
  };
  return {
    /**
     * Milliseconds that the main thread spends on `action`: in total, on script, on style and
     * layout.
     * @template Result
     * @param {() => Promise<Result>} action
     */
    async spend(action) {
      const before = await read();
      const result = await action();
      const after = await read();
      const ms = (/** @type {string} */ name) => (after(name) - before(name)) * 1000;
      return {
        result,
        task: ms('TaskDuration'),
        script: ms('ScriptDuration'),
        layout: ms('LayoutDuration') + ms('RecalcStyleDuration'),
      };
    },
    async heapMB() {
      await session.send('HeapProfiler.collectGarbage');
      const metrics = await read();
      return metrics('JSHeapUsedSize') / BYTES_A_MB;
    },
  };
}
