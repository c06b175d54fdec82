import { readListRequest } from '../sandbox/readListRequest.js';
import { type MerchantRecords, writeResponseRows } from './MerchantRecords.js';

export interface MerchantHandlerOptions {
  /** The records by transaction id. Read again for each request, so a test may change them. */
  records?: MerchantRecords | undefined;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Answers like the endpoint that `createHttpFetcher` calls, for `http.post` of MSW, or wherever a
 * `Request` becomes a `Response`. It keeps to the service's interface: 405 for anything but POST,
 * 400 with `{ error }` for a body that the service would not accept, `[]` for an id without a
 * record, and of each record the fields that the request's type has.
 */
export function merchantHandler({
  records = {},
}: MerchantHandlerOptions = {}): (info: { request: Request }) => Promise<Response> {
  return async ({ request }) => {
    const { status, headers, body } = await answer(
      request.method,
      request.headers.get('Content-Type'),
      await request.text(),
      records,
    );
    return new Response(body, { status, headers });
  };
}

/** The part of Playwright's `Route` that `merchantRoute` uses. */
export interface MerchantRoute {
  request(): {
    method(): string;
    headers(): Record<string, string>;
    postData(): string | null;
  };
  fulfill(response: Answer): Promise<void>;
}

/** Like `merchantHandler`, for Playwright's `page.route`. */
export function merchantRoute({
  records = {},
}: MerchantHandlerOptions = {}): (route: MerchantRoute) => Promise<void> {
  return async (route) => {
    const request = route.request();
    const type = request.headers()['content-type'] ?? null;
    await route.fulfill(await answer(request.method(), type, request.postData() ?? '', records));
  };
}

async function answer(
  method: string,
  contentType: string | null,
  text: string,
  records: MerchantRecords,
): Promise<Answer> {
  if (method !== 'POST') return refuse(405, 'the list answers POST only', { Allow: 'POST' });
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    return refuse(400, 'the header Content-Type must be application/json');
  }
  const list = readListRequest(text);
  if ('error' in list) return refuse(400, list.error);
  const rows = writeResponseRows(list, records);
  // A pending row has no response: the client aborts the request after its timeout.
  return rows === undefined ? new Promise(() => {}) : json(200, rows);
}

const json = (status: number, body: object, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const refuse = (status: number, error: string, headers?: Record<string, string>) =>
  json(status, { error }, headers);
