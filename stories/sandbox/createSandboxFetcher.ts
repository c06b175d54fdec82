import { createHttpFetcher, type MerchantListFetcher } from '../../src/index.js';
import type { SandboxSettings } from './SandboxSettings.js';
import { SANDBOX_HEADER, serveSandbox } from './serveSandbox.js';

let sessions = 0;

/**
 * A fetcher with a sandbox of its own: over HTTP at this page's origin or, in a built Storybook, in
 * the page. URLs are relative to the page, so that a built Storybook works in any folder.
 */
export function createSandboxFetcher(settings: SandboxSettings = {}): MerchantListFetcher {
  sessions += 1;
  const session = `${Date.now().toString(36)}-${sessions}`;
  return createHttpFetcher({
    url: new URL('api/v3/merchant/list', document.baseURI),
    headers: { [SANDBOX_HEADER]: `${session} ${JSON.stringify(settings)}` },
    ...(import.meta.env.PROD && {
      fetch: (input, init) => serveSandbox(new Request(input, init)),
    }),
  });
}
