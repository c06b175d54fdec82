/**
 * Opens a page for one measurement and closes it. An error on the page ends the benchmark.
 * @template Result
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 * @param {(page: import('playwright').Page) => Promise<Result>} measure
 */
export async function visit(context, url, measure) {
  const page = await context.newPage();
  /** @type {Error[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(error));
  try {
    await page.goto(url);
    const result = await measure(page);
    if (errors[0]) throw errors[0];
    return result;
  } finally {
    await page.close();
  }
}
