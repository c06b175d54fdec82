import { createGateway } from 'merchantry/gateway';
import { readCustomer } from './readCustomer';

export const merchants = createGateway({
  serviceUrl: process.env.MERCHANT_SERVICE_URL ?? '',
  apiKey: () => process.env.MERCHANT_SERVICE_KEY ?? '',
  authorize: async () => (await readCustomer()) !== '',
  scopeOf: () => readCustomer(),
});
