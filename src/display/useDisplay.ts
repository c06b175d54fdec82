'use client';
import { createContext, type ReactNode, useContext } from 'react';
import type { PlaceTimeZone } from '../hours/PlaceTimeZone.js';
import { en } from '../i18n/en.js';
import type { Reader } from '../i18n/Reader.js';
import type { MerchantRecord } from '../service/types.js';
import type { Attributions } from './Attribution.js';
import type { ImagePolicy } from './images/ImagePolicy.js';

/** How records are shown to this reader. */
export interface Display extends Reader {
  /** Time zone of the shop, for opening hours. Never mixed with the reader's. */
  placeTimeZone: PlaceTimeZone | undefined;
  /**
   * Language (BCP 47) of the service's texts, as requested by `language`. Where it differs from the
   * reader's, the service's category labels get a `lang` attribute. Undefined: unknown.
   */
  recordLanguage: string | undefined;
  /** Icons by `IconName` or by the service's category label, in any case. */
  icons: Readonly<Record<string, ReactNode>>;
  /**
   * Which pictures load, and from where. `same-origin`: only from the page's own origin. Undefined:
   * also from public `https:` hosts, except portraits of reviewers.
   */
  images: ImagePolicy | 'same-origin' | undefined;
  /**
   * Which category pictures are shown. `own` (default): the library's glyphs, and the service's
   * `categoryImg` only for categories without a glyph. `service`: `categoryImg` first.
   */
  categoryPictures: 'own' | 'service';
  /**
   * Minimum `logoScore` of a merchant's own logo. Below it the merchant is shown as if it had no
   * logo; a record without a score keeps its logo. Undefined, `NaN` and other non-numbers show all
   * logos. There is no default, because the service does not document the scale.
   */
  minLogoScore: number | undefined;
  /**
   * Hue of a merchant's colour, in degrees of OKLCH, which its details wear. Where it returns
   * undefined, the hue of the logo is read from its pixels, if its host lets this page read them;
   * else details have the hue of the category.
   */
  logoHue: ((merchant: MerchantRecord) => number | undefined) | undefined;
  /**
   * Which rows show opening hours: `always` (default), `recent` for transactions of the last 48
   * hours, `never`.
   */
  rowHours: 'always' | 'recent' | 'never';
  /** Credits that each source requires, by its `cachePolicy` label. */
  attributions: Attributions;
  /** Element in which overlays mount. Default: the body. */
  container: HTMLElement | undefined;
}

/** Used without a provider, on the server and while hydrating. */
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
  logoHue: undefined,
  rowHours: 'always',
  attributions: {},
  container: undefined,
};

export const DisplayContext = /* @__PURE__ */ createContext(defaultDisplay);

/** The display of the nearest `DisplayProvider`; without one, English and UTC. */
export function useDisplay(): Display {
  return useContext(DisplayContext);
}

/** The current time of a display's clock; undefined if it has no clock or the clock is invalid. */
export function timeOf({ now }: Pick<Reader, 'now'>): Date | undefined {
  const time = now?.();
  return Number.isNaN(time?.getTime()) ? undefined : time;
}
