import { createGateway } from 'merchantry/gateway';
import { readSession } from './readSession.js';

export const merchants = createGateway({
  serviceUrl: process.env.MERCHANT_SERVICE_URL ?? '',
  apiKey: () => process.env.MERCHANT_SERVICE_KEY ?? '',
  authorize: async (request) => (await readSession(request)) !== '',
  scopeOf: readSession,
});
