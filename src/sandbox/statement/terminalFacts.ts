import { intermediaries } from '../catalogue/intermediaries.js';
import type { SandboxBranch, SandboxMerchant } from '../catalogue/SandboxMerchant.js';
import { hashText } from '../hashText.js';
import type { StatementRow } from './StatementRow.js';

/** Characters that card networks reserve for prefix, name and store number. */
const NAME_LENGTH = 25;

/** The text that a terminal prints. The name is truncated to leave space for the store number. */
export function printDescriptor(merchant: SandboxMerchant, branch?: SandboxBranch): string {
  const prefix = intermediaries.find(({ code }) => code === merchant.via)?.prefix ?? '';
  const name = merchant.descriptors[0] ?? merchant.name;
  if (branch === undefined) return prefix + name;
  const { city, store } = branch;
  // Small shops have one till and often print no number.
  const isNumbered = merchant.branches.length > 1 || hashText(branch.placeId) % 3 === 0;
  const number = isNumbered ? ` ${store}` : '';
  const room = NAME_LENGTH - prefix.length - number.length;
  return `${prefix}${name.slice(0, room).trimEnd()}${number} ${city.printed} ${city.country.code}`;
}

/** What a bank knows about a terminal: more about some than about others, but always the same. */
export function terminalFacts(
  merchant: SandboxMerchant,
  branch: SandboxBranch | undefined,
): Omit<StatementRow, 'amount' | 'currency'> {
  const facts = hashText(branch?.placeId ?? merchant.id);
  return {
    merchant_name: printDescriptor(merchant, branch),
    ...(branch && facts % 2 === 0 && { city: branch.city.printed }),
    ...(branch && facts % 5 !== 0 && { country: branch.city.country.code }),
    ...(merchant.mcc !== undefined && facts % 4 !== 0 && { mcc: merchant.mcc }),
    ...(branch === undefined && merchant.category !== 'income' && { online: true }),
  };
}
