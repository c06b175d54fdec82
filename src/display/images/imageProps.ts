import type { SyntheticEvent } from 'react';
import { failedImages } from './failedImages.js';
import type { ImageSource, ShownImage } from './firstAllowedImage.js';
import type { ImageRules } from './ImagePolicy.js';
import { noteImageHost } from './noteImageHost.js';

/** Far more than a reader sees. Those beyond are faded in each time. */
const MAX_LOADED_IMAGES = 10_000;

/** Pictures that have loaded on this page. One is never forgotten: its element would fade out. */
const loadedImages = new Set<string>();

/**
 * Props of an `<img>` for a picture. If it fails, the next one takes its place. Once loaded the
 * element carries `data-loaded`: `new`, or empty and from the start if the picture has loaded before.
 */
export function imageProps<S extends ImageSource>(
  { image: { src, referrerPolicy }, source }: ShownImage<S>,
  images: ImageRules['images'],
  isMounted: boolean,
) {
  const isNoted = process.env.NODE_ENV !== 'production' && !images;
  // The server does not know; what is hydrated has to be as it was sent.
  const isLoaded = isMounted && loadedImages.has(src);
  return {
    referrerPolicy,
    loading: 'lazy',
    decoding: 'async',
    'data-kind': source.for === 'category' ? 'category' : undefined,
    'data-loaded': isLoaded ? '' : undefined,
    onLoad: isNoted ? markAndNote : isLoaded ? undefined : markLoaded,
    onError: () => failedImages.add(source.url ?? ''),
    // Last: React 18 sets attributes in this order, and WebKit requests a picture, at once and with
    // a referrer, as soon as it has an address.
    src,
  } as const;
}

type LoadEvent = Pick<SyntheticEvent<HTMLImageElement>, 'currentTarget'>;

/** An attribute, not state: the fade is up to CSS and must not render the row again. */
function markLoaded({ currentTarget: image }: LoadEvent): void {
  image.setAttribute('data-loaded', 'new');
  if (loadedImages.size < MAX_LOADED_IMAGES) loadedImages.add(image.getAttribute('src') ?? '');
}

/** The same while the app has no image policy: development then names the hosts. */
function markAndNote(event: LoadEvent): void {
  markLoaded(event);
  noteImageHost(event.currentTarget.src);
}

/**
 * For the `ref` of the `<img>`: a picture that came with the server's HTML may have loaded before
 * React listened.
 */
export function markIfComplete(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) markLoaded({ currentTarget: image });
}
