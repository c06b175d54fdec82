import { createSandbox, SANDBOX_API_KEY, type SandboxOptions } from '../../src/sandbox/index.js';
import type { WireRecord } from '../../src/sandbox/WireRecord.js';

/** Friday, 20 November 2026, 18:40 in London. */
export const NOW = Date.UTC(2026, 10, 20, 18, 40);

export const LIST_URL = 'https://bank.example/api/v3/merchant/list';

export type ListBody = Record<string, WireRecord[]>;

/** A well-formed list request; `init` replaces parts of it. */
export function listRequest(body: unknown, init: RequestInit & { url?: string } = {}): Request {
  const { url = LIST_URL, ...rest } = init;
  return new Request(url, {
    method: 'POST',
    headers: { 'X-Api-Key': SANDBOX_API_KEY, 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...rest,
  });
}

/** Sends a request to a new sandbox at `NOW` and returns the body of the response. */
export async function requestSandbox(
  body: Record<string, unknown>,
  options: SandboxOptions = {},
): Promise<ListBody> {
  const sandbox = createSandbox({ now: () => NOW, ...options });
  const response = await sandbox(listRequest({ type: 'restrictive', ...body }));
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as ListBody;
}

/** The first record for one text. */
export async function requestRecord(
  merchant_name: string,
  options: Record<string, unknown> = {},
): Promise<WireRecord> {
  const rows = await requestSandbox({ transactions: [{ id: 'a', merchant_name }], ...options });
  const record = rows.a?.[0];
  if (record === undefined) throw new Error(`no record for ${merchant_name}`);
  return record;
}
