import { cleanText } from '../../record/cleanText.js';

/**
 * Labels from the widest to the narrowest as one text. Repeated labels, compared without case,
 * appear once.
 */
export function categoryPath(labels: readonly (string | undefined)[]): string | undefined {
  const path = new Map<string, string>();
  for (const label of labels) {
    const text = cleanText(label);
    if (text && !path.has(text.toLowerCase())) path.set(text.toLowerCase(), text);
  }
  return path.size > 0 ? [...path.values()].join(' › ') : undefined;
}
