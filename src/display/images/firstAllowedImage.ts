import { webUrl } from '../../record/links.js';
import { attempt } from '../../utils/attempt.js';
import { remember } from '../../utils/remember.js';
import {
  type AllowedImage,
  allowByDefault,
  type ImagePurpose,
  type ImageRules,
  type WebUrl,
} from './ImagePolicy.js';

export interface ImageSource {
  /** As the record has it. */
  url: string | undefined;
  for: ImagePurpose;
}

export interface ShownImage<S extends ImageSource> {
  source: S;
  image: AllowedImage;
}

/**
 * The picture on screen: the first that the rules allow, of those that have not failed. The
 * component that shows it and the code that credits its source both call this.
 */
export function firstAllowedImage<S extends ImageSource>(
  sources: readonly S[],
  rules: ImageRules,
): ShownImage<S> | undefined {
  const { failed } = rules;
  for (const source of sources) {
    if (source.url === undefined || failed.has(source.url)) continue;
    const image = allowedImage(source.url, source.for, rules);
    if (image) return { source, image };
  }
  return undefined;
}

const MAX_URL_LENGTH = 2048;

function allowedImage(text: string, purpose: ImagePurpose, rules: ImageRules): AllowedImage | null {
  const { images } = rules;
  if (typeof images === 'function') {
    // Its own copy, which it may change.
    const url = imageUrl(text);
    return (url && attempt('images', () => images(url, { for: purpose }))) ?? null;
  }
  const url = remember(imageUrls, text, () => textOf(imageUrl(text)));
  return url ? allowByDefault(url, purpose, rules) : null;
}

/** Undefined for what no policy may allow: another scheme, credentials, or not a string. */
function imageUrl(text: unknown): URL | undefined {
  if (typeof text !== 'string' || text.length > MAX_URL_LENGTH) return undefined;
  return webUrl(text);
}

const textOf = (url: URL | undefined): WebUrl | undefined =>
  url && { href: url.href, origin: url.origin, protocol: url.protocol, hostname: url.hostname };

const imageUrls = new Map<string, WebUrl | undefined>();
