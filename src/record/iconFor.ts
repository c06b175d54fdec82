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
  let ownLabel: string | undefined;
  let named: IconName | undefined;
  for (const text of [merchant?.category, ...(merchant?.categories ?? [])]) {
    if (!text) continue;
    const label = text.trim().toLowerCase();
    ownLabel ??= keys.get(label);
    const slug = label.replace(/[\s_]+/g, '-');
    if (Object.hasOwn(categoryIcons, slug)) named ??= slug as IconName;
  }
  const builtIn = named ?? name;
  return { own: icons[ownLabel ?? builtIn ?? ''], builtIn };
}

const keysByIcons = new WeakMap<object, ReadonlyMap<string, string>>();

/** The keys of the host's icons by their lower case. */
function keysOf(icons: object): ReadonlyMap<string, string> {
  return remember(
    keysByIcons,
    icons,
    () => new Map(Object.keys(icons).map((key) => [key.toLowerCase(), key])),
  );
}
