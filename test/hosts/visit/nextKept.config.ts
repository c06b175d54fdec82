/** Keeps pages that the reader has left, hidden. */
export default { cacheComponents: true, partialPrefetching: true };
