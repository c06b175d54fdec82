import { describeHost } from './describeHost.js';
import { listening } from './listening.js';

describeHost('the recipe for Express', async () => {
  const { server } = await import('../../../stories/docs/samples/gateway/expressServer.js');
  return listening(server);
});
