import { isDevelopment } from '../isDevelopment.js';

/** `X-Api-Key` and its usual spellings; `Headers` gives names in lower case. */
const KEY_HEADER = /^(?:x-)?api-?key$/;

let warned = false;

/** Says once per page, in development, that a key in a browser is everybody's key. The key itself is never printed. */
export function warnAboutKey(headers: Headers): void {
  if (warned || typeof window === 'undefined' || !isDevelopment()) return;
  const name = Array.from(headers.keys()).find((header) => KEY_HEADER.test(header));
  if (name === undefined) return;
  warned = true;
  console.error(
    `Merchantry: expected createHttpFetcher to send no API key from a browser, but got: the header "${name}". ` +
      'Everybody who opens this page can read it. Keep the key on your server: let `url` point to an endpoint of ' +
      'your own that adds it (the README says what it does).',
  );
}
