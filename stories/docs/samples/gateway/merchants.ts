import { createGateway } from '../../../../src/gateway/index.js';
import { readSession } from './readSession.js';

export const merchants = createGateway({
  serviceUrl: process.env.MERCHANT_SERVICE_URL ?? '',
  apiKey: () => process.env.MERCHANT_SERVICE_KEY ?? '',
  authorize: (request) => readSession(request) !== undefined,
  scopeOf: (request) => readSession(request)?.customerId ?? '',
});
