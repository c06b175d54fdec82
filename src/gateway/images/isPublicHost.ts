/** Names that only a private network resolves: one label, names reserved by RFC 6761, 6762 (appendix
 * G), 7686, 8375, 9476 and ICANN, and those of Kubernetes and Consul. All of `.arpa` serves the
 * network itself. */
const PRIVATE_NAME =
  /^[^.]*$|\.(alt|arpa|consul|corp|home|intranet|internal|invalid|lan|local|localdomain|localhost|onion|private|svc|test)$/;

/** What the IANA registries for special purposes (RFC 6890) do not call globally reachable. */
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
 * `hostname` of a parsed URL, in which every spelling of an IPv4 address is already four decimals,
 * or an address that a resolver gave. What cannot be read as either is not public.
 */
export function isPublicHost(host: string): boolean {
  // A name that ends in a dot is another key for rules and certificates, and never needed.
  if (host.endsWith('.')) return false;
  if (host.includes(':')) return isPublicV6(host.replace(/^\[(.*)\]$/, '$1'));
  const v4 = readV4(host);
  return v4 === undefined ? !PRIVATE_NAME.test(host) : isPublicV4(v4);
}

/** Whether the text is an address, as a resolver must give it, and a public one. */
export function isPublicAddress(text: string): boolean {
  return (text.includes(':') || readV4(text) !== undefined) && isPublicHost(text);
}

function isPublicV4(address: number): boolean {
  return !PRIVATE_V4.some(({ start, size }) => address >= start && address < start + size);
}

/** Four decimals; undefined for anything else. */
function readV4(text: string): number | undefined {
  const parts = /^\d{1,3}(\.\d{1,3}){3}$/.test(text) ? text.split('.').map(Number) : [];
  if (parts.length === 0 || parts.some((part) => part > 255)) return undefined;
  return parts.reduce((sum, part) => sum * 256 + part, 0);
}

/**
 * Only what is assigned for the public network, `2000::/3`, without the parts of it that tunnel
 * (Teredo, 6to4) or are for documentation. An IPv4 address within (`::ffff:0:0/96`, or NAT64's
 * `64:ff9b::/96`, by which networks without IPv4 resolve every name) counts as itself.
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

/** The eight groups. The URL parser reads every printed form; a zone (`%eth0`) it refuses. */
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
