'use client';
import { createContext, type ReactNode, useContext } from 'react';
import type { PlaceTimeZone } from '../hours/PlaceTimeZone.js';
import { en } from '../i18n/en.js';
import type { Reader } from '../i18n/Reader.js';
import type { Attributions } from './Attribution.js';
import type { ImagePolicy } from './images/ImagePolicy.js';

/** Everything a component needs to show a record to this reader. */
export interface Display extends Reader {
  /** Zone of the shop: opening hours. Never mixed with the reader's. */
  placeTimeZone: PlaceTimeZone | undefined;
  /**
   * Language (BCP 47) of what the service says, as `language` of the request asks for it. Its own
   * words for a category are marked with it, where it is not the reader's. Undefined: not known.
   */
  recordLanguage: string | undefined;
  /** Icons by category label (as the service writes it, in any case) or by `IconName`. */
  icons: Readonly<Record<string, ReactNode>>;
  /**
   * Which pictures are loaded, and from where. `same-origin`: only those of the page's own origin.
   * Undefined: those, and public `https:` hosts except for portraits of reviewers.
   */
  images: ImagePolicy | 'same-origin' | undefined;
  /**
   * Which category pictures are shown. `own` (the default): the library's glyphs, and the service's
   * `categoryImg` only for a category that has none. `service`: `categoryImg` first.
   */
  categoryPictures: 'own' | 'service';
  /**
   * Passes over a merchant's own logo where the record's `logoScore` is lower: what stands for it is
   * what stands for a merchant without one. A record without a score keeps its logo. Undefined: so
   * do all. There is no default, because the service does not document the scale; `NaN` and what is
   * no number count as not given.
   */
  minLogoScore: number | undefined;
  /**
   * Whether rows say when the shop is open: `always` (the default), `recent` only for transactions
   * of the last 48 hours, `never`.
   */
  rowHours: 'always' | 'recent' | 'never';
  /** What must be shown beside data of a source, by its `cachePolicy` label. */
  attributions: Attributions;
  /** Where overlays mount. Default: the body. */
  container: HTMLElement | undefined;
}

/** Without a provider, on the server and in the hydrating render. */
export const defaultDisplay: Display = {
  locale: 'en',
  timeZone: 'UTC',
  now: undefined,
  messages: en,
  placeTimeZone: undefined,
  recordLanguage: undefined,
  icons: {},
  images: undefined,
  categoryPictures: 'own',
  minLogoScore: undefined,
  rowHours: 'always',
  attributions: {},
  container: undefined,
};

export const DisplayContext = /* @__PURE__ */ createContext(defaultDisplay);

/** How to show records, from the nearest `DisplayProvider`; without one, in English and UTC. */
export function useDisplay(): Display {
  return useContext(DisplayContext);
}

/** The time of a display's clock; undefined without one, and while it has no valid time. */
export function timeOf({ now }: Pick<Reader, 'now'>): Date | undefined {
  const time = now?.();
  return Number.isNaN(time?.getTime()) ? undefined : time;
}
