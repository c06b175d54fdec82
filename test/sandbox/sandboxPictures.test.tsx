import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/sandbox/catalogue/catalogue.js';
import { sandboxPictures } from '../../src/sandbox/sandboxPictures.js';
import { printDescriptor } from '../../src/sandbox/statement/printTerminal.js';
import { requestSandbox } from './requestSandbox.js';

const URL_BASE = 'https://bank.example/';

/** Every text of a JSON value. */
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(texts)
      : [];

describe('sandboxPictures', () => {
  it('has every picture to which a record links, in every size', async () => {
    const pictures = sandboxPictures();
    const transactions = catalogue().merchants.flatMap((merchant) =>
      [undefined, ...merchant.branches].map((branch, index) => ({
        id: `${merchant.id} ${index}`,
        merchant_name: printDescriptor(merchant, branch),
      })),
    );
    for (const logo_size of ['1x', '2x', '3x']) {
      const rows = await requestSandbox({ type: 'extended', logo_size, transactions });
      const named = new Set(texts(rows).filter((text) => text.includes('/images/')));
      expect(named.size).toBeGreaterThan(170);
      const lost = [...named].filter((url) => !pictures.has(url.replace(URL_BASE, '')));
      expect(lost).toEqual([]);
    }
  });

  it('draws well-formed XML with a view box and no scripts or external resources', () => {
    const parser = new DOMParser();
    for (const [path, svg] of sandboxPictures()) {
      const parsed = parser.parseFromString(svg, 'image/svg+xml');
      expect(parsed.getElementsByTagName('parsererror'), path).toHaveLength(0);
      expect(parsed.documentElement.tagName, path).toBe('svg');
      expect(parsed.documentElement.hasAttribute('viewBox'), path).toBe(true);
      expect(svg, path).not.toMatch(/<(script|image|use|foreignObject|style)\b/i);
    }
  });

  it('uses file names that any static server can serve', () => {
    for (const path of sandboxPictures().keys()) {
      expect(path).toMatch(
        /^images\/(logos|categories|intermediaries|people)\/[a-z0-9-]+(@[23]x)?\.svg$/,
      );
    }
  });
});
