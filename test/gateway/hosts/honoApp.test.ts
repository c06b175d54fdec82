import { describeHost } from './describeHost.js';
import { served } from './served.js';

describeHost('the recipe for Hono', async () => {
  const { app } = await import('../../../stories/docs/samples/gateway/honoApp.js');
  return served((request) => app.fetch(request));
});
