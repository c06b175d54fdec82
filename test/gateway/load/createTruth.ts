import { createSandbox, SANDBOX_API_KEY } from '../../../src/sandbox/index.js';
import { parseResponse } from '../../../src/service/response/parseResponse.js';
import type { RequestOptions, RequestType, Transaction } from '../../../src/service/types.js';
import { NOW } from '../../sandbox/requestSandbox.js';
import { contentOf } from './startService.js';

export interface Truth {
  /** The records of a row as JSON, as an undisturbed service has them. */
  of(row: Transaction, type: RequestType, options?: RequestOptions): Promise<string>;
}

/** What is right: asked of a sandbox of its own, without any network. */
export function createTruth(serviceUrl: string): Truth {
  const sandbox = createSandbox({ now: () => NOW });
  const known = new Map<string, Promise<string>>();

  async function ask(row: Transaction, options: RequestOptions): Promise<string> {
    const response = await sandbox(
      // Records link to pictures at the address that was asked.
      new Request(`${serviceUrl}/api/v3/merchant/list`, {
        method: 'POST',
        headers: { 'X-Api-Key': SANDBOX_API_KEY, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...options, transactions: [row] }),
      }),
    );
    const result = parseResponse(await response.json(), [row.id]).rows.get(row.id);
    if (!result || result instanceof Error) throw new Error(`no truth about ${row.id}`);
    return JSON.stringify(result.merchants);
  }

  return {
    of(row, type, options = {}) {
      const content = contentOf(row, { type, ...options });
      const answer = known.get(content) ?? ask(row, { type, ...options });
      known.set(content, answer);
      return answer;
    },
  };
}
