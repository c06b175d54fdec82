import { createReportRelay } from '../../../../src/reports/index.js';
import { readSession } from './readSession.js';

export const merchantReports = createReportRelay({
  // The whole address of the service’s endpoint for reports.
  serviceUrl: process.env.MERCHANT_REPORTS_URL ?? '',
  apiKey: () => process.env.MERCHANT_SERVICE_KEY ?? '',
  authorize: (request) => readSession(request) !== undefined,
  scopeOf: (request) => readSession(request)?.customerId ?? '',
  // That of the gateway, which signed the receipt. An empty one throws, so that none is forgotten.
  secret: process.env.MERCHANT_STORE_SECRET ?? '',
});
