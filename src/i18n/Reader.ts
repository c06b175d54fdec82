import type { Messages } from './Messages.js';

/** Settings of the reader that determine how text, numbers and times are formatted. */
export interface Reader {
  /** BCP 47 tag, such as `de-DE`; `de_DE` is accepted. Anything invalid counts as English. */
  locale: string;
  /** IANA time zone of the reader, for day headings. */
  timeZone: string;
  /** Undefined on the server and while hydrating, where the clock must not be read. */
  now: (() => Date) | undefined;
  messages: Messages;
}
