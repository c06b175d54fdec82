/**
 * @typedef {object} Arrival milliseconds since the navigation, and counts until the first name
 * @property {number} row the first row is in the document
 * @property {number} request the first request for merchants leaves
 * @property {number} name the first name is in the document
 * @property {number} commits React's, before the response
 */

/** Runs in the page before anything else but `hookCommits`. `window.arrival` resolves with the first name. */
export function watchArrival() {
  const seen = { row: 0, request: 0, name: 0, commits: 0 };
  const { fetch } = globalThis;
  globalThis.fetch = async (...exchange) => {
    seen.request ||= performance.now();
    const response = await fetch(...exchange);
    seen.commits ||= Reflect.get(globalThis, 'commits');
    return response;
  };
  const arrival = new Promise((resolve) => {
    const look = () => {
      if (!seen.row && document.querySelector('.mry-TransactionRow, .FloorRow')) {
        seen.row = performance.now();
      }
      if (seen.name || !document.querySelector('[data-status="matched"]')) return;
      seen.name = performance.now();
      resolve(seen);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-status'],
    });
  });
  Object.assign(globalThis, { arrival });
}
