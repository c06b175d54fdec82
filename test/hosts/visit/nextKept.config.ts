/** Keeps pages that the reader has left hidden, and streams every page into a static shell. */
export default { cacheComponents: true, partialPrefetching: true };
