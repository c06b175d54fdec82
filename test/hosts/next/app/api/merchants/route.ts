import { readSession } from '../../../server/readSession';
import { requestMerchants } from '../../../server/requestMerchants';
import { seenBy } from '../../../server/seenBy';

/** Forwards the browser's requests to the service. */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text();
  const { transactions }: { transactions: { id: string }[] } = JSON.parse(body);
  const seen = seenBy(await readSession());
  seen.calls.push({ ids: transactions.map(({ id }) => id), isRefused: false });
  seen.open += 1;
  try {
    return await requestMerchants(body);
  } finally {
    seen.open -= 1;
  }
}
