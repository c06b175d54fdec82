import type { Messages } from './Messages.js';

/** Who reads: everything that decides how text, numbers and times are written. */
export interface Reader {
  /** BCP 47 tag. */
  locale: string;
  /** IANA zone of the reader: day headings. */
  timeZone: string;
  /** Present only where the clock may be read: never on the server or in the render that hydrates. */
  now: (() => Date) | undefined;
  messages: Messages;
}
