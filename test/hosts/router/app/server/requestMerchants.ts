import { createSandbox } from 'merchantry/sandbox';

/** Known to the server only. */
const API_KEY = 'key of the bank';

/** In place of the merchant service. */
const sandbox = createSandbox({ apiKey: API_KEY, latencyMs: 30 });

/** Adds the key and forwards a request to the service. */
export function requestMerchants(body: string): Promise<Response> {
  return sandbox(
    new Request('https://service.example/api/v3/merchant/list', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Api-Key': API_KEY },
      body,
    }),
  );
}
