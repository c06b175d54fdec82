import type { ReactNode } from 'react';
import type { Reader } from '../i18n/Reader.js';
import type { PlaceTimeZone } from '../view/placeZone.js';
import type { Attributions } from './Attribution.js';
import type { ImagePolicy } from './images/ImagePolicy.js';

/** Everything a component needs to show a record to this reader. */
export interface Display extends Reader {
  /** Zone of the shop: opening hours. Never mixed with the reader's. */
  placeTimeZone: PlaceTimeZone | undefined;
  /** Icons by category label (as the service writes it, in any case) or by `IconName`. */
  icons: Readonly<Record<string, ReactNode>>;
  images: ImagePolicy;
  /** What must be shown beside data of a source, by its `cachePolicy` label. */
  attributions: Attributions;
  /** Where overlays mount; undefined: the body. */
  container: HTMLElement | undefined;
}
