import { merchantsEurope } from './merchantsEurope.js';
import { merchantsGB } from './merchantsGB.js';
import { merchantsOverseas } from './merchantsOverseas.js';
import { readMerchants } from './readMerchants.js';
import type { SandboxMerchant } from './SandboxMerchant.js';

interface Catalogue {
  merchants: readonly SandboxMerchant[];
  byId: ReadonlyMap<string, SandboxMerchant>;
}

let read: Catalogue | undefined;

/** Every merchant of the sandbox, read once, on first use. All of them are fictional. */
export function catalogue(): Catalogue {
  if (read === undefined) {
    const merchants = [merchantsGB, merchantsEurope, merchantsOverseas].flatMap(readMerchants);
    read = { merchants, byId: new Map(merchants.map((merchant) => [merchant.id, merchant])) };
  }
  return read;
}
