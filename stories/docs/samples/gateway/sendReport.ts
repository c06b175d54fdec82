import { createHttpFetcher, type MerchantReport } from '../../../../src/index.js';

export const fetcher = createHttpFetcher({
  url: '/api/merchants',
  receiptHeaders: ['Merchantry-Receipt'],
});

/** For `onReport`: a rejection lets the customer try again. */
export async function sendReport(report: MerchantReport): Promise<void> {
  const response = await fetch('/api/merchant-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  });
  if (!response.ok) throw new Error(`The report was answered ${response.status}.`);
}
