import { listFormat } from './intl.js';
import { RIGHT_TO_LEFT } from './textDirection.js';

/**
 * "Ada, Bo and Cy". If anything of it is in a right-to-left script, each item is isolated (U+2068 …
 * U+2069), so that names in another script keep their order.
 */
export function formatList(items: readonly string[], locale: string): string {
  const format = listFormat(locale);
  const text = format.format(items);
  return RIGHT_TO_LEFT.test(text)
    ? format.format(items.map((item) => `\u2068${item}\u2069`))
    : text;
}
