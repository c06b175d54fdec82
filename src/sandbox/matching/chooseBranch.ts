import type { SandboxBranch, SandboxMerchant } from '../catalogue/SandboxMerchant.js';
import { foldText } from './foldText.js';
import type { LocationHints } from './readHints.js';

/**
 * The place where a payment was made; undefined if the hints are ambiguous, such as a chain without
 * a town. In order of precedence: store number, postcode, town, coordinates, country, only branch.
 */
export function chooseBranch(
  merchant: SandboxMerchant,
  hints: LocationHints,
): SandboxBranch | undefined {
  if (hints.online) return undefined;
  const inReach = merchant.branches.filter(
    ({ city }) =>
      (hints.country === undefined || city.country === hints.country) &&
      (hints.city === undefined || city === hints.city),
  );
  const numbered = inReach.find(({ store }) => hints.numbers.includes(store));
  if (numbered !== undefined) return numbered;
  const { postcode, point } = hints;
  if (postcode !== undefined) {
    const wanted = foldText(postcode);
    const exact = inReach.find((branch) => foldText(branch.postcode) === wanted);
    if (exact !== undefined) return exact;
  }
  if (hints.elsewhere) return undefined;
  if (point !== undefined) {
    const distance = (branch: SandboxBranch) =>
      Math.hypot(branch.latitude - point.latitude, branch.longitude - point.longitude);
    const nearest = [...inReach].sort((a, b) => distance(a) - distance(b))[0];
    return nearest !== undefined && distance(nearest) < 1 ? nearest : undefined;
  }
  return hints.city !== undefined || inReach.length === 1 ? inReach[0] : undefined;
}
