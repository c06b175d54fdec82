/** What an `<img>` gets for a URL that the policy lets through. */
export interface AllowedImage {
  src: string;
  referrerPolicy?: ReferrerPolicy | undefined;
}

type ReferrerPolicy = 'no-referrer' | 'origin' | 'strict-origin-when-cross-origin' | 'same-origin';

/**
 * What a picture is for.
 * - `logo`: the merchant's own (`logoImg`, `img`)
 * - `category`: of its category (`categoryImg`, also where a logo repeats it)
 * - `brand`: of its brand, parent company or payment intermediary
 * - `reviewer`: portrait of the author of a review
 * - `person`: portrait of somebody whom the reader knows, from the bank's own data
 * - `attribution`: logo of a source that must be credited
 */
export type ImagePurpose = 'logo' | 'category' | 'brand' | 'reviewer' | 'person' | 'attribution';

/**
 * Decides for each picture whether and from where it is loaded: a logo request tells its host what
 * this customer bought. Return the URL itself (direct), one of the bank's own image proxy, or null
 * (no picture). It is called only for `https:` and `http:` URLs without credentials.
 */
export type ImagePolicy = (url: URL, picture: { for: ImagePurpose }) => AllowedImage | null;

/** What the default reads of a `URL`. As plain text, because a `URL` writes it anew at each reading. */
export type WebUrl = Pick<URL, 'href' | 'origin' | 'protocol' | 'hostname'>;

/** What decides about the pictures of one render. */
export interface ImageRules {
  /** `images` of `DisplayProvider`. Undefined: the default. */
  images: ImagePolicy | 'same-origin' | undefined;
  /** The page's. Undefined on the server and in the hydrating render, where it is not known. */
  ownOrigin: string | undefined;
  /** URLs of pictures that did not load, as the records have them. */
  failed: Pick<ReadonlySet<string>, 'has'>;
}

/**
 * The default, and `same-origin`. By default the page's own origin and public `https:` hosts, but
 * no portraits of reviewers, which are personal data that a review can do without, and portraits
 * of people whom the reader knows from the own origin only: no other host learns who is paid.
 */
export function allowByDefault(
  url: WebUrl,
  purpose: ImagePurpose,
  { images, ownOrigin }: Pick<ImageRules, 'images' | 'ownOrigin'>,
): AllowedImage | null {
  const isOwn = url.origin === ownOrigin;
  const isAllowed =
    images || purpose === 'person' ? isOwn : purpose !== 'reviewer' && (isOwn || isPublic(url));
  return isAllowed ? { src: url.href, referrerPolicy: 'no-referrer' } : null;
}

/**
 * Names that only a private network resolves: one label, and the names reserved by RFC 6761, 6762
 * (appendix G), 8375 and ICANN. IP addresses have a number as last label, or brackets.
 */
const PRIVATE_HOST =
  /^[^.]*$|^\[|\.(\d+|local|localhost|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/**
 * Whether a picture of a stranger's choice may be requested there. A record must not be able to
 * reach the customer's router or another program on their machine.
 */
function isPublic({ protocol, hostname }: WebUrl): boolean {
  return protocol === 'https:' && !PRIVATE_HOST.test(hostname.replace(/\.+$/, ''));
}
