import { requestMerchants } from '../server/requestMerchants.js';
import { seen } from '../server/seen.js';
import type { Route } from './+types/merchants.js';

/** Forwards the browser's requests to the service. */
export async function action({ request }: Route.ActionArgs) {
  const body = await request.text();
  const { transactions }: { transactions: { id: string }[] } = JSON.parse(body);
  seen.calls.push(transactions.map(({ id }) => id));
  return requestMerchants(body);
}
