/** The page's fetches, and those that failed because the browser ran out of resources. */
export const counts = { fetches: 0, failed: 0 };

/** `fetch` that updates `counts`. */
export async function countingFetch(input: RequestInfo | URL, init?: RequestInit) {
  counts.fetches += 1;
  try {
    return await fetch(input, init);
  } catch (error) {
    counts.failed += 1;
    throw error;
  }
}
