/** The requests to the service in one session. */
export interface Seen {
  /** Ids of rows, repeated for each rendering of a server component. */
  prefetched: string[];
  /** By the browser. */
  calls: { ids: string[]; isRefused: false }[];
  /** The browser's requests without a response so far. */
  open: number;
}
