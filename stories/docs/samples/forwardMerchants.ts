export interface Service {
  /** Without a path, such as `https://service.example`. */
  baseUrl: string;
  /** From your server's configuration. */
  apiKey: string;
  /** Whether this request comes from a customer who is signed in. */
  isSignedIn: (request: Request) => Promise<boolean>;
}

/** Your endpoint: checks the session, adds the key and forwards the body. Web standards only. */
export async function forwardMerchants(request: Request, service: Service): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  if (!(await service.isSignedIn(request))) return new Response(null, { status: 401 });
  const response = await fetch(`${service.baseUrl}/api/v3/merchant/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Api-Key': service.apiKey },
    body: await request.text(),
    signal: request.signal,
  });
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  const retryAfter = response.headers.get('Retry-After');
  if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  return new Response(await response.text(), { status: response.status, headers });
}
