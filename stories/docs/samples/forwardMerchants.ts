export interface Service {
  /** `https://service.example`, without a path. */
  baseUrl: string;
  /** From the server's own configuration. */
  apiKey: string;
  /** Whether this request comes from a customer who is signed in. */
  isSignedIn: (request: Request) => Promise<boolean>;
}

/** Your endpoint: checks the session, adds the key, forwards the body. Web standards only. */
export async function forwardMerchants(request: Request, service: Service): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  if (!(await service.isSignedIn(request))) return new Response(null, { status: 401 });
  const answer = await fetch(`${service.baseUrl}/api/v3/merchant/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Api-Key': service.apiKey },
    body: await request.text(),
    signal: request.signal,
  });
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  const wait = answer.headers.get('Retry-After');
  if (wait !== null) headers.set('Retry-After', wait);
  return new Response(await answer.text(), { status: answer.status, headers });
}
