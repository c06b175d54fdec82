import type { Attribution, Attributions } from './Attribution.js';

/** The attribution of a label. Labels are the service's words: one may be `constructor`. */
export function findAttribution(
  attributions: Attributions,
  label: string | undefined,
): Attribution | undefined {
  return label !== undefined && Object.hasOwn(attributions, label)
    ? attributions[label]
    : undefined;
}
