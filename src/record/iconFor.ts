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
  const labels = [merchant?.category, ...(merchant?.categories ?? [])].flatMap((label) =>
    label ? [label.trim().toLowerCase()] : [],
  );
  const keys = keysOf(icons);
  const ownLabel = labels.map((label) => keys.get(label)).find((key) => key !== undefined);
  const slugs = labels.map((label) => label.replace(/[\s_]+/g, '-'));
  const builtIn =
    slugs.find((slug): slug is IconName => Object.hasOwn(categoryIcons, slug)) ?? name;
  return { own: icons[ownLabel ?? builtIn ?? ''], builtIn };
}

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
