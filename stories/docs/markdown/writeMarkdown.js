import { fileURLToPath } from 'node:url';
import { createServer, loadConfigFromFile } from 'vite';

// Writes guides and the pages of components as plain Markdown to `dist/docs`, and `llms.txt`.

const root = fileURLToPath(new URL('../../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const env = { command: /** @type {const} */ ('serve'), mode: 'production' };
const loaded = await loadConfigFromFile(env, `${here}vite.config.ts`, root);
const server = await createServer({
  ...loaded?.config,
  configFile: false,
  root,
  logLevel: 'warn',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false },
});
try {
  const { writePages } = await server.ssrLoadModule(`${here}writePages.ts`);
  writePages(root);
} finally {
  await server.close();
}
