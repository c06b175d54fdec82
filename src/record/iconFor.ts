import type { MerchantRecord } from '../service/types.js';
import { remember } from '../utils/remember.js';
import type { IconName } from './categories.js';
import { foldCase } from './foldCase.js';

export interface Icon<Node> {
  /** Icon from `DisplayProvider`'s `icons`. */
  own: Node | undefined;
  /** The library's glyph. */
  builtIn: IconName;
}

/**
 * The icon of a category. The host app's icon takes precedence, by a label of the record in any
 * case, then by the category's key.
 */
export function iconFor<Node>(
  merchant: MerchantRecord | undefined,
  key: IconName,
  icons: Readonly<Record<string, Node>>,
): Icon<Node> {
  const keys = remember(
    keysByIcons,
    icons,
    () => new Map(Object.keys(icons).map((own) => [foldCase(own), own])),
  );
  if (keys.size === 0) return remember(builtIn, key, () => ({ own: undefined, builtIn: key }));
  const name = [merchant?.category, ...(merchant?.categories ?? []), key]
    .map((label) => keys.get(foldCase(label?.trim() ?? '')))
    .find((known) => known !== undefined);
  return { own: (name !== undefined && icons[name]) || undefined, builtIn: key };
}

const builtIn = new Map<IconName, Icon<never>>();

/** Keys of the host app's icons, by their folded case. */
const keysByIcons = new WeakMap<object, ReadonlyMap<string, string>>();
