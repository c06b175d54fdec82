/** Ids of the rows in each request to the service. */
export const seen: { prefetched: string[][]; calls: string[][] } = { prefetched: [], calls: [] };
