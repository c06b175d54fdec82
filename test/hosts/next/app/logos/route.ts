import { sandbox } from '../../server/sandbox';

/** Fetches pictures for the browser, so that it contacts only the bank: `/logos?u=<address>`. */
export function GET(request: Request): Promise<Response> {
  return sandbox(new Request(new URL(request.url).searchParams.get('u') ?? ''));
}
