import { API_KEY, sandbox } from './sandbox';

/** Passes a request on to the service, with the key. */
export function requestMerchants(body: string): Promise<Response> {
  return sandbox(
    new Request('https://service.example/api/v3/merchant/list', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Api-Key': API_KEY },
      body,
    }),
  );
}
