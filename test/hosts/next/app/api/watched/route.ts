import { merchants } from '../../../server/merchants';

let left = 0;

/** The gateway, with a count of the clients that left before its response. */
export function POST(request: Request): Promise<Response> {
  request.signal.addEventListener('abort', () => {
    left += 1;
  });
  return merchants.fetch(request);
}

export function GET(): Response {
  return Response.json({ left });
}
