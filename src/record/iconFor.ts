import { remember } from '../service/remember.js';
import type { MerchantRecord } from '../service/types.js';
import type { CategoryKey } from './categories.js';

export interface Icon<Node> {
  /** From `DisplayProvider`'s `icons`. */
  own: Node | undefined;
  /** The category, for which the library has a glyph. */
  builtIn: CategoryKey;
}

/**
 * The icon of a category. The host's come first, by a label of the record in any case, then by the
 * category's key.
 */
export function iconFor<Node>(
  merchant: MerchantRecord | undefined,
  key: CategoryKey,
  icons: Readonly<Record<string, Node>>,
): Icon<Node> {
  const keys = keysOf(icons);
  const labels = [merchant?.category, ...(merchant?.categories ?? [])];
  const label = labels.find((text) => text && keys.has(text.trim().toLowerCase()));
  const name = label === undefined ? key : keys.get(label.trim().toLowerCase());
  const own = name !== undefined && Object.hasOwn(icons, name) ? icons[name] : undefined;
  return { own: own || undefined, builtIn: key };
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
