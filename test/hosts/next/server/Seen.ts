/** What the service has been asked in one session. */
export interface Seen {
  /** Ids of rows, each time that a server component was rendered. */
  prefetched: string[];
  /** By the browser. */
  calls: { ids: string[]; isRefused: false }[];
  /** Calls of the browser without an answer so far. */
  open: number;
}
