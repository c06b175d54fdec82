import type { ReactEventHandler, SyntheticEvent } from 'react';
import { failedImages } from './failedImages.js';
import type { ImageSource, ShownImage } from './firstAllowedImage.js';
import type { AllowedImage, ImageRules } from './ImagePolicy.js';

/** Far more than a reader sees. Pictures beyond that fade in each time. */
const MAX_LOADED_IMAGES = 10_000;

/**
 * Pictures that have loaded on this page. None is ever removed, because its element would fade out.
 */
const loadedImages = new Set<string>();

/** Props of an `<img>`. On error, `onError` replaces it by the next picture of the record. */
export interface MerchantPicture extends AllowedImage {
  loading: 'lazy';
  decoding: 'async';
  /** Set if it has loaded before, to skip the fade. */
  'data-loaded': '' | undefined;
  onLoad: ReactEventHandler<HTMLImageElement> | undefined;
  onError: () => void;
  /** Set for the picture of a category, which is an icon rather than a logo. */
  'data-kind': 'category' | undefined;
}

/**
 * Props of an `<img>` for a picture. If it fails, the next picture replaces it. Once loaded, the
 * element has `data-loaded`: `new`, or empty from the start if the picture had loaded before.
 */
export function imageProps<S extends ImageSource>(
  { image: { src, referrerPolicy, crossOrigin }, source }: ShownImage<S>,
  images: ImageRules['images'],
  isMounted: boolean,
) {
  const isNoted = process.env.NODE_ENV !== 'production' && !images;
  // Unknown to the server, whose output hydration must match.
  const isLoaded = isMounted && loadedImages.has(src);
  return {
    referrerPolicy,
    crossOrigin,
    loading: 'lazy',
    decoding: 'async',
    'data-kind': source.for === 'category' ? 'category' : undefined,
    'data-loaded': isLoaded ? '' : undefined,
    onLoad: isNoted ? markAndNote : isLoaded ? undefined : markLoaded,
    onError: () => failedImages.add(source.url ?? ''),
    // `src` comes last: React 18 sets attributes in this order, and WebKit requests a picture as
    // soon as it has a URL, with a referrer unless that is already turned off.
    src,
  } as const;
}

type LoadEvent = Pick<SyntheticEvent<HTMLImageElement>, 'currentTarget'>;

/** Sets an attribute instead of state, because CSS does the fade and the row must not rerender. */
function markLoaded({ currentTarget: image }: LoadEvent): void {
  image.setAttribute('data-loaded', 'new');
  if (loadedImages.size < MAX_LOADED_IMAGES) loadedImages.add(image.getAttribute('src') ?? '');
}

/** Also reports the picture's host in development, while the app has no image policy. */
function markAndNote(event: LoadEvent): void {
  markLoaded(event);
  noteImageHost(event.currentTarget.src);
}

/** `ref` of the `<img>`: a picture in the server's HTML may have loaded before React listened. */
export function markIfComplete(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) markLoaded({ currentTarget: image });
}

/** How long hosts are collected, so that a screen of pictures logs one line. */
const COLLECT_MS = 3_000;
const MAX_NAMED = 5;

const hosts = new Set<string>();

/**
 * Logs in development, once per page, which other hosts pictures came from while the host app has
 * no image policy. Called when a picture has loaded, so tests in jsdom stay silent.
 */
function noteImageHost(src: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const { origin, host } = new URL(src);
  if (origin === location.origin) return;
  if (hosts.size === 0) setTimeout(tell, COLLECT_MS);
  hosts.add(host);
}

function tell(): void {
  const named = [...hosts].slice(0, MAX_NAMED).join(', ') + (hosts.size > MAX_NAMED ? ' …' : '');
  console.info(
    `Merchantry: pictures came from ${named}, so hosts learn what a customer bought. Name hosts ` +
      'or a proxy with `images` of DisplayProvider; "same-origin" loads from no other host.',
  );
}
