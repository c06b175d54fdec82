import { createHttpFetcher, type MerchantListFetcher } from '../../src/index.js';
import { SANDBOX_HEADER, type SandboxSettings } from './SandboxSettings.js';

let sessions = 0;

/**
 * A fetcher with an endpoint and a sandbox of its own: over HTTP at this page's origin or, in a
 * built Storybook, in the page. URLs are relative to the page, so that a built Storybook works in
 * any folder.
 */
export function createSandboxFetcher(settings: SandboxSettings = {}): MerchantListFetcher {
  sessions += 1;
  const session = `${Date.now().toString(36)}-${sessions}`;
  return createHttpFetcher({
    url: new URL('api/v3/merchant/list', document.baseURI),
    headers: { [SANDBOX_HEADER]: `${session} ${JSON.stringify(settings)}` },
    ...(import.meta.env.SANDBOX_IN_PAGE && {
      fetch: async (input, init) => {
        // Only here: with a server, no page loads a gateway.
        const { serveSandbox } = await import('./serveSandbox.js');
        return serveSandbox(new Request(input, init));
      },
    }),
  });
}
