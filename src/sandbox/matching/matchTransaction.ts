import type { Transaction } from '../../service/types.js';
import type { SandboxIntermediary } from '../catalogue/intermediaries.js';
import type { SandboxBranch, SandboxMerchant } from '../catalogue/SandboxMerchant.js';
import { chooseBranch } from './chooseBranch.js';
import { findMerchants } from './findMerchants.js';
import { readDescriptor } from './readDescriptor.js';
import { type LocationHints, readHints } from './readHints.js';
import { tidyName } from './tidyName.js';

/** A longer list of namesakes would not help a reader. */
const MAX_CANDIDATES = 3;

export interface Candidate {
  merchant: SandboxMerchant;
  branch: SandboxBranch | undefined;
}

interface Match {
  /** Best first; empty for an unknown merchant. */
  candidates: readonly Candidate[];
  intermediary: SandboxIntermediary | undefined;
  /** The text without its noise; undefined if it contains no readable name. */
  tidied: string | undefined;
}

/** How well the hints fit a merchant: plus one for each match, minus one for each mismatch. */
function agreement(merchant: SandboxMerchant, hints: LocationHints): number {
  let points = 0;
  if (hints.mcc !== undefined && merchant.mcc !== undefined) {
    points += hints.mcc === merchant.mcc ? 1 : -1;
  }
  if (merchant.branches.length > 0) {
    const { city, country } = hints;
    if (city !== undefined) {
      points += merchant.branches.some((branch) => branch.city === city) ? 1 : -1;
    }
    if (country !== undefined) {
      points += merchant.branches.some((branch) => branch.city.country === country) ? 1 : -1;
    }
  } else if (hints.online) {
    points += 1;
  }
  return points;
}

/** Finds the merchants and the intermediary that a raw transaction names. */
export function matchTransaction(transaction: Transaction): Match {
  const descriptor = readDescriptor(transaction.merchant_name ?? '');
  const { intermediary, prefix, words } = descriptor;
  const hints = readHints(transaction, descriptor);
  // With nothing after the prefix, the intermediary itself was paid.
  const found = findMerchants(
    words.length === 0 && intermediary !== undefined ? [intermediary.name] : words,
  );
  const points = new Map(found.map((merchant) => [merchant, agreement(merchant, hints)]));
  const most = Math.max(...points.values());
  const candidates = found
    .filter((merchant) => points.get(merchant) === most)
    .slice(0, MAX_CANDIDATES)
    .map((merchant) => ({ merchant, branch: chooseBranch(merchant, hints) }));
  // After an unknown prefix, a name cannot be told from the intermediary's own reference.
  const readable = (prefix === undefined || intermediary !== undefined) && words.length > 0;
  return { candidates, intermediary, tidied: readable ? tidyName(words) : undefined };
}
