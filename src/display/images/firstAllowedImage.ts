import { webUrl } from '../../record/links.js';
import { attempt } from '../../utils/callHostCode.js';
import { remember } from '../../utils/remember.js';
import {
  type AllowedImage,
  allowByDefault,
  type ImagePurpose,
  type ImageRules,
  type WebUrl,
} from './ImagePolicy.js';

export interface ImageSource {
  /** URL as the record has it. */
  url: string | undefined;
  for: ImagePurpose;
}

export interface ShownImage<S extends ImageSource> {
  source: S;
  image: AllowedImage;
}

/**
 * The first picture that the rules allow and that has not failed. Used both by the component that
 * shows it and by the code that credits its source.
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
    // A copy, because the policy may modify it.
    const url = imageUrl(text);
    return (url && attempt('images', () => images(url, { for: purpose }))) ?? null;
  }
  const url = remember(imageUrls, text, () => textOf(imageUrl(text)));
  return url ? allowByDefault(url, purpose, rules) : null;
}

/** Undefined for URLs that no policy may allow: another scheme, credentials, not a string. */
function imageUrl(text: unknown): URL | undefined {
  if (typeof text !== 'string' || text.length > MAX_URL_LENGTH) return undefined;
  return webUrl(text);
}

const textOf = (url: URL | undefined): WebUrl | undefined =>
  url && { href: url.href, origin: url.origin, protocol: url.protocol, hostname: url.hostname };

const imageUrls = new Map<string, WebUrl | undefined>();
