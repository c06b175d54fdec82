import { describeHost } from './describeHost.js';
import { served } from './served.js';

describeHost('the recipe for a worker at the edge', async () => {
  const { default: worker } = await import('../../../stories/docs/samples/gateway/edgeWorker.js');
  const { MERCHANT_SERVICE_URL = '', MERCHANT_SERVICE_KEY = '' } = process.env;
  const MERCHANT_STORE_SECRET = 'a secret of at least 32 characters';
  const env = { MERCHANT_SERVICE_URL, MERCHANT_SERVICE_KEY, MERCHANT_STORE_SECRET };
  return served((request) => worker.fetch(request, env));
});
