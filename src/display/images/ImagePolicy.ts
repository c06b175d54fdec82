/** Attributes of an `<img>` whose URL the policy allows. */
export interface AllowedImage {
  src: string;
  referrerPolicy?: ReferrerPolicy | undefined;
  /**
   * For a host that sends `Access-Control-Allow-Origin`: details may then read the logo's colour.
   * From any other host the picture fails.
   */
  crossOrigin?: 'anonymous' | undefined;
}

type ReferrerPolicy = 'no-referrer' | 'origin' | 'strict-origin-when-cross-origin' | 'same-origin';

/**
 * What a picture shows:
 * - `logo`: the merchant's own logo (`logoImg`, `img`)
 * - `category`: the category (`categoryImg`, also where a logo repeats it)
 * - `brand`: the merchant's brand, parent company or payment intermediary
 * - `reviewer`: the author of a review
 * - `person`: a person the reader knows, from the bank's own data
 * - `attribution`: a source that must be credited
 */
export type ImagePurpose = 'logo' | 'category' | 'brand' | 'reviewer' | 'person' | 'attribution';

/**
 * Decides whether, and from where, a picture is loaded: a request for a logo tells its host what
 * this customer bought. Return the URL itself to load it directly, a URL of the bank's image proxy,
 * or null for no picture. Called only for `https:` and `http:` URLs without credentials.
 */
export type ImagePolicy = (url: URL, picture: { for: ImagePurpose }) => AllowedImage | null;

/**
 * The parts of a `URL` that the default policy reads, as plain strings, because each getter of
 * `URL` serialises anew.
 */
export type WebUrl = Pick<URL, 'href' | 'origin' | 'protocol' | 'hostname'>;

/** The image rules of one render. */
export interface ImageRules {
  /** `images` of `DisplayProvider`. Undefined: the default. */
  images: ImagePolicy | 'same-origin' | undefined;
  /** Origin of the page. Undefined on the server and while hydrating, where it is unknown. */
  ownOrigin: string | undefined;
  /** URLs of failed pictures, as the records have them. */
  failed: Pick<ReadonlySet<string>, 'has'>;
}

/**
 * The default policy, and `same-origin`. The default allows the page's own origin and public
 * `https:` hosts. It blocks portraits of reviewers, which are personal data that a review can do
 * without, and allows portraits of people the reader knows from the own origin only, so that no
 * other host learns who is paid.
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
 * Host names that only a private network resolves: single labels, and names reserved by RFC 6761,
 * 6762 (appendix G), 8375 and ICANN. Also IP addresses, whose last label is a number or which have
 * brackets.
 */
const PRIVATE_HOST =
  /^[^.]*$|^\[|\.(\d+|local|localhost|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/**
 * Whether a host is public. A record must not be able to make the browser request the customer's
 * router or another program on their machine.
 */
function isPublic({ protocol, hostname }: WebUrl): boolean {
  return protocol === 'https:' && !PRIVATE_HOST.test(hostname.replace(/\.+$/, ''));
}
