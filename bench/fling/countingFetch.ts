/** What the page asked of the network: fetches, and those that failed because the browser had no room for them. */
export const counts = { fetches: 0, failed: 0 };

/** `fetch`, counted. */
export async function countingFetch(input: RequestInfo | URL, init?: RequestInit) {
  counts.fetches += 1;
  try {
    return await fetch(input, init);
  } catch (error) {
    counts.failed += 1;
    throw error;
  }
}
