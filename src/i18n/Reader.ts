import type { Messages } from './Messages.js';

/** Everything about the reader that decides how text, numbers and times are written. */
export interface Reader {
  /** BCP 47 tag, such as `de-DE`; `de_DE` counts as one. English for what is none. */
  locale: string;
  /** IANA zone of the reader, for day headings. */
  timeZone: string;
  /** Undefined on the server and in the hydrating render, where the clock must not be read. */
  now: (() => Date) | undefined;
  messages: Messages;
}
