import { openMeter } from '../session/openMeter.js';
import { visit } from '../session/visit.js';

/** @typedef {'shipped' | 'on' | 'off'} ContentVisibility `on` and `off` are for every row */

/**
 * @typedef {object} Contest
 * @property {import('playwright').BrowserContext} context
 * @property {string} server
 * @property {number} count rows to mount
 * @property {number} slowdown
 */

/**
 * Opens one part of the contest in a page of its own, with a meter.
 * @template Result
 * @param {Contest} contest
 * @param {object} options
 * @param {'board' | 'scroll' | 'opening' | 'commits'} options.part
 * @param {string} [options.row] id of the contestant
 * @param {number} [options.count] default: the contest's
 * @param {ContentVisibility} [options.contentVisibility]
 * @param {(page: import('playwright').Page, meter: Awaited<ReturnType<typeof openMeter>>) => Promise<Result>} measure
 */
export function visitPart(contest, options, measure) {
  const { part, row = '', count = contest.count, contentVisibility = 'shipped' } = options;
  const parameters = { part, row, count: String(count), contentVisibility };
  const url = `${contest.server}/rows/?${new URLSearchParams(parameters)}`;
  return visit(contest.context, url, async (page) => {
    await page.waitForFunction(() => 'bench' in globalThis);
    return measure(page, await openMeter(page, contest));
  });
}
