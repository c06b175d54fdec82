import type { SyntheticEvent } from 'react';
import { failedImages } from './failedImages.js';
import type { ImageSource, ShownImage } from './firstAllowedImage.js';
import type { ImageRules } from './ImagePolicy.js';
import { noteImageHost } from './noteImageHost.js';

/** Far more than a reader sees. Pictures beyond that fade in each time. */
const MAX_LOADED_IMAGES = 10_000;

/**
 * Pictures that have loaded on this page. None is ever removed, because its element would fade out.
 */
const loadedImages = new Set<string>();

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
