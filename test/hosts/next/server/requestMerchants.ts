import { API_KEY, sandbox } from './sandbox';

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
