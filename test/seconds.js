/**
 * A duration in whole seconds, as text.
 * @param {number} ms milliseconds
 */
export const seconds = (ms) => `${Math.round(ms / 1000)} s`;
