import { createServer } from 'vite';
import { describeHost } from './describeHost.js';

describeHost('the recipe for Vite’s development server', async () => {
  const { merchantsPlugin } = await import('../../../stories/docs/samples/gateway/vitePlugin.js');
  const server = await createServer({
    configFile: false,
    root: 'test/gateway/hosts',
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, strictPort: false, hmr: false, ws: false, watch: null },
    plugins: [merchantsPlugin()],
  });
  await server.listen();
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
});
