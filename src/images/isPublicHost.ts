/** Names that only a private network resolves: one label, names reserved by RFC 6761, 6762 (appendix
 * G), 7686, 8375, 9476 and ICANN, and those of Kubernetes and Consul. All of `.arpa` serves the
 * network itself. */
const PRIVATE_NAME =
  /^[^.]*$|\.(alt|arpa|consul|corp|home|intranet|internal|invalid|lan|local|localdomain|localhost|onion|private|svc|test)$/;

/** Ranges that the IANA special-purpose registries (RFC 6890) do not list as globally reachable. */
const PRIVATE_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10', // carriers' NAT
  '127.0.0.0/8',
  '168.63.129.16/32', // looks public, but is a cloud's own server for its machines
  '169.254.0.0/16', // link-local, and the metadata of cloud machines
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3', // multicast, reserved, broadcast
].map((range) => {
  const [address = '', bits] = range.split('/');
  return { start: readV4(address) ?? 0, size: 2 ** (32 - Number(bits)) };
});

/**
 * Whether a host may be requested on behalf of a stranger: a public name or address. `host` is the
 * `hostname` of a parsed URL, where every spelling of an IPv4 address is already normalised, or an
 * address from a resolver. Anything else is not public.
 */
export function isPublicHost(host: string): boolean {
  // A name with a trailing dot differs from its plain form in rules and certificates, and is never
  // needed.
  if (host.endsWith('.')) return false;
  if (host.includes(':')) return isPublicV6(host.replace(/^\[(.*)\]$/, '$1'));
  const v4 = readV4(host);
  return v4 === undefined ? !PRIVATE_NAME.test(host) : isPublicV4(v4);
}

/**
 * Whether an IP address, as a resolver returns it, is public. Anything else is not. For a `fetch` of
 * your own that checks the address to which it connects.
 */
export function isPublicAddress(text: string): boolean {
  return (text.includes(':') || readV4(text) !== undefined) && isPublicHost(text);
}

function isPublicV4(address: number): boolean {
  return !PRIVATE_V4.some(({ start, size }) => address >= start && address < start + size);
}

/** Parses four decimals; undefined for anything else. */
function readV4(text: string): number | undefined {
  const parts = /^\d{1,3}(\.\d{1,3}){3}$/.test(text) ? text.split('.').map(Number) : [];
  if (parts.length === 0 || parts.some((part) => part > 255)) return undefined;
  return parts.reduce((sum, part) => sum * 256 + part, 0);
}

/**
 * Allows only global unicast, `2000::/3`, without tunnels (Teredo, 6to4) and documentation ranges.
 * An embedded IPv4 address (`::ffff:0:0/96`, or NAT64's `64:ff9b::/96`, by which networks without
 * IPv4 resolve every name) is checked as IPv4.
 */
function isPublicV6(text: string): boolean {
  const groups = readV6(text);
  if (!groups) return false;
  const [first = 0, second = 0] = groups;
  const prefix = groups.slice(0, 6).join(' ');
  if (prefix === MAPPED || prefix === NAT64) {
    const [high = 0, low = 0] = groups.slice(6);
    return isPublicV4(high * 65_536 + low);
  }
  const isTunnel = first === 0x2002 || (first === 0x2001 && second < 0x200);
  const isDocumentation =
    (first === 0x2001 && second === 0xdb8) || (first === 0x3fff && second < 0x1000);
  return first >= 0x2000 && first < 0x4000 && !isTunnel && !isDocumentation;
}

const MAPPED = [0, 0, 0, 0, 0, 0xffff].join(' ');
const NAT64 = [0x64, 0xff9b, 0, 0, 0, 0].join(' ');

/**
 * Parses the eight groups. The URL parser reads every textual form, and rejects a zone (`%eth0`).
 */
function readV6(text: string): number[] | undefined {
  let written: string;
  try {
    written = new URL(`http://[${text}]/`).hostname.slice(1, -1);
  } catch {
    return undefined;
  }
  const [before = '', after] = written.split('::');
  const head = readGroups(before);
  const tail = readGroups(after ?? '');
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

const readGroups = (text: string): number[] =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
