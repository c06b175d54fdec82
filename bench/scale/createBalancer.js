/** Much longer than a gateway ever keeps a request, even on a busy machine. */
const TIMEOUT_MS = 100_000;

/**
 * Sends each request to the next server, as a load balancer does. One that cannot be reached, or
 * breaks off, is left out from then on, and the next one is asked. Undefined when none is left.
 * @param {readonly string[]} urls
 * @param {() => void} onFailover
 */
export function createBalancer(urls, onFailover) {
  let reachable = urls;
  let turn = 0;

  /**
   * @param {RequestInit} init
   * @returns {Promise<{ status: number, body: unknown } | undefined>}
   */
  return async function send(init) {
    for (;;) {
      const url = reachable[turn % reachable.length];
      turn += 1;
      if (url === undefined) return undefined;
      try {
        const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
        return { status: response.status, body: await response.json() };
      } catch {
        reachable = reachable.filter((other) => other !== url);
        onFailover();
      }
    }
  };
}
