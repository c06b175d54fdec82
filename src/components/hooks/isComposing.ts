import type { KeyboardEvent } from 'react';

/**
 * Whether the key belongs to an input method, which composes a character. Safari ends the
 * composition before it reports the key, and tells by the code 229 alone whose key it was.
 */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
