import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { serve } from 'srvx';
import { expect, it, onTestFinished } from 'vitest';
import { OLDEST_REACT, putOldestReact } from '../package/oldestReact.js';
import { run } from '../package/run.js';
import { starts } from '../webdriver/starts.js';
import { packLibrary } from './visit/packLibrary.js';

const LOGOS = 200;

const PAGE = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"></head>
<body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>`;

const MAIN = `
import { MerchantLogo } from 'merchantry';
import 'merchantry/styles.css';
import { version } from 'react';
import { createRoot } from 'react-dom/client';

globalThis.reactVersion = version;
createRoot(document.getElementById('root')).render(
  Array.from({ length: ${LOGOS} }, (_, index) => (
    <div key={index} style={{ blockSize: 400 }}>
      <MerchantLogo merchant={{ name: 'Harrow', logoImg: location.origin + '/logos/' + index }} />
    </div>
  )),
);`;

/** All that is imported from React is of the page's own copy. */
const CONFIG = `export default { resolve: { dedupe: ['react', 'react-dom'] } };`;

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44"><path d="M0 0h44v44z"/></svg>';

/** A built page with the packed library and the oldest React. Returns its folder. */
function buildPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'merchantry-react18-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  packLibrary(folder);
  putOldestReact(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'main.jsx'), MAIN);
  writeFileSync(join(folder, 'vite.config.js'), CONFIG);
  const env = { NODE_ENV: 'production' };
  run('npx', ['--no-install', 'vite', 'build', '--logLevel', 'error'], { cwd: folder, env });
  return join(folder, 'dist');
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** WebKit requests a picture at once, and with a referrer, whose `src` is set before the rest. */
it('React 18 requests logos near the screen only, and without a referrer', async () => {
  const folder = buildPage();
  const logos: { path: string; referrer: string | null }[] = [];
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    silent: true,
    fetch({ url, headers }) {
      const { pathname } = new URL(url);
      if (pathname.startsWith('/logos/')) {
        logos.push({ path: pathname, referrer: headers.get('Referer') });
        return new Response(LOGO, { headers: { 'Content-Type': 'image/svg+xml' } });
      }
      if (pathname === '/favicon.ico') return new Response(null, { status: 204 });
      const type = TYPES[extname(pathname)];
      return new Response(readFileSync(join(folder, type ? pathname : 'index.html')), {
        headers: { 'Content-Type': type ?? 'text/html', 'Referrer-Policy': 'unsafe-url' },
      });
    },
  });
  await server.ready();
  onTestFinished(() => server.close(true));
  const browser = await starts.webkit();
  onTestFinished(() => browser.close());
  await browser.open(server.url ?? '');
  const isLoaded = (index: number) => () =>
    browser.read(`String(document.images[${index}]?.hasAttribute('data-loaded'))`);

  await expect.poll(isLoaded(0)).toBe('true');
  expect(await browser.read('reactVersion')).toBe(OLDEST_REACT);
  // What was requested at once would be here before the last one.
  await browser.evaluate(`scrollTo(0, ${LOGOS * 400})`);
  await expect.poll(isLoaded(LOGOS - 1)).toBe('true');
  expect(logos.length).toBeLessThan(LOGOS / 4);
  expect(logos.filter(({ referrer }) => referrer !== null)).toEqual([]);
});
