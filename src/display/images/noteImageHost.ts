/** How long hosts are collected, so that a screen of pictures logs one line. */
const COLLECT_MS = 3_000;
const MAX_NAMED = 5;

const hosts = new Set<string>();

/**
 * Logs in development, once per page, which other hosts pictures came from while the host app has
 * no image policy. Called when a picture has loaded, so tests in jsdom stay silent.
 */
export function noteImageHost(src: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const { origin, host } = new URL(src);
  if (origin === location.origin) return;
  if (hosts.size === 0) setTimeout(tell, COLLECT_MS);
  hosts.add(host);
}

function tell(): void {
  const named = [...hosts].slice(0, MAX_NAMED).join(', ') + (hosts.size > MAX_NAMED ? ' …' : '');
  console.info(
    `Merchantry: pictures came from ${named}, so hosts learn what a customer bought. Name hosts ` +
      'or a proxy with `images` of DisplayProvider; "same-origin" loads from no other host.',
  );
}
