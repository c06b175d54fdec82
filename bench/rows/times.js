import { median } from '../session/median.js';

/** @typedef {import('../session/openMeter.js').Spent & { wall: number }} Times milliseconds */

/**
 * @param {(key: keyof Times) => number} of
 * @returns {Times}
 */
const mapTimes = (of) => ({
  wall: of('wall'),
  task: of('task'),
  work: of('work'),
  script: of('script'),
  style: of('style'),
  layout: of('layout'),
});

/**
 * The median of each.
 * @param {readonly Times[]} runs
 */
export const medianTimes = (runs) => mapTimes((key) => median(runs.map((run) => run[key])));

/**
 * What one of `count` took.
 * @param {Times} times
 * @param {number} count
 */
export const divideTimes = (times, count) => mapTimes((key) => times[key] / count);
