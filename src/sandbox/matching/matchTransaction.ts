import type { Transaction } from '../../service/types.js';
import type { SandboxIntermediary } from '../catalogue/intermediaries.js';
import type { SandboxBranch, SandboxMerchant } from '../catalogue/SandboxMerchant.js';
import { chooseBranch } from './chooseBranch.js';
import { findMerchants } from './findMerchants.js';
import { readDescriptor } from './readDescriptor.js';
import { type LocationHints, readHints } from './readHints.js';
import { tidyName } from './tidyName.js';

/** More than this many namesakes help nobody. */
const MAX_CANDIDATES = 3;

export interface Candidate {
  merchant: SandboxMerchant;
  branch: SandboxBranch | undefined;
}

interface Match {
  /** Best first; empty where nobody knows the merchant. */
  candidates: readonly Candidate[];
  intermediary: SandboxIntermediary | undefined;
  /** The text without its noise; undefined where no name is to be read in it. */
  tidied: string | undefined;
}

/** How well the hints agree with a merchant: each agreement counts one, each contradiction takes one. */
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

/** Finds the merchants of a raw transaction, and reads what else its text says. */
export function matchTransaction(transaction: Transaction): Match {
  const descriptor = readDescriptor(transaction.merchant_name ?? '');
  const { intermediary, prefix, words } = descriptor;
  const hints = readHints(transaction, descriptor);
  // With nothing after its prefix, the intermediary itself was paid.
  const found = findMerchants(
    words.length === 0 && intermediary !== undefined ? [intermediary.name] : words,
  );
  const points = new Map(found.map((merchant) => [merchant, agreement(merchant, hints)]));
  const most = Math.max(...points.values());
  const candidates = found
    .filter((merchant) => points.get(merchant) === most)
    .slice(0, MAX_CANDIDATES)
    .map((merchant) => ({ merchant, branch: chooseBranch(merchant, hints) }));
  // Behind a prefix nobody knows, nothing tells the name from the intermediary's own reference.
  const readable = (prefix === undefined || intermediary !== undefined) && words.length > 0;
  return { candidates, intermediary, tidied: readable ? tidyName(words) : undefined };
}
