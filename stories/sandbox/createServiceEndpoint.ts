import { createGateway } from '../../src/gateway/index.js';
import type { MerchantService } from './MerchantService.js';
import { hasFaults, readSandboxHeader, SANDBOX_HEADER } from './SandboxSettings.js';
import { serveSandbox } from './serveSandbox.js';

export interface ServiceEndpoint {
  respond(request: Request): Promise<Response>;
  close(): void;
}

/**
 * The bank's own endpoint in front of a real service, for everybody who can reach it. Stories with
 * faults keep the sandbox: no real service fails on demand.
 */
export function createServiceEndpoint({ url, key }: MerchantService): ServiceEndpoint {
  const gateway = createGateway({
    serviceUrl: url,
    apiKey: key,
    authorize: () => true,
    // One for all stories, which show the same rows.
    scopeOf: () => 'storybook',
  });
  return {
    respond: (request) =>
      isForSandbox(request) ? serveSandbox(request, createGateway) : gateway.fetch(request),
    close: gateway.close,
  };
}

function isForSandbox({ method, headers }: Request): boolean {
  if (method !== 'POST') return true;
  try {
    return hasFaults(readSandboxHeader(headers.get(SANDBOX_HEADER) ?? ''));
  } catch {
    // It says what is wrong with the header.
    return true;
  }
}
