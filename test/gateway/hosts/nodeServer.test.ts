import { describeHost } from './describeHost.js';
import { listening } from './listening.js';

describeHost('the recipe for Node', async () => {
  const { server } = await import('../../../stories/docs/samples/gateway/nodeServer.js');
  return listening(server);
});
