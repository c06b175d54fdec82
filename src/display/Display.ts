import type { ReactNode } from 'react';
import type { MerchantRecord, Transaction } from '../contract/types.js';
import type { Attributions } from './Attribution.js';
import type { ImagePolicy } from './ImagePolicy.js';
import type { Messages } from './Messages.js';

/** Everything a component needs to show a record to this reader. */
export interface Display {
  /** BCP 47 tag. */
  locale: string;
  /** IANA zone of the reader: day headings. */
  timeZone: string;
  /** Present only where the clock may be read: never on the server or in the render that hydrates. */
  now: (() => Date) | undefined;
  messages: Messages;
  /** Zone of the shop: opening hours. Never mixed with the reader's. */
  placeTimeZone:
    | ((merchant: MerchantRecord, transaction: Transaction | undefined) => string | undefined)
    | undefined;
  /** Icons by category label (as the service writes it, in any case) or by `IconName`. */
  icons: Readonly<Record<string, ReactNode>>;
  images: ImagePolicy;
  /** What must be shown beside data of a source, by its `cachePolicy` label. */
  attributions: Attributions;
  /** Where overlays mount; undefined: the body. */
  container: HTMLElement | undefined;
}
