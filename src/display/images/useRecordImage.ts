'use client';
import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import { firstAllowedImage, type ImageSource } from '../../view/images/firstAllowedImage.js';
import type { AllowedImage, ImageRules } from '../../view/images/ImagePolicy.js';
import { useDisplay } from '../useDisplay.js';
import { failedImages } from './failedImages.js';
import { failedOf, imageRules, useFailedBits } from './imageRules.js';
import { noteImageHost } from './noteImageHost.js';

export interface RecordImage {
  /** The record's own URL for it. */
  url: string | undefined;
  props: ComponentPropsWithRef<'img'> & { src: string };
}

/**
 * Props of an `<img>` for the first of some pictures that the image policy allows and that has not
 * failed; undefined when none is left. Renders again only when one of these pictures fails or may
 * be tried again. Once loaded the element carries `data-loaded`.
 */
export function useRecordImage(sources: readonly ImageSource[]): RecordImage | undefined {
  const { images } = useDisplay();
  const failed = failedOf(sources, useFailedBits(sources));
  const shown = firstAllowedImage(sources, imageRules(images, failed));
  if (!shown) return undefined;
  const { url } = shown.source;
  const ref = images ? markIfComplete : noteIfComplete;
  return { url, props: { ref, ...imageProps(shown.image, url, images) } };
}

/** What makes an `<img>` of a picture. If it fails, the next one takes its place. */
export function imageProps(
  { src, referrerPolicy }: AllowedImage,
  url: string | undefined,
  images: ImageRules['images'],
) {
  return {
    src,
    referrerPolicy,
    loading: 'lazy',
    decoding: 'async',
    onLoad: images ? markLoaded : noteLoaded,
    onError: () => failedImages.add(url ?? ''),
  } as const;
}

/** An attribute, not state: the fade is up to CSS and must not render the row again. */
function mark(image: HTMLImageElement): void {
  image.dataset.loaded = '';
}

/** The same while the app has no image policy: development then names the hosts. */
function markAndNote(image: HTMLImageElement): void {
  mark(image);
  noteImageHost(image.src);
}

const markLoaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => mark(currentTarget);
const noteLoaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
  markAndNote(currentTarget);

/** A picture that came with the server's HTML may have loaded before React listened. */
function markIfComplete(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) mark(image);
}

function noteIfComplete(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) markAndNote(image);
}
