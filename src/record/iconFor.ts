import { remember } from '../service/remember.js';
import type { MerchantRecord } from '../service/types.js';
import { categoryIcons, type IconName } from './categoryIcons.js';

export interface Icon<Node> {
  /** From `DisplayProvider`'s `icons`. */
  own: Node | undefined;
  /** Name in the built-in set. */
  builtIn: IconName | undefined;
}

/**
 * The icon for a record's category. The host's icons come first, by label in any case, then by
 * name. The service does not say which labels it uses, so a label finds a built-in icon only if it
 * is the name of one.
 */
export function iconFor<Node>(
  merchant: MerchantRecord | undefined,
  name: IconName | undefined,
  icons: Readonly<Record<string, Node>>,
): Icon<Node> {
  const keys = keysOf(icons);
  let ownKey: string | undefined;
  let builtIn: IconName | undefined;
  for (const label of [merchant?.category, ...(merchant?.categories ?? [])]) {
    if (!label) continue;
    const { key, slug } = readLabel(label);
    ownKey ??= keys.get(key);
    builtIn ??= slug;
  }
  builtIn ??= name;
  return { own: icons[ownKey ?? builtIn ?? ''], builtIn };
}

/** How a label is found among the host's icons, and the icon of the set that it names. */
const readLabel = remember(200, (label: string) => {
  const key = label.trim().toLowerCase();
  const slug = key.replace(/[\s_]+/g, '-');
  return { key, slug: Object.hasOwn(categoryIcons, slug) ? (slug as IconName) : undefined };
});

const keysByIcons = new WeakMap<object, ReadonlyMap<string, string>>();

/** The keys of the host's icons by their lower case. */
function keysOf(icons: object): ReadonlyMap<string, string> {
  let keys = keysByIcons.get(icons);
  if (keys === undefined) {
    keys = new Map(Object.keys(icons).map((key) => [key.toLowerCase(), key]));
    keysByIcons.set(icons, keys);
  }
  return keys;
}
