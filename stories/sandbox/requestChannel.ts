import type { LoggedRequest } from './createRequestLog.js';

/** What a story tells the panel "Requests" of Storybook's manager. */
export interface RequestsMessage {
  /** The story's id. */
  story: string;
  requests: readonly LoggedRequest[];
  /** The real service's host, if it answers. */
  host: string | undefined;
}

/** Event on Storybook's channel, with a `RequestsMessage`. */
export const REQUESTS = 'merchantry/requests';
