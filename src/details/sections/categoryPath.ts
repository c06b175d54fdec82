import { cleanText } from '../../record/cleanText.js';
import { foldCase } from '../../record/foldCase.js';

/** Category labels from broadest to narrowest, without duplicates; case is ignored. */
export function categoryPath(labels: readonly (string | undefined)[]): string[] {
  const path = new Map<string, string>();
  for (const label of labels) {
    const text = cleanText(label);
    if (text && !path.has(foldCase(text))) path.set(foldCase(text), text);
  }
  return [...path.values()];
}
