import { createGateway, memoryStore } from '../../../../src/gateway/index.js';
import { readSession } from './readSession.js';

export interface Env {
  MERCHANT_SERVICE_URL: string;
  MERCHANT_SERVICE_KEY: string;
  MERCHANT_STORE_SECRET: string;
}

const store = memoryStore();

/** A gateway for each request: such a worker must not await what another request has begun. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const merchants = createGateway({
      serviceUrl: env.MERCHANT_SERVICE_URL,
      apiKey: env.MERCHANT_SERVICE_KEY,
      authorize: () => readSession(request) !== undefined,
      scopeOf: () => readSession(request)?.customerId ?? '',
      store,
      secret: env.MERCHANT_STORE_SECRET,
    });
    try {
      return await merchants.fetch(request);
    } finally {
      merchants.close();
    }
  },
};
