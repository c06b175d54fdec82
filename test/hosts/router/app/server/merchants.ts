import { createGateway } from 'merchantry/gateway';
import { readCustomer } from './readCustomer.js';

export const merchants = createGateway({
  serviceUrl: process.env.MERCHANT_SERVICE_URL ?? '',
  apiKey: () => process.env.MERCHANT_SERVICE_KEY ?? '',
  authorize: async (request) => (await readCustomer(request)) !== '',
  scopeOf: readCustomer,
});
