import { describeHost } from './describeHost.js';
import { served } from './served.js';

describeHost('the recipe for Deno, Bun and srvx', async () => {
  const { default: server } = await import('../../../stories/docs/samples/gateway/fetchServer.js');
  return served((request) => server.fetch(request));
});
